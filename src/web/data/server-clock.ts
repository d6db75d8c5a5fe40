let aheadMs = 0;

/** Learns from the `Date` header of an answer how far the server's clock is ahead of the reader's. */
export function noteServerDate(date: string | null, now: number): void {
  const server = Date.parse(date ?? '');
  if (!Number.isNaN(server)) aheadMs = server - now;
}

/** What the server's clock shows, to the second; the reader's own until an answer has come. */
export function serverTime(now: number): number {
  return now + aheadMs;
}
