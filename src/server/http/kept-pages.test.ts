import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type DrawnPage, drawnPage } from './draw-page.ts';
import { createKeptPages, KEPT_MS, type KeptPage } from './kept-pages.ts';

const HTML = '<!DOCTYPE html><html lang="ru"><script>1</script>Квартиры</html>';

function drawn(html = HTML, status = 200): DrawnPage {
  return drawnPage({ status, statusText: '', headers: [], html }, '/search');
}

/** Kept pages whose version and clock the test turns, and a page that counts how often it is drawn. */
function setUp() {
  const world = { version: '1' as string | null, nowMs: 0, draws: 0 };
  const pages = createKeptPages({ stamp: async () => world.version, nowMs: () => world.nowMs });
  const draw = async () => {
    world.draws += 1;
    return drawn(`${HTML}${world.draws}`);
  };
  return { world, pages, draw };
}

describe('a page that is kept', () => {
  it('is drawn once for all who ask, at once or after each other', async () => {
    const { world, pages, draw } = setUp();
    const all = await Promise.all(Array.from({ length: 20 }, () => pages.take('/', KEPT_MS, draw)));
    all.push(await pages.take('/', KEPT_MS, draw));
    expect(new Set(all).size).toBe(1);
    expect(world.draws).toBe(1);
  });

  it('is packed tighter when few are drawn than among many', async () => {
    const { pages } = setUp();
    const page = drawn(readFileSync('README.md', 'utf8'));
    const take = (key: string) => pages.take(key, KEPT_MS, async () => page) as Promise<KeptPage>;
    const alone = await take('/');
    const [first] = await Promise.all(Array.from({ length: 8 }, (_, n) => take(`/${n}`)));
    expect(first!.bytes).toBeGreaterThan(alone.bytes);
    expect(first!.etag).toBe(alone.etag);
    expect(await first!.body(null)).toEqual(await alone.body(null));
  });

  it('is drawn anew when what it shows has changed, though the change came while it was drawn', async () => {
    const { world, pages, draw } = setUp();
    await pages.take('/', KEPT_MS, async () => {
      world.version = '2';
      return draw();
    });
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(2);
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(2);
  });

  it('is drawn anew when its time is over, and when the clock goes back', async () => {
    const { world, pages, draw } = setUp();
    const first = await pages.take('/', KEPT_MS, draw);
    world.nowMs = KEPT_MS - 1;
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(1);
    world.nowMs = KEPT_MS;
    await expect.poll(() => pages.take('/', KEPT_MS, draw)).not.toBe(first);
    expect(world.draws).toBe(2);
    world.nowMs = KEPT_MS - 1;
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(3);
  });

  it('is shown as it was until the next one is packed, which takes a while', async () => {
    const { world, pages, draw } = setUp();
    const before = await pages.take('/', KEPT_MS, draw);
    world.version = '2';
    const drawing = Promise.withResolvers<DrawnPage>();
    const next = pages.take('/', KEPT_MS, () => drawing.promise);
    drawing.resolve(drawn('2'));
    await drawing.promise;
    expect(await pages.take('/', KEPT_MS, draw)).toBe(before);
    expect(await pages.take('/', KEPT_MS, draw)).toBe(before);
    const packed = await next;
    expect(packed).not.toBe(before);
    expect(await pages.take('/', KEPT_MS, draw)).toBe(packed);
  });

  it.each([
    ['is not found', () => drawn(HTML, 404)],
    ['goes without an answer', () => ({ ...drawn(), isWhole: false })],
  ])('is none that %s', async (_, page) => {
    const { world, pages } = setUp();
    const draw = async () => {
      world.draws += 1;
      return page();
    };
    await pages.take('/', KEPT_MS, draw);
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(2);
  });

  it('is the same text in every packing, and its mark tells it from any other', async () => {
    const { pages } = setUp();
    const page = (await pages.take('/', KEPT_MS, async () => drawn())) as KeptPage;
    const other = (await pages.take('/other', KEPT_MS, async () => drawn(`${HTML} `))) as KeptPage;
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe(HTML);
    expect(gunzipSync(await page.body('gzip')).toString()).toBe(HTML);
    expect(String(await page.body(null))).toBe(HTML);
    expect(page.etag).not.toBe(other.etag);
  });
});

