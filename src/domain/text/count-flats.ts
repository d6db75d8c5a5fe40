import { countPhrase } from './count-phrase.ts';

/** '1 квартира', '2 квартиры', '214 квартир'. */
export function countFlats(count: number): string {
  return countPhrase(count, 'квартира', 'квартиры', 'квартир');
}
