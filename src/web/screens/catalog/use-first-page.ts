import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsHydrating } from '../../parts/page/use-is-hydrating.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The first of the pages of results shown one under another; the last one is in the address. */
    firstPage?: number;
  }
}

/**
 * The page the shown results begin with. The history remembers it, so that coming back shows all that was shown;
 * a page the server rendered begins with itself.
 */
export function useFirstPage(page = 1): number {
  const { firstPage, __TSR_key: visit } = useLocation({ select: ({ state }) => state });
  const isHydrating = useIsHydrating();
  const [renderedVisit] = useState(isHydrating ? visit : undefined);
  if (isHydrating || visit === renderedVisit || firstPage === undefined) return page;
  return Math.min(firstPage, page);
}
