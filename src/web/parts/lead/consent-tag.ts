import { isConsentTag } from '#domain/legal-doc/is-consent-tag.ts';

/**
 * The document people agree to when they leave a contact: the first whose name speaks of personal data; 0 when none
 * does.
 */
export function consentTag(tags: readonly { id: number; tag: string }[]): number {
  const found = tags.filter(({ tag }) => isConsentTag(tag)).sort((one, other) => one.id - other.id);
  return found[0]?.id ?? 0;
}
