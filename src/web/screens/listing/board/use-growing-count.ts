import { startTransition, useEffect, useState } from 'react';
import { useIsFirstHtml } from '../../../parts/page/use-is-first-html.ts';

/**
 * How many of many rows to show now: what came from the server is whole at once; what is made in the browser grows by
 * a step between frames, so that hundreds of rows never hold up a press.
 */
export function useGrowingCount(total: number, step: number): number {
  const isFirstHtml = useIsFirstHtml();
  const [count, setCount] = useState(isFirstHtml ? total : step);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [count, total, step]);
  return count;
}
