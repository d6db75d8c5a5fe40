import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DrawnPage } from './draw-page.ts';
import { createFairLine } from './fair-line.ts';
import { type Pace, type PackedText, packText } from './packed-text.ts';

/** How long a page stays whose every change is told: what nobody foresaw ends with it. */
export const KEPT_MS = 600_000;
/** How long a page stays that shows what outside systems answered, for they tell of no change. */
export const KEPT_FROM_OUTSIDE_MS = 30_000;
/** How long ago a page may have stopped being true that is shown while the next one is drawn. */
const UNTRUE_MS = 60_000;
/**
 * While so many pages that have changed are not drawn yet, a crowd asks for them, as after an import: one person asks
 * for fewer at once, and is always shown what changed.
 */
const CROWD = 3;
/** While more pages than this are drawn, they wait for each other, and are packed in haste. */
const UNHURRIED = 3;
/** Pages that nobody waits for leave the processors to whoever does. */
const BEHIND = { atOnce: 1, waiting: 300, rest: 1 };
const MOST_BYTES = 24 * 1_024 * 1_024;

/** A page that goes to every visitor whose visit is the same. */
export interface KeptPage extends Omit<DrawnPage, 'html'>, PackedText {
  etag: string;
}

interface Entry {
  /** Versions of all that the page shows, as they were when it was asked for. */
  stamp: string;
  drawnAtMs: number;
  /** When it was last known that nothing has changed since. */
  trueAtMs: number;
  page: Promise<KeptPage | DrawnPage>;
  /** The page once it is packed. */
  made: KeptPage | null;
  /** The page before it, while this one is drawn. */
  before: Entry | null;
  /** Ends a drawing that nobody waits for; null for one that somebody does. */
  behind: AbortController | null;
}

export interface Drawing {
  /** The version of all that the page shows; null while nobody can tell. */
  version: string | null;
  /** Ends when nobody waits for it, for all were shown the page before, and another drawing has taken its place. */
  signal: AbortSignal;
}

type Draw = (drawing: Drawing) => Promise<DrawnPage>;

export interface KeptPages {
  /**
   * The page of a key: the kept one if nothing that pages show has changed since, for so many milliseconds, else one
   * that is drawn now, once for all who ask meanwhile. Whoever would wait is shown the page before: one that has only
   * grown old, for as long again, or one that was true a minute ago; only who asks first after a change waits for what
   * changed, and in a crowd nobody does. While nobody can tell of changes, each page is drawn for who asks, but a crowd
   * is shown what was true a minute ago. Pages other than 200, and those some call of which failed, are not kept.
   * Errors: those of `draw`.
   */
  take(key: string, keptMs: number, draw: Draw): Promise<KeptPage | DrawnPage>;
  /** Counts what is kept. */
  count(): { count: number; bytes: number };
}

interface Options {
  /** Answers what `ShownVersion.current` does. */
  stamp(): Promise<string | null>;
  nowMs(): number;
}

/** Pages drawn once for all who are shown the same, packed, those asked for last within a bound of memory. */
export function createKeptPages({ stamp, nowMs }: Options): KeptPages {
  const kept = new LRUCache<string, Entry>({ maxSize: MOST_BYTES });
  const lineBehind = createFairLine(BEHIND);
  /** Pages that have changed, that are shown as they were and not drawn anew yet. */
  let changing = 0;
  /** Pages that are drawn while nobody can tell whether the ones before still hold. */
  let untold = 0;
  /** Pages that are drawn or packed. */
  let underWay = 0;

  async function keep(key: string, entry: Entry, drawn: DrawnPage): Promise<KeptPage | DrawnPage> {
    if (drawn.status === 200 && drawn.isWhole)
      entry.made = await pack(drawn, underWay > UNHURRIED ? 'hasty' : 'tight');
    // Until it is packed the page before is shown.
    entry.before = null;
    entry.behind = null;
    if (entry.made === null) {
      if (kept.peek(key) === entry) kept.delete(key);
      return drawn;
    }
    if (kept.peek(key) === entry) store(key, entry);
    return entry.made;
  }

  async function drawUntold(draw: Draw): Promise<DrawnPage> {
    untold += 1;
    try {
      return await draw({ version: null, signal: new AbortController().signal });
    } finally {
      untold -= 1;
    }
  }

  function store(key: string, entry: Entry): void {
    kept.set(key, entry, { size: key.length + ((entry.made ?? entry.before?.made)?.bytes ?? 0) });
  }

  return {
    count: () => ({ count: kept.size, bytes: kept.calculatedSize }),
    async take(key, keptMs, draw) {
      const current = await stamp();
      const found = kept.get(key);
      const askedAtMs = nowMs();
      const last = found?.made ? found : (found?.before ?? null);
      if (current === null) {
        if (untold >= CROWD && last && isWithin(UNTRUE_MS, last.trueAtMs, askedAtMs)) return last.page;
        return drawUntold(draw);
      }
      for (const entry of [found, last]) if (entry?.stamp === current) entry.trueAtMs = askedAtMs;
      const mayBeShown =
        last?.stamp === current
          ? isWithin(2 * keptMs, last.drawnAtMs, askedAtMs)
          : last !== null && isWithin(UNTRUE_MS, last.trueAtMs, askedAtMs);
      const before = mayBeShown ? last : null;
      if (found?.stamp === current && isWithin(keptMs, found.drawnAtMs, askedAtMs)) {
        if (before) return before.page;
        if (!found.behind) return found.page;
      }
      const hasChanged = before !== null && before.stamp !== current;
      const isBehind = before !== null && (!hasChanged || changing >= CROWD);
      const leaving = new AbortController();
      const drawing: Drawing = { version: current, signal: leaving.signal };
      const drawn = isBehind ? lineBehind.pass(key, leaving.signal, () => draw(drawing)) : draw(drawing);
      const entry: Entry = {
        stamp: current,
        drawnAtMs: askedAtMs,
        trueAtMs: askedAtMs,
        page: drawn.then((drawn) => keep(key, entry, drawn)),
        made: null,
        before,
        behind: isBehind ? leaving : null,
      };
      underWay += 1;
      if (hasChanged) changing += 1;
      store(key, entry);
      found?.behind?.abort();
      entry.page
        .catch(() => {
          if (kept.peek(key) !== entry) return;
          // The page before still does, and whoever asks for it tries again.
          if (before) store(key, before);
          else kept.delete(key);
        })
        .finally(() => {
          underWay -= 1;
          if (hasChanged) changing -= 1;
        });
      return isBehind ? before!.page : entry.page;
    },
  };
}

/** A clock that was set back would keep a page of the future. */
function isWithin(mostMs: number, sinceMs: number, nowMs: number): boolean {
  return sinceMs <= nowMs && nowMs - sinceMs < mostMs;
}

async function pack({ html, ...page }: DrawnPage, pace: Pace): Promise<KeptPage> {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { ...page, ...(await packText(html, pace)), etag };
}
