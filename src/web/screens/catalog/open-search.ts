import { useEffect } from 'react';
import { keptFile } from '../../lazy-screen.ts';

const SKELETON_AFTER_MS = 100;

let isOpen = false;

export const searchLoader = keptFile(() => import('./load-search.ts'));

/** Called by the page of results: it has at hand what a change of the search needs. */
export function useOpenSearch(): void {
  useEffect(() => {
    isOpen = true;
    searchLoader().catch(() => {});
    return () => {
      isOpen = false;
    };
  }, []);
}

/** When a skeleton stands in for a search that is on its way: the open page keeps its old results instead. */
export function searchPendingMs(): number {
  return isOpen ? Number.POSITIVE_INFINITY : SKELETON_AFTER_MS;
}
