/** The tag of the document on personal data contains this word; every form asks consent to that document. */
export const CONSENT_WORD = 'персональных';

/** Whether links of consent may lead to the document of a tag. */
export function isConsentTag(tag: string): boolean {
  return tag.toLowerCase().includes(CONSENT_WORD);
}
