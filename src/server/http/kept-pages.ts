import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { DrawnPage } from './draw-page.ts';

/** How long a page may say what was so when it was drawn: freshness stamps, and data that a browser asks anew. */
const KEPT_MS = 30_000;
const MOST_BYTES = 64 * 1_024 * 1_024;
/** A page is packed once for many: better than what is packed while one waits, and still a few milliseconds. */
const QUALITY = 6;

const PACKERS = {
  br: (text: Uint8Array) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text: Uint8Array) => promisify(gzip)(text),
};

export type Packing = keyof typeof PACKERS;

/** A page that goes to every visitor whose visit is the same. */
export interface KeptPage extends Omit<DrawnPage, 'html'> {
  etag: string;
  /** The page as it travels: packed so, or plain. */
  body(packing: Packing | null): Promise<Buffer>;
}

interface Entry {
  /** Versions of all that the page shows, as they were when it was asked for. */
  stamp: string;
  drawnAtMs: number;
  page: Promise<KeptPage | DrawnPage>;
}

export interface KeptPages {
  /**
   * The page of a key: the kept one if nothing that pages show has changed since, else one that is drawn now, once for
   * all who ask meanwhile. Pages other than 200 are not kept. Errors: those of `draw`.
   */
  take(key: string, draw: () => Promise<DrawnPage>): Promise<KeptPage | DrawnPage>;
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

  async function keep(key: string, entry: Entry, drawn: DrawnPage): Promise<KeptPage | DrawnPage> {
    if (drawn.status !== 200) {
      if (kept.peek(key) === entry) kept.delete(key);
      return drawn;
    }
    const { page, bytes } = await pack(drawn);
    if (kept.peek(key) === entry) kept.set(key, entry, { size: key.length + bytes });
    return page;
  }

  return {
    count: () => ({ count: kept.size, bytes: kept.calculatedSize }),
    async take(key, draw) {
      const current = await stamp();
      if (current === null) return draw();
      const found = kept.get(key);
      const drawnAtMs = nowMs();
      const ageMs = found ? drawnAtMs - found.drawnAtMs : Number.NaN;
      // A clock that was set back would keep a page of the future.
      if (found?.stamp === current && ageMs >= 0 && ageMs < KEPT_MS) return found.page;
      const entry: Entry = {
        stamp: current,
        drawnAtMs,
        page: draw().then((drawn) => keep(key, entry, drawn)),
      };
      kept.set(key, entry, { size: key.length });
      entry.page.catch(() => {
        if (kept.peek(key) === entry) kept.delete(key);
      });
      return entry.page;
    },
  };
}

/** Only the smallest form stays in memory; the others are made of it for the few who ask for them. */
async function pack({ html, ...page }: DrawnPage): Promise<{ page: KeptPage; bytes: number }> {
  const packed = await PACKERS.br(html);
  const plain = () => promisify(brotliDecompress)(packed);
  const made: KeptPage = {
    ...page,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    async body(packing) {
      if (packing === 'br') return packed;
      return packing === null ? plain() : PACKERS[packing](await plain());
    },
  };
  return { page: made, bytes: packed.length };
}
