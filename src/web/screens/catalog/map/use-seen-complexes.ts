import { useState } from 'react';

const KEY = 'genplan.seen-on-map';
const MOST = 500;

/** Complexes whose cards were opened on a map of this browser, and how one joins them. */
export function useSeenComplexes() {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(kept()));

  function see(complexId: number) {
    const next = [...seen, complexId].slice(-MOST);
    setSeen(new Set(next));
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Forbidden or full: they are remembered until the page is left.
    }
  }

  return { seen, see };
}

function kept(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}
