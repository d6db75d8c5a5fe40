import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeLargeFeed } from '../demo/large-feed.ts';
import { startProduct } from '../e2e/product.ts';
import { planEvening, readAddresses, type Visit } from './crowd/evening.ts';
import { figuresOf } from './market/figures.ts';

const GOAL = { pagesMs: 50, callsMs: 20 };
const STEP = 1.3;
/** All pages are drawn anew after an import, and who comes then waits with them. */
const AFTER_IMPORT_MS = 10_000;
/** Of the rate asked for, one after another. */
const GROWTH = [0.25, 0.5, 0.75];

interface Crowd {
  pages: number[];
  calls: number[];
  refused: number;
  /** Other answers by status; 0 is none at all. */
  failed: Map<number, number>;
}

/**
 * Visitors of an evening come one after another, however long those before wait (an open loop): pages, the calls each
 * makes afterwards, each visitor from an address of their own, a part of them by a click that marks the address with a
 * text of its own. They become more for a while, as in an evening; then it prints both waits at the rate asked for,
 * during the import of a feed and in the moment it is shown, the ceiling and what happens at twice of it. The generator
 * shares the cores.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '30' },
      step: { type: 'string', default: '8' },
      growing: { type: 'string', default: '60' },
      feed: { type: 'string', default: '50000' },
      catalogue: { type: 'string', default: 'full' },
      marked: { type: 'string', default: '0.5' },
    },
  });
  const [rate, seconds, step] = [Number(values.rate), Number(values.seconds), Number(values.step)];
  const growing = Number(values.growing);
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const product = await startProduct(dataDir, { DEMO_CATALOGUE: values.catalogue, TRUST_PROXY: '1' });
  try {
    const addresses = await readAddresses(product.url);
    const total = addresses.searches.length + addresses.complexes.length + addresses.flats.length;
    console.log(`Ядер ${cpus().length}, загрузка ${loadavg()[0]!.toFixed(1)}, страниц сайта ${total}`);
    const evening = planEvening(addresses, 100_000);
    const marked = Number(values.marked);
    console.log(`с метками поисковиков и реклам приходит доля ${marked}`);
    const come = (perSecond: number, forSeconds: number, during?: Promise<unknown>) =>
      crowd(product.url, evening, { marked, perSecond, seconds: forSeconds, during });
    for (const share of GROWTH) await come(rate * share, growing / GROWTH.length);
    const calm = await come(rate, seconds);
    print(`${rate} посетителей в секунду, ${seconds} с`, calm);
    console.log(await memoryOf(product.child.pid!));
    if (values.feed !== '0') {
      const file = join(dataDir, 'large.xml');
      await writeLargeFeed(file, Number(values.feed));
      const startedAt = performance.now();
      const imported = importFeed(file, dataDir).then(() => performance.now() - startedAt);
      const shown = imported.then(() => pause(AFTER_IMPORT_MS));
      const busy = await come(rate, seconds, shown);
      const took = ((await imported) / 1_000).toFixed(0);
      print(`во время импорта ${values.feed} объявлений (${took} с) и сразу после него`, busy, calm);
    }
    let ceiling = 0;
    for (let tried = Math.ceil(rate / 4); ; tried = Math.ceil(tried * STEP)) {
      const waits = await come(tried, step);
      if (waits.failed.size + waits.refused > 0 || figuresOf(waits.pages).p95 > 1_000) break;
      ceiling = tried;
    }
    print(`потолок ${ceiling} в секунду; вдвое больше`, await come(ceiling * 2, step));
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Coming {
  perSecond: number;
  /** At least so long, and on until what they come during is over. */
  seconds: number;
  during?: Promise<unknown>;
  /** The share of visitors whose address bears the mark of their click. */
  marked: number;
}

async function crowd(
  url: string,
  evening: readonly Visit[],
  { perSecond, seconds, marked, during }: Coming,
): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true });
  const waits: Crowd = { pages: [], calls: [], refused: 0, failed: new Map() };
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  let isOver = !during;
  during?.finally(() => {
    isOver = true;
  });

  async function ask(path: string, visitor: number, from: number, into: number[]): Promise<void> {
    const headers = {
      'accept-encoding': 'br',
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    };
    const status = await new Promise<number>((done) => {
      get(url + path, { agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => done(answer.statusCode!));
        answer.on('error', () => done(0));
      }).on('error', () => done(0));
    });
    if (status === 200) into.push(performance.now() - from);
    else if (status === 503) waits.refused += 1;
    else waits.failed.set(status, (waits.failed.get(status) ?? 0) + 1);
  }

  async function visit(number: number, dueAt: number): Promise<void> {
    const { path, calls } = evening[number % evening.length]!;
    const isMarked = Math.floor((number + 1) * marked) > Math.floor(number * marked);
    const mark = `${path.includes('?') ? '&' : '?'}ysclid=m${startedAt}${number}`;
    await ask(isMarked ? path + mark : path, number, dueAt, waits.pages);
    for (const call of calls) await ask(call, number, performance.now(), waits.calls);
  }

  for (let sent = 0; sent < perSecond * seconds || !isOver; sent++) {
    const due = startedAt + (sent / perSecond) * 1_000;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    const visited = visit(sent, due).then(() => void open.delete(visited));
    open.add(visited);
  }
  await Promise.all(open);
  agent.destroy();
  return waits;
}

async function importFeed(file: string, dataDir: string): Promise<void> {
  const child = spawn(process.execPath, ['dist/server/feed.js', 'import', file, '--client', 'Замер'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
}

async function memoryOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const megabytes = (key: string) =>
    Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024);
  return `память узла ${megabytes('VmRSS')} МБ, больше всего ${megabytes('VmHWM')} МБ`;
}

function print(title: string, waits: Crowd, calm?: Crowd): void {
  const failed = [...waits.failed].map(([status, times]) => `${times} × ${status}`).join(', ');
  console.log(`\n${title}: отказов ${waits.refused}, ошибок ${failed || 0}`);
  for (const [name, part, goal] of [
    ['страницы', 'pages', GOAL.pagesMs],
    ['вызовы', 'calls', GOAL.callsMs],
  ] as const) {
    const { p50, p95, p99 } = figuresOf(waits[part]);
    const ratio = calm ? `, p95 в ${(p95 / figuresOf(calm[part]).p95).toFixed(1)} раза больше` : '';
    console.log(
      `${name.padEnd(9)} ${String(waits[part].length).padStart(6)}: p50 ${p50.toFixed(1)} мс, ` +
        `p95 ${p95.toFixed(1)} мс (цель ${goal}), p99 ${p99.toFixed(1)} мс${ratio}`,
    );
  }
}
