/** The one clock of the product; outside production it can be moved to try what time does. */
export interface Clock {
  now(): Date;
  /** Sets the offset from the machine's clock, in milliseconds; 0 returns to it. */
  shift(offsetMs: number): void;
}

export function createClock(machineNow: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => new Date(machineNow() + offset),
    shift(offsetMs) {
      offset = offsetMs;
    },
  };
}
