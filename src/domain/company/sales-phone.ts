/** The phone to call a company at: its first contact with one; null when it has none. */
export function salesPhone({ contacts }: { contacts: readonly { phone: string | null }[] }): string | null {
  return contacts.find(({ phone }) => phone !== null && /\d/.test(phone))?.phone ?? null;
}
