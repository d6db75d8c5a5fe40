import type { Env } from '../../env.ts';

const SCRIPTS = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru', 'https://yastatic.net'];

/** What its owner asks a Content-Security-Policy to allow: yandex.com/maps-api/docs/js-api/common/connection/csp. */
const YANDEX: Record<string, string[]> = {
  'script-src': [...SCRIPTS, "'unsafe-eval'"],
  'style-src': SCRIPTS,
  'img-src': [...SCRIPTS, 'https://*.maps.yandex.net'],
  'connect-src': [...SCRIPTS, 'https://*.maps.yandex.net'],
  'worker-src': ['blob:'],
};

/** What an engine of maps needs in a directive beside what every page has; our own needs nothing. */
export function mapsSources(engine: Env['map']['engine'], directive: string): string[] {
  return engine === 'yandex' ? (YANDEX[directive] ?? []) : [];
}
