/** The header counts whole seconds and an answer takes its time: a smaller difference says nothing. */
const NOISE_MS = 3_000;

let aheadMs = 0;

/** Learns from the `Date` header of an answer how far the server's clock is ahead of the reader's. */
export function noteServerDate(date: string | null, now: number): void {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return;
  aheadMs = Math.abs(server - now) > NOISE_MS ? server - now : 0;
}

/** The time by the server's clock, to the second; the reader's own where both agree. */
export function serverTime(now: number): number {
  return now + aheadMs;
}
