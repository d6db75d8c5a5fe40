import type { ServiceContext } from '#services/context.ts';

/** The whole address of a tab of `/legal-info`. */
export function tabAddress({ settings }: ServiceContext, tab: number): string {
  return `${settings.publicUrl}/legal-info?legalInfoTab=${tab}`;
}
