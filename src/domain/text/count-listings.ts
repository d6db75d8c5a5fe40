import { countPhrase } from './count-phrase.ts';

/** '1 объявление', '2 объявления', '0 объявлений'. */
export function countListings(count: number): string {
  return countPhrase(count, 'объявление', 'объявления', 'объявлений');
}
