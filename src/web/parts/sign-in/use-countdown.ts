import { useEffect, useState } from 'react';
import { serverTime } from '../../data/server-clock.ts';

const TICK_MS = 250;

/** Whole seconds until a moment of the server's clock; 0 when it has come or there is none. */
export function useCountdown(until: Date | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));

  useEffect(() => {
    setSeconds(secondsUntil(until));
    if (secondsUntil(until) === 0) return;
    const timer = setInterval(() => {
      const left = secondsUntil(until);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);

  return seconds;
}

function secondsUntil(until: Date | undefined): number {
  return until ? Math.max(0, Math.ceil((until.getTime() - serverTime(Date.now())) / 1_000)) : 0;
}
