import { AppError } from '#domain/errors.ts';

interface Place {
  begin(): void;
  refuse(reason: unknown): void;
}

interface Size {
  /** Works under way at once. */
  atOnce: number;
  /** Works that wait for their turn. */
  waiting: number;
  /** How long a work waits, in milliseconds; without it, until its turn. */
  longestMs?: number;
  /** How many times as long as a work took its place stays empty after it, for what else the processors have to do. */
  rest?: number;
}

export interface FairLine {
  /**
   * Does the work when its turn comes; whoever has left by then waits no more.
   * Errors: UNAVAILABLE when the line is full or the wait too long, and what the signal was aborted with.
   */
  pass<T>(caller: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/**
 * A line in which callers take turns, however many works each of them brings: the neighbour of a flood waits for one
 * work of it and not for all. A full line lets a newcomer in only at the cost of somebody who has more works in it.
 */
export function createFairLine({ atOnce, waiting, longestMs, rest = 0 }: Size): FairLine {
  /** Waiting calls by caller; the caller whose turn is next stands first. */
  const lines = new Map<string, Place[]>();
  let underWay = 0;
  let inLine = 0;

  async function pass<T>(caller: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (underWay >= atOnce) await turnOf(caller, signal);
    else underWay += 1;
    const beganAt = performance.now();
    try {
      return await work();
    } finally {
      if (rest === 0) giveTurn();
      else setTimeout(giveTurn, rest * (performance.now() - beganAt)).unref();
    }
  }

  function turnOf(caller: string, signal: AbortSignal): Promise<void> {
    makeRoom(caller);
    return new Promise((begin, refuse) => {
      const late = longestMs && setTimeout(() => remove(caller, place) && refuse(isFull()), longestMs);
      const place: Place = {
        begin() {
          clearTimeout(late);
          begin();
        },
        refuse(reason) {
          clearTimeout(late);
          refuse(reason);
        },
      };
      lines.set(caller, [...(lines.get(caller) ?? []), place]);
      inLine += 1;
      const leave = () => {
        if (remove(caller, place)) place.refuse(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The place of a work that ended goes to the next caller, who then stands last. */
  function giveTurn(): void {
    const [next] = lines;
    if (next === undefined) {
      underWay -= 1;
      return;
    }
    const [caller, places] = next;
    const place = places[0]!;
    lines.delete(caller);
    if (places.length > 1) lines.set(caller, places.slice(1));
    inLine -= 1;
    place.begin();
  }

  function makeRoom(caller: string): void {
    if (inLine < waiting) return;
    const own = lines.get(caller) ?? [];
    const [busiest, places] = [...lines].reduce(
      (most, one) => (one[1].length > most[1].length ? one : most),
      [caller, own],
    );
    const last = places.at(-1);
    if (last === undefined || places.length <= own.length + 1) throw isFull();
    remove(busiest, last);
    last.refuse(isFull());
  }

  function remove(caller: string, place: Place): boolean {
    const places = lines.get(caller) ?? [];
    const others = places.filter((one) => one !== place);
    if (others.length === places.length) return false;
    if (others.length > 0) lines.set(caller, others);
    else lines.delete(caller);
    inLine -= 1;
    return true;
  }

  return { pass };
}

function isFull(): AppError {
  return new AppError('UNAVAILABLE', 'Сервис временно недоступен. Повторите чуть позже');
}
