import { asItStood } from './overlay/as-it-stood.ts';
import { WORLD_MADE } from './overlay/past-prices.ts';
import type { DeveloperGroup } from './world/groups.ts';
import { feedOf } from './world-feeds.ts';

/** A file that a feed had so many days before today's, whole or with what was amiss with it. */
interface PastExport {
  daysAgo: number;
  spoil?: (text: string) => string;
}

const DAY = 86_400_000;

/** Files of the feeds that are read more than once, oldest first, by the key of the group. */
const PAST_EXPORTS: Record<string, readonly PastExport[]> = {
  bureau: [
    { daysAgo: 77 },
    { daysAgo: 63 },
    { daysAgo: 49 },
    { daysAgo: 35, spoil: asNotice },
    { daysAgo: 34 },
    { daysAgo: 21, spoil: withoutLastComplex },
    { daysAgo: 20 },
    { daysAgo: 13, spoil: withPricesInWords },
    { daysAgo: 12 },
    { daysAgo: 6 },
    { daysAgo: 3 },
    { daysAgo: 1 },
  ],
};

/** The files a group's feed had before today's, oldest first; none for a feed that is read once. */
export function* pastExports(group: DeveloperGroup): Generator<{ daysAgo: number; text: string }> {
  for (const { daysAgo, spoil } of PAST_EXPORTS[group.key] ?? []) {
    const at = new Date(WORLD_MADE - daysAgo * DAY);
    const text = [...feedOf(group, (complex) => asItStood(complex, at))].join('');
    yield { daysAgo, text: spoil ? spoil(text) : text };
  }
}

/** The moment from which the readings of a group's feed tell its history themselves; null when it is read once. */
export function readSince(group: DeveloperGroup): Date | null {
  const first = PAST_EXPORTS[group.key]?.[0];
  return first ? new Date(WORLD_MADE - first.daysAgo * DAY) : null;
}

/** A page of the developer's site in place of its feed. */
function asNotice(): string {
  return '<!doctype html>\n<html lang="ru"><head><title>Технические работы</title></head><body>Сайт скоро откроется</body></html>\n';
}

/** The export ended before its last complex. */
function withoutLastComplex(text: string): string {
  const offers = text.split('\n');
  const complexOf = (line: string): string | undefined => /<JKSchema><Id>(\d+)<\/Id>/.exec(line)?.[1];
  const last = offers.map(complexOf).findLast((id) => id !== undefined);
  return offers.filter((line) => complexOf(line) !== last).join('\n');
}

/** A manager wrote words where two flats on sale had prices. */
function withPricesInWords(text: string): string {
  let left = 2;
  return text
    .split('\n')
    .map((line) => {
      if (left === 0 || !line.includes('<Status>free</Status>')) return line;
      left -= 1;
      return line.replace(/<Price>\d+<\/Price>/, '<Price>по запросу</Price>');
    })
    .join('\n');
}
