import { useEffect, useState } from 'react';
import type { CalcQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { countMatching } from '#domain/mortgage/evaluate/count-matching.ts';
import type { Calculation } from '../calculate.ts';

/** Moves come first: counting begins when they have stopped, and stops when another one comes. */
const REST_MS = 250;
/** As long as a frame can spare. */
const SLICE_MS = 4;

/** How many offers fit at each value of an option; null until it was counted for the first time. */
export function useFitCounts(
  { offers, query, context }: Pick<Calculation, 'offers' | 'query' | 'context'>,
  option: keyof CalcQuery,
  values: readonly number[],
): readonly number[] | null {
  const [counts, setCounts] = useState<readonly number[] | null>(null);
  useEffect(() => {
    const counting = countMatching(offers, query, context, { option, values });
    const found: number[] = [];
    let timer = setTimeout(countOn, REST_MS);
    function countOn() {
      const end = performance.now() + SLICE_MS;
      do {
        const next = counting.next();
        if (next.done) return setCounts((before) => (before?.join() === found.join() ? before : found));
        found.push(next.value);
      } while (performance.now() < end);
      timer = setTimeout(countOn);
    }
    return () => clearTimeout(timer);
  }, [offers, query, context, option, values]);
  return counts;
}
