import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../e2e/product.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { planEvening, readAddresses, type Visit } from './crowd/evening.ts';
import { prepareMarket } from './market/prepare-market.ts';
import { watchMemory } from './memory/watch-memory.ts';

const GOAL_MB = { demo: 350, large: 500 };
const VISITORS = 8;
/** Memory of each part of the load is told apart, so that a leak is seen to climb. */
const PARTS = 4;

/**
 * Memory of all processes of the product but PostgreSQL's, resident, while visitors of an evening read: the demo market
 * at the first start and at a later one, then a market of a million flats. Fails above what is asked.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      visits: { type: 'string', default: '4000' },
      flats: { type: 'string', default: '1000000' },
      catalogue: { type: 'string', default: 'full' },
    },
  });
  const [visits, flats] = [Number(values.visits), Number(values.flats)];
  console.log(`Ядер ${cpus().length}, загрузка ${loadavg()[0]!.toFixed(1)}, посетителей сразу ${VISITORS}`);
  const missed: string[] = [];
  const measure = async (title: string, goal: number, dataDir: string, env: Record<string, string>) => {
    const most = await measureStart(title, dataDir, env, visits);
    if (most > goal) missed.push(`${title}: ${most} МБ вместо ${goal}`);
  };
  const measureDemo = async (folder: string) => {
    const env = { DEMO_CATALOGUE: values.catalogue };
    await measure('первый запуск, демонстрационный рынок', GOAL_MB.demo, folder, env);
    await measure('следующий запуск', GOAL_MB.demo, folder, env);
  };
  if (values.catalogue !== 'none') await inFolder(measureDemo);
  if (flats > 0) await inFolder((folder) => measureLarge(folder, flats, measure));
  if (missed.length > 0) throw new Error(`Не укладываются: ${missed.join('; ')}`);
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureLarge(
  dataDir: string,
  flats: number,
  measure: (title: string, goal: number, dataDir: string, env: Record<string, string>) => Promise<void>,
): Promise<void> {
  const cluster = await openEmbeddedCluster({ dataDir, role: 'command' });
  try {
    await prepareMarket(cluster.url, flats);
    const env = { DATABASE_URL: cluster.url, DEMO_CATALOGUE: 'none' };
    await measure(`${flats} квартир`, GOAL_MB.large, join(dataDir, 'node'), env);
  } finally {
    await cluster.leave();
  }
}

async function measureStart(
  title: string,
  dataDir: string,
  env: Record<string, string>,
  visits: number,
): Promise<number> {
  const startedAt = performance.now();
  const product = await startProduct(dataDir, { TRUST_PROXY: '1', ...env });
  const start = (performance.now() - startedAt) / 1_000;
  const memory = watchMemory(product.child.pid!);
  try {
    const evening = planEvening(await readWhole(product.url), visits);
    console.log(`\n${title}: весь рынок через ${start.toFixed(1)} с, в покое ${memory.take().rest} МБ`);
    const all: number[] = [];
    for (let part = 0; part < PARTS; part++) {
      const length = Math.ceil(evening.length / PARTS);
      const failed = await read(product.url, evening.slice(part * length, (part + 1) * length), part);
      const { most, rest } = memory.take();
      all.push(most);
      console.log(`  ${length} посещений: больше всего ${most} МБ, после них ${rest} МБ, отказов ${failed}`);
    }
    return Math.max(...all);
  } finally {
    memory.stop();
    await product.stop();
  }
}

/** Waits until the whole catalogue has arrived, for a demo market comes while its first pages are read. */
async function readWhole(url: string) {
  for (let before = -1; ; ) {
    // A large catalogue takes more than a request may, until it is held in memory.
    const addresses = await readAddresses(url).catch(() => null);
    const total = addresses === null ? 0 : addresses.complexes.length + addresses.flats.length;
    if (addresses && total > 0 && total === before) return addresses;
    before = total;
    await new Promise((done) => setTimeout(done, 5_000));
  }
}

/** So many visitors at once, each reading a page and what it calls; answers how many were not served. */
async function read(url: string, evening: readonly Visit[], part: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let [next, failed] = [0, 0];
  const visitor = async () => {
    for (let at = next++; at < evening.length; at = next++) {
      const from = `10.${part}.${(at >> 8) & 255}.${at & 255}`;
      const { path, calls } = evening[at]!;
      for (const one of [path, ...calls]) if (!(await isServed(agent, url + one, from))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  agent.destroy();
  return failed;
}

function isServed(agent: Agent, address: string, from: string): Promise<boolean> {
  return new Promise((done) => {
    get(address, { agent, headers: { 'accept-encoding': 'br', 'x-forwarded-for': from } }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode === 200));
      answer.on('error', () => done(false));
    }).on('error', () => done(false));
  });
}
