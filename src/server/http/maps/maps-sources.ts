import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { mapsFolder } from './maps-folder.ts';

/** Sources of a Content-Security-Policy by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

const SCRIPTS = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru', 'https://yastatic.net'];

/** Yandex requires these sources: yandex.com/maps-api/docs/js-api/common/connection/csp. */
const YANDEX: PolicySources = {
  'script-src': [...SCRIPTS, "'unsafe-eval'"],
  'style-src': SCRIPTS,
  'img-src': [...SCRIPTS, 'https://*.maps.yandex.net'],
  'connect-src': [...SCRIPTS, 'https://*.maps.yandex.net'],
  'worker-src': ['blob:'],
};

/**
 * Gives the sources that maps need besides those of every page: none, unless the deployer named files of other sites.
 */
export function mapsSources({ map, dataDir }: Pick<Env, 'map' | 'dataDir'>): PolicySources {
  if (map.engine === 'yandex') return YANDEX;
  const { pmtilesUrl, styleUrl, glyphsUrl, spriteUrl } = map;
  const named = [pmtilesUrl, styleUrl, glyphsUrl, spriteUrl].filter((url) => url !== undefined);
  const hosts = [...new Set([...named, ...addressesInStyle(styleUrl, dataDir)].flatMap(originOf))];
  return { 'connect-src': hosts, 'img-src': hosts };
}

/**
 * Finds addresses in a style of ours, which may use tiles of other sites. A style of another site is not read here, so
 * it may use only its own.
 */
function addressesInStyle(styleUrl: string | undefined, dataDir: string): string[] {
  if (!styleUrl?.startsWith('/maps/')) return [];
  try {
    const style = readFileSync(join(mapsFolder({ dataDir }), styleUrl.slice('/maps/'.length)), 'utf8');
    return style.match(/https?:\/\/[^"\s]+/g) ?? [];
  } catch {
    // The file may be put in place later; until then it uses no other site.
    return [];
  }
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
