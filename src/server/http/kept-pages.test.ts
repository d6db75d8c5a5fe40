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
    await pages.take('/', KEPT_MS, draw);
    world.nowMs = KEPT_MS - 1;
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(1);
    world.nowMs = KEPT_MS;
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(2);
    await pages.take('/', KEPT_MS, draw);
    world.nowMs = KEPT_MS - 1;
    await pages.take('/', KEPT_MS, draw);
    expect(world.draws).toBe(3);
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
    const drawings: boolean[] = [];
    const ask = () =>
      pages.take('/', KEPT_MS, ({ isBehind }) => {
        drawings.push(isBehind);
        return next.promise;
      });
    return { world, first, next, drawings, ask };
  }

  it('everybody is shown the page before when it has only grown old, for as long again', async () => {
    const { world, first, next, drawings, ask } = await keepFirst();
    world.nowMs = 2 * KEPT_MS - 1;
    expect(await ask()).toBe(first);
    expect(await ask()).toBe(first);
    expect(drawings).toEqual([true]);
    next.resolve(drawn('the next'));
    await expect.poll(async () => (await ask()) !== first).toBe(true);
    expect(drawings).toEqual([true]);
  });

  it('nobody is shown one that is older', async () => {
    const { world, first, next, drawings, ask } = await keepFirst();
    world.nowMs = 2 * KEPT_MS;
    const asked = ask();
    next.resolve(drawn('the next'));
    expect(await asked).not.toBe(first);
    expect(drawings).toEqual([false]);
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
    const { world, first, next, drawings, ask } = await keepFirst();
    world.version = '2';
    const asked = ask();
    expect(await ask()).toBe(first);
    next.resolve(drawn('the next'));
    expect(await asked).not.toBe(first);
    expect(await ask()).toBe(await asked);
    expect(drawings).toEqual([false]);
  });

  it('the page before stays when the next one fails', async () => {
    const { world, first, next, drawings, ask } = await keepFirst();
    world.nowMs = KEPT_MS;
    expect(await ask()).toBe(first);
    next.reject(new Error('the line is full'));
    await expect.poll(async () => [await ask(), drawings.length]).toEqual([first, 2]);
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
