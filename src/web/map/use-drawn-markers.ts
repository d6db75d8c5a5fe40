import { useEffect, useState } from 'react';
import { changeSome, isAllDrawn } from './change-some.ts';
import type { MapMarker } from './map-types.ts';

/** So many a slow phone lays out and paints well within a frame that somebody would miss. */
const MOST_A_FRAME = 24;

/** The markers that are drawn by now on the way to those wanted, and whether they are all. */
export function useDrawnMarkers(markers: readonly MapMarker[]) {
  const [drawn, setDrawn] = useState(() => changeSome([], markers, MOST_A_FRAME));
  const isWhole = isAllDrawn(drawn, markers);
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setDrawn(changeSome(drawn, markers, MOST_A_FRAME)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, markers, isWhole]);
  return { drawn, isWhole };
}
