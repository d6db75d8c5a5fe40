import { useEffect, useMemo, useRef } from 'react';
import { TIMING } from '../timing.ts';
import { createCooldown } from './cooldown.ts';

/** A function that runs `action` 400 ms after its last call, with the arguments of that call. */
export function useCooldown<Arguments extends unknown[]>(
  action: (...args: Arguments) => void,
  delayMs: number = TIMING.formWatchCooldownMs,
): (...args: Arguments) => void {
  const latest = useRef(action);
  latest.current = action;
  const cooldown = useMemo(
    () => createCooldown((...args: Arguments) => latest.current(...args), delayMs),
    [delayMs],
  );
  useEffect(() => cooldown.cancel, [cooldown]);
  return cooldown.call;
}
