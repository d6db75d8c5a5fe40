import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type DrawnPage, drawnPage } from './draw-page.ts';
import { createKeptPages, type KeptPage } from './kept-pages.ts';

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
    const all = await Promise.all(Array.from({ length: 20 }, () => pages.take('/', draw)));
    all.push(await pages.take('/', draw));
    expect(new Set(all).size).toBe(1);
    expect(world.draws).toBe(1);
  });

  it('is drawn anew when what it shows has changed, though the change came while it was drawn', async () => {
    const { world, pages, draw } = setUp();
    await pages.take('/', async () => {
      world.version = '2';
      return draw();
    });
    await pages.take('/', draw);
    expect(world.draws).toBe(2);
    await pages.take('/', draw);
    expect(world.draws).toBe(2);
  });

  it('is drawn anew after half a minute, and when the clock goes back', async () => {
    const { world, pages, draw } = setUp();
    await pages.take('/', draw);
    world.nowMs = 29_999;
    await pages.take('/', draw);
    expect(world.draws).toBe(1);
    world.nowMs = 30_000;
    await pages.take('/', draw);
    expect(world.draws).toBe(2);
    await pages.take('/', draw);
    world.nowMs = 29_999;
    await pages.take('/', draw);
    expect(world.draws).toBe(3);
  });

  it('is the same text in every packing, and its mark tells it from any other', async () => {
    const { pages } = setUp();
    const page = (await pages.take('/', async () => drawn())) as KeptPage;
    const other = (await pages.take('/other', async () => drawn(`${HTML} `))) as KeptPage;
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
    const first = (await pages.take('/', draw)) as KeptPage;
    const next = Promise.withResolvers<DrawnPage>();
    const drawings: boolean[] = [];
    const ask = () =>
      pages.take('/', ({ isBehind }) => {
        drawings.push(isBehind);
        return next.promise;
      });
    return { world, first, next, drawings, ask };
  }

  it('everybody is shown the page before when it has only grown old, for a minute', async () => {
    const { world, first, next, drawings, ask } = await keepFirst();
    world.nowMs = 59_999;
    expect(await ask()).toBe(first);
    expect(await ask()).toBe(first);
    expect(drawings).toEqual([true]);
    next.resolve(drawn('the next'));
    await expect.poll(async () => (await ask()) !== first).toBe(true);
    expect(drawings).toEqual([true]);
  });

  it('nobody is shown one that is older', async () => {
    const { world, first, next, drawings, ask } = await keepFirst();
    world.nowMs = 60_000;
    const asked = ask();
    next.resolve(drawn('the next'));
    expect(await asked).not.toBe(first);
    expect(drawings).toEqual([false]);
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
    world.nowMs = 40_000;
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
    await pages.take('/', draw);
    expect(await pages.take('/', draw)).toEqual(drawn(HTML, status));
    expect(draws).toBe(2);
  });

  it('failed for all who waited for it, and the next is drawn', async () => {
    const { world, pages, draw } = setUp();
    const fail = () => Promise.reject(new Error('no database'));
    const asked = await Promise.allSettled([pages.take('/', fail), pages.take('/', draw)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await pages.take('/', draw);
    expect(world.draws).toBe(1);
  });

  it('is drawn while nobody can tell whether it still holds', async () => {
    const { world, pages, draw } = setUp();
    await pages.take('/', draw);
    world.version = null;
    await pages.take('/', draw);
    await pages.take('/', draw);
    expect(world.draws).toBe(3);
  });
});
