import { useEffect } from 'react';
import { TIMING } from '../timing.ts';

/** Lets animations start a moment after mount, by the class `animations-ready` on the root element. */
export function useAnimationsReady(): void {
  useEffect(() => {
    const timer = setTimeout(
      () => document.documentElement.classList.add('animations-ready'),
      TIMING.animationsReadyMs,
    );
    return () => clearTimeout(timer);
  }, []);
}
