const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const COOLDOWN_MS = MINUTE_MS;
/** At most so many codes to one phone in a window, whatever `RATE_LIMITS` says. */
const QUOTAS = [
  { codes: 5, windowMs: HOUR_MS },
  { codes: 10, windowMs: DAY_MS },
];

/**
 * Gives the moment from which a phone may be sent another code, given those of the last day, newest first.
 * A code that may not have been delivered is void: it counts towards the quotas but starts no cooldown.
 */
export function nextCodeRequest(recent: { createdAt: Date; voidedAt: Date | null }[], now: Date): Date {
  const moments = [now.getTime()];
  const [newest] = recent;
  if (newest && newest.voidedAt === null) moments.push(newest.createdAt.getTime() + COOLDOWN_MS);
  for (const { codes, windowMs } of QUOTAS) {
    const oldestCounted = recent[codes - 1];
    if (oldestCounted) moments.push(oldestCounted.createdAt.getTime() + windowMs);
  }
  return new Date(Math.max(...moments));
}
