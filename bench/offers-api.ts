import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const QUERY = '/api/ipo-calc/v3/offers/proxy?price=15000000&initialPayment=0.3&years=20';
const KEY = { authorization: 'demo-ipo-calc' };
const RATE = 20;

interface Load {
  offers: number;
  requests: number;
  /** Milliseconds between requests, whether the last one has been answered or not; 0 for one at a time. */
  everyMs: number;
}

/**
 * Offers counted for a query over HTTP beside a route that answers the same bytes without counting anything:
 * 200 offers at 20 requests a second, and 5,000 one request at a time. A wait is told from the moment its request was
 * due.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { seconds: { type: 'string', default: '20' }, requests: { type: 'string', default: '50' } },
  });
  await compare(`200 предложений, ${RATE} запросов/с`, {
    offers: 200,
    requests: Number(values.seconds) * RATE,
    everyMs: 1_000 / RATE,
  });
  await compare('5000 предложений, по одному', {
    offers: 5_000,
    requests: Number(values.requests),
    everyMs: 0,
  });
}

async function compare(title: string, load: Load): Promise<void> {
  await withServer(load.offers, async (url) => {
    const answer = await (await fetch(url + QUERY, { method: 'POST', headers: KEY })).text();
    const json = { 'content-type': 'application/json' };
    await fetch(`${url}/bare`, { method: 'PUT', headers: json, body: answer });
    const ours = await measure(() => ask(url + QUERY), load);
    const bare = await measure(() => ask(`${url}/bare`), load);
    const kilobytes = Math.round(Buffer.byteLength(answer) / 1_000);
    console.log(`${title}, ответ ${kilobytes} КБ`);
    console.log(`  POST /offers/proxy  ${figures(ours)}`);
    console.log(`  те же байты         ${figures(bare)}`);
  });
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers: KEY });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
}

/** Milliseconds each request took, ascending; the first tenth only warms up. */
async function measure(request: () => Promise<void>, { requests, everyMs }: Load): Promise<number[]> {
  const warmUp = Math.ceil(requests / 10);
  const started = performance.now();
  const waits: Promise<number>[] = [];
  for (let at = 0; at < requests + warmUp; at += 1) {
    const due = everyMs === 0 ? performance.now() : started + at * everyMs;
    await sleep(Math.max(0, due - performance.now()));
    waits.push(request().then(() => performance.now() - due));
    if (everyMs === 0) await waits.at(-1);
  }
  return (await Promise.all(waits)).slice(warmUp).sort((a, b) => a - b);
}

function figures(waits: readonly number[]): string {
  const percentile = (share: number) =>
    waits[Math.min(waits.length - 1, Math.ceil(waits.length * share) - 1)]!;
  return `p50 ${percentile(0.5).toFixed(1)} мс, p99 ${percentile(0.99).toFixed(1)} мс, запросов ${waits.length}`;
}

async function withServer(offers: number, use: (url: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const child = spawn(process.execPath, ['bench/offers-api/server.ts', String(offers)], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((done) => child.on('exit', done));
  try {
    const url = await new Promise<string>((done, fail) => {
      createInterface(child.stdout).on('line', (line) => line.startsWith('http') && done(line));
      exited.then((code) => fail(new Error(`the server stopped with code ${code} before it was ready`)));
    });
    await use(url);
  } finally {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  }
}
