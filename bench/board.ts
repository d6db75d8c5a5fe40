import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { loadHardComplexes } from '../demo/hard-complexes.ts';
import { CHROMIUM_FLAGS } from '../e2e/chromium-flags.ts';
import { startProduct } from '../e2e/product.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { measureLongestTask, watchTasks } from './pages/measure-tasks.ts';

const MOST_MS = 100;
const ROUNDS = 5;
const WINDOW = { width: 1440, height: 900 };

/** Without a graphics card the processor draws its frames, so its time is printed but not judged. */
const MAP_ACT = 'до карты и дальше';

/** Actions of a person at a board, in this order. */
const ACTS: Record<string, (page: Page) => Promise<unknown>> = {
  'прокрутка до шахматки': (page) => scrollTo(page, 'top'),
  'прокрутка шахматки': scrollBoard,
  'прокрутка мимо неё': (page) => scrollTo(page, 'bottom'),
  'в клетках площадь': (page) => page.getByRole('radio', { name: 'Площадь' }).check(),
  'выбор квартиры': (page) => page.locator('a[data-status=FREE]').nth(3).click(),
  'десять стрелок': async (page) => {
    await page.locator('a[data-status=FREE]').nth(3).focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowDown');
  },
  таблица: (page) => page.getByRole('link', { name: 'Показать таблицей' }).click(),
  шахматка: (page) => page.getByRole('link', { name: 'Показать шахматкой' }).click(),
  'отбор по этажу': async (page) => {
    await page.getByText('Этаж', { exact: true }).first().click();
    await page.getByText('Не первый этаж').click();
    await page.getByRole('button', { name: /^Показать \d/ }).click();
  },
  [MAP_ACT]: scrollThrough,
};

/** Measures the longest task of the largest boards during these actions, beside a bare table of as many cells. */
export async function runBench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const product = await startProduct(dataDir, { DEMO_CATALOGUE: 'none' });
  const browser = await chromium.launch({
    executablePath: await findChromium(() => {}),
    args: CHROMIUM_FLAGS,
  });
  try {
    const ids = await loadHardComplexes(dataDir);
    const longest: number[] = [];
    for (const [name, id] of [
      ['3000 квартир в одном доме', ids.huge],
      ['3000 квартир в 12 домах', ids.twelve],
      ['600 квартир, 60 этажей', ids.tower],
    ] as const) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({ viewport: WINDOW });
        rounds.push(await walkBoard(context, `${product.url}/complex/${id}`));
        await context.close();
      }
      for (const act of Object.keys(rounds[0]!)) {
        const ms = median(rounds.map((round) => round[act]!));
        if (act !== MAP_ACT) longest.push(ms);
        console.log(`${name.padEnd(26)} ${act.padEnd(30)} ${ms.toFixed(0).padStart(4)} мс`);
      }
    }
    if (Math.max(...longest) > MOST_MS) throw new Error(`Есть задача дольше ${MOST_MS} мс`);
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Gives the longest task of every action. */
async function walkBoard(context: BrowserContext, url: string): Promise<Record<string, number>> {
  await watchTasks(context);
  const page = await context.newPage();
  const longest: Record<string, number> = {
    открытие: await measureLongestTask(page, () => page.goto(url)),
  };
  const cells = await page.locator('td').count();
  for (const [act, run] of Object.entries(ACTS)) {
    longest[act] = await measureLongestTask(page, () => run(page));
  }
  const bare = await context.newPage();
  longest['открытие голой таблицы'] = await measureLongestTask(bare, () => bare.setContent(bareTable(cells)));
  return longest;
}

/** Makes rows of ten cells with a link and nothing else. */
function bareTable(cells: number): string {
  const row = `<tr>${'<td><a href="/">1</a></td>'.repeat(10)}</tr>`;
  return `<table>${row.repeat(Math.ceil(cells / 10))}</table>`;
}

/** Turns the wheel until an edge of the board is in the window. */
async function scrollTo(page: Page, edge: 'top' | 'bottom'): Promise<void> {
  const place = () => page.getByRole('grid').evaluate((grid) => grid.parentElement!.getBoundingClientRect());
  await page.mouse.move(5, 5);
  while ((await place())[edge] > WINDOW.height / 2) await page.mouse.wheel(0, WINDOW.height / 2);
}

/** Turns the wheel over the board until its frame has shown every floor. */
async function scrollBoard(page: Page): Promise<void> {
  const frame = page.getByRole('grid').locator('..');
  const isSeen = () =>
    frame.evaluate(({ scrollTop, clientHeight, scrollHeight }) => {
      return scrollTop + clientHeight >= scrollHeight - 1;
    });
  while (!(await isSeen())) {
    // A wheel that was turning the page goes on turning it for a while.
    await frame.hover();
    await page.mouse.wheel(0, WINDOW.height / 4);
  }
}

async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let seen = 0; seen < height; seen += WINDOW.height / 2) await page.mouse.wheel(0, WINDOW.height / 2);
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
