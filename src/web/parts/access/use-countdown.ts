import { useEffect, useReducer } from 'react';
import { serverTime } from '../../data/server-clock.ts';

const TICK_MS = 250;

/** Whole seconds until a moment of the server's clock; 0 when it has come or there is none. */
export function useCountdown(until: Date | undefined): number {
  const [, redraw] = useReducer((ticks: number) => ticks + 1, 0);
  const seconds = secondsUntil(until);
  const isRunning = seconds > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(redraw, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return seconds;
}

function secondsUntil(until: Date | undefined): number {
  return until ? Math.max(0, Math.ceil((until.getTime() - serverTime(Date.now())) / 1_000)) : 0;
}
