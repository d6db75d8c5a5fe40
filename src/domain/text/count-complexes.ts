import { countPhrase } from './count-phrase.ts';

/** '1 жилой комплекс', '2 жилых комплекса', '5 жилых комплексов'. */
export function countComplexes(count: number): string {
  return countPhrase(count, 'жилой комплекс', 'жилых комплекса', 'жилых комплексов');
}
