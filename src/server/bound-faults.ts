import { errorWords } from '#domain/error-words.ts';

const MINUTE_MS = 60_000;
/** Words of faults may hold what is different each time; then the oldest make room. */
const MOST_FAULTS = 500;

interface Known {
  /** Milliseconds since 1970 at which it was last written. */
  writtenAt: number;
  dropped: number;
}

/**
 * Lets each fault through once a minute: in an outage every call fails alike, and a stack for each would fill the disk.
 * The next line of the same fault says how many were left out.
 */
export function boundFaults(now: () => number = Date.now): {
  /** Null for a line to leave out, else how many were left out before it. */
  admit(error: unknown, message: string): number | null;
} {
  const faults = new Map<string, Known>();
  return {
    admit(error, message) {
      const fault = `${message}\n${errorWords(error)}`;
      const known = faults.get(fault);
      if (known && now() - known.writtenAt < MINUTE_MS) {
        known.dropped += 1;
        return null;
      }
      faults.delete(fault);
      faults.set(fault, { writtenAt: now(), dropped: 0 });
      if (faults.size > MOST_FAULTS) faults.delete(faults.keys().next().value!);
      return known?.dropped ?? 0;
    },
  };
}
