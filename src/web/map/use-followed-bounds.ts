import { useEffect, useEffectEvent, useRef } from 'react';
import type { Bounds } from '#domain/geo/bounds.ts';

/** Calls `show` whenever the edges of the bounds have changed, but not for the first ones. */
export function useFollowedBounds({ south, west, north, east }: Bounds, show: () => void): void {
  const edges = [south, west, north, east].join();
  const shown = useRef(edges);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (shown.current === edges) return;
    shown.current = edges;
    showNow();
  }, [edges]);
}
