import { createHash } from 'node:crypto';
import type { MapSettings } from '#contract/map-settings.ts';
import type { Env } from '../../env.ts';
import { bootMaps } from './boot-maps.ts';

/** The script that waits for the first map of a page: its text, and its address, which changes with the text. */
export interface MapsBoot {
  path: string;
  code: string;
}

/** The engine of our own comes with the screens that draw maps; that of Yandex is fetched from its owner. */
export function mapsBoot({ yandexKey, ...settings }: Env['map']): MapsBoot {
  const address = settings.engine === 'yandex' ? yandexEngine(yandexKey!) : null;
  // Layout, and what types leave behind when they are stripped.
  const code = String(bootMaps)
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}()[\].,:;=<>?&|]) ?/g, '$1')
    .replace(/[,;]([)\]}])/g, '$1');
  const text = `(${code})(${JSON.stringify(address)},${JSON.stringify(settings satisfies MapSettings)})`;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  return { path: `/maps/boot-${hash}.js`, code: text };
}

function yandexEngine(key: string): string {
  return `https://api-maps.yandex.ru/v3/?${new URLSearchParams({ apikey: key, lang: 'ru_RU' })}`;
}
