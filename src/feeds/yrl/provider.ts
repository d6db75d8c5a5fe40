import { FEED_LIMITS } from '../limits.ts';
import type { FeedEvent, FeedProvider, ReadOptions } from '../provider.ts';
import { readRecords } from '../read-records.ts';
import { mapYrlOffer } from './map.ts';
import { parseYrlOffer } from './parse.ts';

/** Yandex Realty: a flat list of offers, each repeating its house, complex and seller. */
export const yrlProvider: FeedProvider = { dialect: 'yrl', read };

async function* read(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<FeedEvent> {
  const isOffer = (path: readonly string[]): boolean => path.length === 2 && path[1] === 'offer';
  for await (const { element } of readRecords(text, isOffer, options.limits ?? FEED_LIMITS)) {
    yield* mapYrlOffer(parseYrlOffer(element), options);
  }
}
