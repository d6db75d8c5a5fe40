import type { LegalTag } from '#contract/legal-doc.ts';

/** The document of a tag as the answers name it; left out when there is none. */
export function docOf(found: LegalTag | undefined): { doc?: { title: string } } {
  return found ? { doc: { title: found.tag } } : {};
}
