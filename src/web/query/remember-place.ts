import type { PageSettings } from '../page-settings.ts';

const LIFE_SECONDS = 9_999 * 86_400;

/** The next visit begins in these places; 'all' for everywhere. */
export function rememberPlace(place: string, { appEnv }: Pick<PageSettings, 'appEnv'>): void {
  const secure = appEnv === 'production' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in some browsers.
  document.cookie = `location=${place}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax${secure}`;
}
