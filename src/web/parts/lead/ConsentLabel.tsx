import { isConsentTag } from '#domain/legal-doc/is-consent-tag.ts';

/** The words of a consent: pressing them ticks the box, and the document opens by the link inside them. */
export function ConsentLabel({ href }: { href: string }) {
  return (
    <>
      Соглашаюсь с{' '}
      <a href={href} target="_blank" rel="noreferrer">
        политикой
      </a>{' '}
      в отношении обработки персональных данных
    </>
  );
}

/**
 * The address of the document people agree to when they leave a contact: the first whose name speaks of personal data;
 * the list of documents when none does.
 */
export function consentPath(tags: readonly { id: number; tag: string }[]): string {
  const found = tags.filter(({ tag }) => isConsentTag(tag)).sort((one, other) => one.id - other.id);
  return `/legal-info?legalInfoTab=${found[0]?.id ?? 0}`;
}
