import type { Theme } from '#domain/widget/theme.ts';
import { isFontUrl } from '#domain/widget/theme-value.ts';

/** A base URL as it is kept, which is a source of a policy as well: nothing a directive could be broken out of. */
const HOST_SOURCE = /^https?:\/\/[a-z0-9.-]+(?::(?:\d{1,5}|\*))?$/;

/**
 * The policy of an answer for a widget: who may frame it, null for nobody, and from where its fonts may come. The rest
 * stays as it is for every page.
 */
export function widgetPolicy(policy: string, baseUrls: readonly string[] | null, theme: Theme): string {
  const frames =
    baseUrls === null ? ["'none'"] : ["'self'", ...baseUrls.filter((url) => HOST_SOURCE.test(url))];
  const fonts = (theme.fontList ?? [])
    .filter(({ url }) => isFontUrl(url) && url.startsWith('https:'))
    .map(({ url }) => new URL(url).origin);
  return policy
    .split(';')
    .map((directive) => {
      const [name] = directive.trim().split(' ');
      if (name === 'frame-ancestors') return [name, ...frames].join(' ');
      if (name === 'font-src') return [name, "'self'", ...new Set(fonts)].join(' ');
      return directive;
    })
    .join(';');
}
