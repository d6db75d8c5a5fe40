import { FEED_LIMITS } from '../limits.ts';
import type { FeedEvent, FeedProvider, ReadOptions } from '../provider.ts';
import { readRecords } from '../read-records.ts';
import { mapCianObject } from './map.ts';
import { parseCianObject } from './parse.ts';

/** CIAN, version 2: a flat list of objects; some exports put them as `offer` into the root of Yandex. */
export const cianProvider: FeedProvider = { dialect: 'cian', read };

async function* read(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<FeedEvent> {
  const isObject = (path: readonly string[]): boolean =>
    path.length === 2 && (path[1] === 'object' || path[1] === 'offer');
  for await (const { element } of readRecords(text, isObject, options.limits ?? FEED_LIMITS)) {
    yield* mapCianObject(parseCianObject(element), options);
  }
}