describe('while the next page is drawn', () => {
  /** Keeps a page, and gives how to begin the next one and to end it. */
  async function keepFirst() {
    const { world, pages, draw } = setUp();
    const first = (await pages.take('/', KEPT_MS, draw)) as KeptPage;
    const next = Promise.withResolvers<DrawnPage>();
    const begun = { drawings: 0 };
    const ask = () =>
      pages.take('/', KEPT_MS, () => {
        begun.drawings += 1;
        return next.promise;
      });
    return { world, first, next, begun, ask };
  }

  it('everybody is shown the page before when it has only grown old, for as long again', async () => {
    const { world, first, next, begun, ask } = await keepFirst();
    world.nowMs = 2 * KEPT_MS - 1;
    expect(await ask()).toBe(first);
    expect(await ask()).toBe(first);
    expect(begun.drawings).toBe(1);
    next.resolve(drawn('the next'));
    await expect.poll(async () => (await ask()) !== first).toBe(true);
    expect(begun.drawings).toBe(1);
  });

  it('nobody is shown one that is older', async () => {
    const { world, first, next, begun, ask } = await keepFirst();
    world.nowMs = 2 * KEPT_MS;
    const asked = ask();
    next.resolve(drawn('the next'));
    expect(await asked).not.toBe(first);
    expect(begun.drawings).toBe(1);
  });

  it.each([
    ['a minute after it was known to be true, to nobody', 60_000, false],
    ['within a minute, to all but the first', 59_999, true],
  ])('a page that was changed is shown %s', async (_, sinceMs, isShown) => {
    const { world, first, next, ask } = await keepFirst();
    const trueAtMs = KEPT_MS / 2;
    world.nowMs = trueAtMs;
    expect(await ask()).toBe(first);
    world.version = '2';
    world.nowMs = trueAtMs + sinceMs;
    const [asked, beside] = [ask(), ask()];
    next.resolve(drawn('the next'));
    expect([await asked, await beside].map((page) => page === first)).toEqual([false, isShown]);
  });

  it('who asks first after a change waits for it, and the others are shown the page before', async () => {
    const { world, first, next, begun, ask } = await keepFirst();
    world.version = '2';
    const asked = ask();
    expect(await ask()).toBe(first);
    next.resolve(drawn('the next'));
    expect(await asked).not.toBe(first);
    expect(await ask()).toBe(await asked);
    expect(begun.drawings).toBe(1);
  });

  it('the page before stays when the next one fails', async () => {
    const { world, first, next, begun, ask } = await keepFirst();
    world.nowMs = KEPT_MS;
    expect(await ask()).toBe(first);
    next.reject(new Error('the line is full'));
    await expect.poll(async () => (await ask()) === first && begun.drawings > 1).toBe(true);
  });
});

