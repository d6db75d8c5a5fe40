const collator = new Intl.Collator('ru', { numeric: true });

/** Orders sections of a house and houses of a complex: '2' before '10', names after numbers, no name last. */
export function bySectionName(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return collator.compare(one, other);
}
