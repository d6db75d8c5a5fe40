import { type RefObject, useEffect, useState } from 'react';
import type { MapSettings } from '#contract/map-settings.ts';

/** Always the script of maps of today, for pages that were opened as one without it. */
const SCRIPT_OF_TODAY = '/maps/boot.js';

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

    const script = document.querySelector<HTMLScriptElement>('[data-maps-script]');
    // It gives itself a mark when it runs; a page counts as loaded after its scripts have run or failed.
    const failUnlessRan = () => script?.dataset.mapsScript === 'on' || fail();
    if (!script) bringScript().addEventListener('error', fail, { signal });
    else if (document.readyState === 'complete') failUnlessRan();
    else addEventListener('load', failUnlessRan, { signal });
    return () => stop.abort();
  }, [element]);
  return turn;
}

function bringScript(): HTMLScriptElement {
  const script = document.createElement('script');
  script.dataset.mapsScript = 'on';
  script.src = SCRIPT_OF_TODAY;
  document.head.append(script);
  return script;
}
