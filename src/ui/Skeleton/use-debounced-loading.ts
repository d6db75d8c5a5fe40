import { useEffect, useState } from 'react';
import { TIMING } from '../timing.ts';

/** Turns true once `loading` has lasted for the debounce, and false at once when it ends. */
export function useDebouncedLoading(
  loading: boolean,
  debounceMs: number = TIMING.loadingDebounceMs,
): boolean {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), debounceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading, debounceMs]);

  return loading && late;
}
