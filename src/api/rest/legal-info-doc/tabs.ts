import type { LegalTag } from '#contract/legal-doc.ts';
import type { ServiceContext } from '#services/context.ts';

/** The document of a tag as the answers name it; left out when there is none. */
export function docOf(found: LegalTag | undefined): { doc?: { title: string } } {
  return found ? { doc: { title: found.tag } } : {};
}

/** The whole address of a tab of `/legal-info`. */
export function tabAddress({ settings }: ServiceContext, tab: number): string {
  return `${settings.publicUrl}/legal-info?legalInfoTab=${tab}`;
}
