import { type RefObject, useEffect, useState } from 'react';
import type { MapSettings } from '#contract/map-settings.ts';

/** The script of maps gives itself this mark when it runs. */
const RUNNING_BOOT = '[data-maps-script="on"]';

/**
 * The settings of the map in an element, once the script of maps says that it may be drawn; 'failed' when the script
 * or the engine it fetches was blocked.
 */
export function useMapTurn(element: RefObject<HTMLElement | null>): MapSettings | 'waiting' | 'failed' {
  const [turn, setTurn] = useState<MapSettings | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    const map = element.current!;
    const stop = new AbortController();
    const { signal } = stop;
    const fail = () => setTurn('failed');
    map.addEventListener('map:ready', (event) => setTurn((event as CustomEvent<MapSettings>).detail), {
      signal,
    });
    map.addEventListener('map:failed', fail, { signal });
    map.dispatchEvent(new Event('map:wanted', { bubbles: true }));
    // A page counts as loaded after its scripts have run or failed.
    const failUnlessBooted = () => document.querySelector(RUNNING_BOOT) ?? fail();
    if (document.readyState === 'complete') failUnlessBooted();
    else addEventListener('load', failUnlessBooted, { signal });
    return () => stop.abort();
  }, [element]);
  return turn;
}
