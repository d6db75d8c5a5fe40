import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { cpus, loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeLargeFeed } from '../demo/large-feed.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { figuresOf, inMs } from './market/figures.ts';
import { prepareMarket } from './market/prepare-market.ts';
import { type MarketSearch, randomSearches } from './market/random-searches.ts';

const LOW_PRIORITY = 10;
const WARM_UP_SECONDS = 5;

/** Calls of a visitor's page, made in turn. */
const CALLS: [string, string, (search: MarketSearch) => object][] = [
  ['счёт', 'flatsTotal', ({ filters, location }) => ({ filters, location })],
  ['страница', 'flats', ({ filters, location, sort }) => ({ filters, location, sort, amount: 80 })],
  ['варианты', 'catalog.facets', ({ filters, location }) => ({ filters, location })],
  ['карта', 'catalog.mapBox', ({ filters, location, box }) => ({ filters, location, ...box, zoom: 9 })],
];

type Waits = Map<string, number[]>;

/** The key in `Waits` of calls that were not answered with 200. */
const FAILED = 'отказы';

/**
 * Measures a node under a steady stream of searches over HTTP: from the index, from the index while another process
 * imports a feed, and from PostgreSQL. There it makes one call at a time, because a steady stream would overwhelm it.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      flats: { type: 'string', default: '1000000' },
      rate: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '30' },
      offers: { type: 'string', default: '20000' },
    },
  });
  const [flats, rate, seconds] = [Number(values.flats), Number(values.rate), Number(values.seconds)];
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const cluster = await openEmbeddedCluster({ dataDir, role: 'command' });
  const nodes: Node[] = [];
  const start = async (env: NodeJS.ProcessEnv): Promise<Node> => {
    const node = await startNode(env);
    nodes.push(node);
    return node;
  };
  try {
    console.log(
      `${cpus().length} ядра, нагрузка машины ${loadavg()[0]!.toFixed(1)}; квартир ${flats}, ${rate} запросов/с`,
    );
    const searches = randomSearches(400, 1, await prepareMarket(cluster.url, flats));
    const feed = join(dataDir, 'large.xml');
    await writeLargeFeed(feed, Number(values.offers));
    const env = {
      ...process.env,
      DATABASE_URL: cluster.url,
      DATA_DIR: join(dataDir, 'node'),
      LOG_LEVEL: 'info',
    };

    const node = await start({ ...env, SEARCH_INDEX: 'on' });
    await stream(node.url, searches, rate, WARM_UP_SECONDS);
    const calm = await stream(node.url, searches, rate, seconds);
    print('индекс', calm);
    const importer = importFeed(feed, env);
    const busy = await stream(node.url, searches, rate, Infinity, importer.done);
    print(`индекс, пока загружается фид из ${values.offers} объявлений`, busy, calm);
    await node.stop();

    const plain = await start({ ...env, SEARCH_INDEX: 'off' });
    await oneByOne(plain.url, searches, WARM_UP_SECONDS);
    print('PostgreSQL, по одному запросу', await oneByOne(plain.url, searches, seconds), calm);
  } finally {
    for (const node of nodes) await node.stop();
    await cluster.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Node {
  url: string;
  stop(): Promise<void>;
}

/** Starts the product and waits until it answers, from its index when it has one. */
async function startNode(env: NodeJS.ProcessEnv): Promise<Node> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...env, PORT: '0', DEMO_CATALOGUE: 'none', SMS_PROVIDER: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await heard(
    child,
    /^(http:\/\/\S+)$/m,
    env.SEARCH_INDEX === 'on' ? /search index built/ : undefined,
  );
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return;
      const exited = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function heard(child: ChildProcess, address: RegExp, ready: RegExp | undefined): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    let isDone = false;
    child.stdout!.on('data', (chunk) => {
      for (const line of String(chunk).split('\n'))
        if (/"level":"error"/.test(line)) console.error(line.slice(0, 600));
      if (isDone) return;
      output += chunk;
      const url = address.exec(output)?.[1];
      if (!url || (ready && !ready.test(output))) return;
      isDone = true;
      done(url);
    });
    child.once(
      'exit',
      (code) => isDone || fail(new Error(`the node ended with ${code}: ${output.slice(-500)}`)),
    );
  });
}

function importFeed(file: string, env: NodeJS.ProcessEnv): { done: Promise<void> } {
  const child = spawn(process.execPath, ['src/server/cli/feed.ts', 'import', file, '--client', 'Замер'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  setPriority(child.pid!, LOW_PRIORITY);
  return { done: new Promise((done) => child.once('exit', () => done())) };
}

/** Sends calls at even intervals however long the answers take, for a given time or until something is done. */
async function stream(
  url: string,
  searches: readonly MarketSearch[],
  rate: number,
  seconds: number,
  until?: Promise<void>,
): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const waits: Waits = new Map();
  const pending: Promise<void>[] = [];
  let isOver = false;
  until?.then(() => (isOver = true));
  const startedAt = performance.now();
  for (let sent = 0; !isOver && sent < rate * seconds; sent++) {
    const due = startedAt + (sent * 1_000) / rate;
    await delay(Math.max(0, due - performance.now()));
    pending.push(call(agent, url, searches, sent, waits));
  }
  await Promise.all(pending);
  agent.destroy();
  return waits;
}

async function oneByOne(url: string, searches: readonly MarketSearch[], seconds: number): Promise<Waits> {
  const agent = new Agent({ keepAlive: true });
  const waits: Waits = new Map();
  const startedAt = performance.now();
  for (let sent = 0; performance.now() - startedAt < seconds * 1_000; sent++) {
    await call(agent, url, searches, sent, waits);
  }
  agent.destroy();
  return waits;
}

async function call(
  agent: Agent,
  url: string,
  searches: readonly MarketSearch[],
  at: number,
  waits: Waits,
): Promise<void> {
  const [title, procedure, inputOf] = CALLS[at % CALLS.length]!;
  const input = JSON.stringify({ json: inputOf(searches[at % searches.length]!) });
  const startedAt = performance.now();
  const status = await new Promise<number | undefined>((done, fail) => {
    get(`${url}/api/trpc/${procedure}?input=${encodeURIComponent(input)}`, { agent }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode));
    }).on('error', fail);
  });
  if (status !== 200) return void waits.set(FAILED, [...(waits.get(FAILED) ?? []), 0]);
  waits.set(title, [...(waits.get(title) ?? []), performance.now() - startedAt]);
}

function print(title: string, waits: Waits, calm?: Waits): void {
  console.log(
    `\n${title}\n${'мс'.padEnd(12)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}${'запросов'.padStart(10)}`,
  );
  const rows: [string, number[]][] = [...waits, ['все', [...waits.values()].flat()]];
  for (const [name, milliseconds] of rows) {
    const { p50, p95, p99 } = figuresOf(milliseconds);
    const before = calm && (name === 'все' ? [...calm.values()].flat() : calm.get(name));
    const ratio = before
      ? `   p95 в ${(p95 / figuresOf(before).p95).toFixed(1)} раза больше, чем у спокойного индекса`
      : '';
    console.log(
      `${name.padEnd(12)}${inMs(p50)}${inMs(p95)}${inMs(p99)}${String(milliseconds.length).padStart(10)}${ratio}`,
    );
  }
}
