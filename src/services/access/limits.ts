export interface LimitWindow {
  points: number;
  seconds: number;
}

interface Limit {
  per: 'address' | 'key';
  windows: readonly LimitWindow[];
  /** With the counters unreachable, sign-in is refused and the catalogue is served. */
  withoutCounters: 'refuse' | 'allow';
}

const limit = (
  per: Limit['per'],
  withoutCounters: Limit['withoutCounters'],
  ...windows: [points: number, seconds: number][]
): Limit => ({ per, withoutCounters, windows: windows.map(([points, seconds]) => ({ points, seconds })) });

/**
 * Every limit is per address, per person, or per API key and address; limits per phone and per code are counted from
 * their own rows.
 */
export const LIMITS = {
  requestSignInCode: limit('address', 'refuse', [30, 3_600]),
  signInByCode: limit('address', 'refuse', [20, 60]),
  request: limit('address', 'allow', [50, 10], [200, 60]),
  lead: limit('address', 'allow', [30, 60]),
  clientError: limit('address', 'allow', [30, 60]),
  locate: limit('address', 'allow', [30, 60]),
  route: limit('address', 'allow', [60, 60]),
  reach: limit('address', 'allow', [20, 60]),
  siteLook: limit('key', 'allow', [20, 60]),
  suggestAddresses: limit('address', 'allow', [60, 60]),
  widgetApplication: limit('address', 'allow', [30, 60]),
  feedCheck: limit('address', 'refuse', [6, 60], [60, 3_600]),
  apiKey: limit('key', 'allow', [60, 60]),
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** `RATE_LIMITS=relaxed` multiplies every limit by this. */
export const RELAXED_FACTOR = 1_000;

export interface RateLimiter {
  /** Counts one call. Errors: LIMIT with `retryAfterSeconds`, UNAVAILABLE when the counters are out of reach. */
  consume(name: LimitName, key: string): Promise<void>;
}