describe('when a crowd asks for pages that have changed', () => {
  const PATHS = Array.from({ length: 12 }, (_, at) => `/flat/${at}`);

  /** Keeps twelve pages, changes all of them and asks for each, with drawings that the test ends. */
  async function crowd() {
    const { world, pages, draw } = setUp();
    const before = await Promise.all(PATHS.map((path) => pages.take(path, KEPT_MS, draw)));
    world.version = '2';
    const drawings = new Map<string, PromiseWithResolvers<DrawnPage> & { signal: AbortSignal }>();
    const ask = (path: string) =>
      pages.take(path, KEPT_MS, ({ version, signal }) => {
        const drawing = { ...Promise.withResolvers<DrawnPage>(), signal };
        drawings.set(`${path} ${version}`, drawing);
        signal.addEventListener('abort', () => drawing.reject(signal.reason));
        return drawing.promise;
      });
    const end = (name: string) => drawings.get(name)!.resolve(drawn(name));
    return { world, before, drawings, ask, end, asked: PATHS.map(ask) };
  }

  it('three wait, everybody else is shown the page before, and one after another is drawn behind', async () => {
    const { before, drawings, ask, end, asked } = await crowd();
    expect(await Promise.all(asked.slice(3))).toEqual(before.slice(3));
    const awaited = PATHS.slice(0, 3).map((path) => `${path} 2`);
    expect([...drawings.keys()]).toEqual([...awaited, '/flat/3 2']);
    for (const name of awaited) end(name);
    const changed = (await Promise.all(asked.slice(0, 3))) as KeptPage[];
    expect(await Promise.all(changed.map(async ({ body }) => String(await body(null))))).toEqual(awaited);
    expect(await ask(PATHS[4]!)).toBe(before[4]);
    end('/flat/3 2');
    await expect.poll(() => [...drawings.keys()].slice(4)).toEqual(['/flat/4 2']);
    expect(await ask(PATHS[3]!)).not.toBe(before[3]);
  });

  it('whoever may not be shown the page before any more has the next one drawn before all others', async () => {
    const { world, drawings, ask, end, asked } = await crowd();
    await Promise.all(asked.slice(3));
    world.nowMs = 60_000;
    const late = ask(PATHS[4]!);
    await expect.poll(() => [...drawings.keys()].at(-1)).toBe('/flat/4 2');
    end('/flat/4 2');
    const page = (await late) as KeptPage;
    expect(String(await page.body(null))).toBe('/flat/4 2');
    expect(await ask(PATHS[4]!)).toBe(page);
  });

  it('a page that changes once more is drawn as it is then, and not as it was in between', async () => {
    const { world, before, drawings, ask, end, asked } = await crowd();
    await Promise.all(asked.slice(3));
    world.version = '3';
    expect(await ask(PATHS[3]!)).toBe(before[3]);
    expect(drawings.get('/flat/3 2')!.signal.aborted).toBe(true);
    expect(await ask(PATHS[4]!)).toBe(before[4]);
    await expect.poll(() => [...drawings.keys()].slice(4)).toEqual(['/flat/4 3']);
    end('/flat/4 3');
    await expect.poll(async () => (await ask(PATHS[4]!)) !== before[4]).toBe(true);
  });

  it('is no crowd again when all of them are drawn', async () => {
    const { world, before, drawings, ask, end, asked } = await crowd();
    for (const number of PATHS.keys()) {
      await expect.poll(() => drawings.has(`/flat/${number} 2`)).toBe(true);
      end(`/flat/${number} 2`);
    }
    await Promise.all(asked);
    await expect.poll(async () => (await ask(PATHS[4]!)) !== before[4]).toBe(true);
    world.version = '3';
    const again = ask(PATHS[4]!);
    await expect.poll(() => drawings.has('/flat/4 3')).toBe(true);
    end('/flat/4 3');
    expect(String(await ((await again) as KeptPage).body(null))).toBe('/flat/4 3');
  });
});

describe('while nobody can tell whether pages still hold', () => {
  it('a crowd is shown what was true a minute ago, and whoever asks without one what is true now', async () => {
    const { world, pages, draw } = setUp();
    const before = await pages.take('/', KEPT_MS, draw);
    world.version = null;
    const drawing = Promise.withResolvers<DrawnPage>();
    const waiting = Array.from({ length: 3 }, () => pages.take('/', KEPT_MS, () => drawing.promise));
    expect(await pages.take('/', KEPT_MS, draw)).toBe(before);
    world.nowMs = 60_000;
    expect(await pages.take('/', KEPT_MS, draw)).not.toBe(before);
    world.nowMs = 0;
    drawing.resolve(drawn('now'));
    await Promise.all(waiting);
    expect(await pages.take('/', KEPT_MS, draw)).not.toBe(before);
    expect(world.draws).toBe(3);
  });
});

describe('a page that is not kept', () => {
  it.each([301, 404, 410, 503])('is answered with %i', async (status) => {
    const { pages } = setUp();
    let draws = 0;
    const draw = async () => {
      draws += 1;
      return drawn(HTML, status);
    };
    await pages.take('/', KEPT_MS, draw);
    expect(await pages.take('/', KEPT_MS, draw)).toEqual(drawn(HTML, status));
    expect(draws).toBe(2);
  });

  it('failed for all who waited for it, and the next is drawn', async () => {
    const { world, pages, draw } = setUp();
    const fail = () => Promise.reject(new Error('no database'));
    const asked = await Promise.allSettled([pages.take('/', KEPT_MS, fail), pages.take('/', KEPT_MS, draw)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(1);
  });

  it('is drawn while nobody can tell whether it still holds', async () => {
    const { world, pages, draw } = setUp();
    await pages.take('/', KEPT_MS, draw);
    world.version = null;
    await pages.take('/', KEPT_MS, draw);
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(3);
  });
});
