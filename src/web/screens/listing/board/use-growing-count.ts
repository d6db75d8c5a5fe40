import { startTransition, useEffect, useState } from 'react';
import { useIsHydrating } from '../../../parts/page/use-is-hydrating.ts';

/**
 * How many of many rows to show now: what came from the server is whole at once; what is made in the browser grows by
 * a step between frames, so that hundreds of rows never hold up a press.
 */
export function useGrowingCount(total: number, step: number): number {
  const isHydrating = useIsHydrating();
  const [count, setCount] = useState(isHydrating ? total : step);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [count, total, step]);
  return count;
}
