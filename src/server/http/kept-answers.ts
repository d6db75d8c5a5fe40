import { LRUCache } from 'lru-cache';
import type { InProcessCall } from '#web/data/in-process-call.ts';
import { inOwnMemory } from './in-own-memory.ts';

/** A page is kept for longer, but what a crowd asks for anew after a change it asks for at once. */
const KEPT_MS = 60_000;
const MOST_BYTES = 8 * 1_024 * 1_024;

/** Answers to what pages ask while they are drawn, as texts. */
export interface KeptAnswers {
  /**
   * The answer to a question that everybody is answered alike: the one given within a minute, if nothing that pages
   * show has changed since, else what `ask` gives, once for all who ask meanwhile. Errors: those of `ask`.
   */
  take(version: string, asked: Parameters<InProcessCall>[0], ask: () => Promise<string>): Promise<string>;
}

/**
 * Keeps answers that the pages of one version share: those of a phone and a desk, of one search and its marks. The clock
 * is one that is never set back.
 */
export function createKeptAnswers(nowMs = () => performance.now()): KeptAnswers {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
  });
  const asking = new Map<string, Promise<string>>();

  async function keep(key: string, ask: () => Promise<string>): Promise<string> {
    const text = await ask();
    const bytes = inOwnMemory(text);
    kept.set(key, bytes, { size: key.length + bytes.length });
    return text;
  }

  return {
    async take(version, { type, path, input }, ask) {
      const key = JSON.stringify([version, type, path, input]);
      const known = kept.get(key);
      if (known) return known.toString();
      const answer = asking.get(key) ?? keep(key, ask).finally(() => asking.delete(key));
      asking.set(key, answer);
      return answer;
    },
  };
}
