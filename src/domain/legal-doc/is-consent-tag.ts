/** What the tag of the text about personal data holds, whose consent every form asks for. */
export const CONSENT_WORD = 'персональных';

/** Whether links of consent may lead to the document of a tag. */
export function isConsentTag(tag: string): boolean {
  return tag.toLowerCase().includes(CONSENT_WORD);
}
