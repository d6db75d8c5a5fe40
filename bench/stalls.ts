import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { fastify } from 'fastify';
import { startProduct } from '../e2e/product.ts';
import { readLastCode } from '../e2e/sign-in-by-code.ts';
import { freePort } from '../src/server/free-port.ts';
import type { ApiDocument } from '../src/server/http/api-docs/document.ts';
import { type Answer, type Attack, type Call, type Role, send } from './stalls/attack.ts';
import { feedAttacks } from './stalls/feed-attacks.ts';
import { otherAttacks } from './stalls/other-attacks.ts';
import { pageAttacks } from './stalls/page-attacks.ts';
import { type Prober, startProber } from './stalls/prober.ts';
import { procedureAttacks } from './stalls/procedure-attacks.ts';
import { restAttacks } from './stalls/rest-attacks.ts';

/**
 * Goals for the wait of another client's call and for one task on the main thread; drawing a page is exempt from the
 * second.
 */
const MAX_WAIT_MS = 100;
const MAX_TASK_MS = 20;
/** A result over its goal is tried again, because a first call compiles. */
const TRIES = 4;
const WORST = 10;
/** The one call that answers 500 on purpose, for developers. */
const RAISES = 'dev.raise';
const PEOPLE: Partial<Record<Role, string>> = { USER: '+7 (999) 000-00-06', ADMIN: '+7 (999) 000-00-01' };

const SELF: Call = { method: 'GET', path: '/api/trpc/account.self' };

interface Stall extends Pick<Attack, 'door' | 'input' | 'as' | 'isPage'> {
  status: number;
  bytes: number;
  waitMs: number;
  taskMs: number;
}

/**
 * Sends the nastiest legal and illegal inputs to every door of the running product, one at a time, while another client
 * calls `/locate` in a steady rhythm. Measures how long that client waited and how long one task held the main thread;
 * fails when either is over its goal.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      door: { type: 'string', default: '' },
      input: { type: 'string', default: '' },
      all: { type: 'boolean', default: false },
    },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-stalls-'));
  const watchPort = await freePort();
  const product = await startProduct(dataDir, {
    LOG_LEVEL: 'silent',
    WATCH_TASKS_PORT: String(watchPort),
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('bench/stalls/watch-tasks.ts')).href}`,
  });
  const prober = startProber(`${product.url}/locate`, product.child.pid!);
  try {
    console.log(`Ядер ${cpus().length}, нагрузка машины ${loadavg()[0]!.toFixed(1)}`);
    const bare = await waitOfBareRoute();
    const site: Site = {
      url: product.url,
      dataDir,
      prober,
      tokens: {},
      longestTask: () => askTask(watchPort),
    };
    const calm = await measureCalm(site);
    console.log(`Без нападений /locate ждёт до ${ms(calm)}, голый маршрут Fastify до ${ms(bare)}`);
    const document = JSON.parse(
      (await send(product.url, { method: 'GET', path: '/api/docs/openapi.json' })).body.toString(),
    );
    const [doors, inputs] = [new RegExp(values.door), new RegExp(values.input)];
    const stalls: Stall[] = [];
    for (const attack of attacks(document)) {
      if (!doors.test(attack.door) || !inputs.test(attack.input)) continue;
      const stall = await leastOf(site, attack);
      stalls.push(stall);
      if (isOver(stall)) console.log(line(stall));
    }
    report(stalls, values.all);
  } finally {
    await prober.stop();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function* attacks(document: ApiDocument): Generator<Attack> {
  yield* restAttacks(document);
  yield* pageAttacks();
  yield* otherAttacks();
  yield* procedureAttacks();
  yield* feedAttacks();
}

interface Site {
  url: string;
  dataDir: string;
  prober: Prober;
  tokens: Partial<Record<Role, string>>;
  longestTask(): Promise<number>;
}

async function askTask(port: number): Promise<number> {
  return Number((await send(`http://127.0.0.1:${port}`, { method: 'GET', path: '/' })).body.toString());
}

async function waitOfBareRoute(): Promise<number> {
  const app = fastify();
  app.get('/', async () => ({ ok: true }));
  const prober = startProber(await app.listen({ port: 0, host: '127.0.0.1' }), process.pid);
  await new Promise((done) => setTimeout(done, 2_000));
  const longest = await prober.longest();
  await prober.stop();
  await app.close();
  return longest;
}

async function measureCalm({ prober, longestTask }: Site): Promise<number> {
  await new Promise((done) => setTimeout(done, 3_000));
  await prober.longest();
  await new Promise((done) => setTimeout(done, 2_000));
  await longestTask();
  return prober.longest();
}

/** Takes the least wait and the least task of several tries, each on its own. */
async function leastOf(site: Site, attack: Attack): Promise<Stall> {
  let least: Stall | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const stall = await strike(site, attack, attempt);
    least = least
      ? {
          ...stall,
          waitMs: Math.min(least.waitMs, stall.waitMs),
          taskMs: Math.min(least.taskMs, stall.taskMs),
        }
      : stall;
    if (!isOver(least)) break;
  }
  return least!;
}

async function strike(site: Site, attack: Attack, attempt: number): Promise<Stall> {
  await attack.prepare?.(attempt);
  const call = await signed(site, attack.call(attempt), attack.as);
  await Promise.all([site.prober.longest(), site.longestTask()]);
  const first = await send(site.url, call);
  const ask = async (next: Call) => send(site.url, await signed(site, next, attack.as));
  const answer = (await attack.follow?.(first, ask)) ?? first;
  const [waitMs, taskMs] = [await site.prober.longest(), await site.longestTask()];
  // A door may say so of what it was given; codes are sent once a minute, so only a session that ended is begun anew.
  if (answer.status === 401 && (await ask(SELF)).status === 401) delete site.tokens[attack.as];
  const { door, input, as, isPage = false } = attack;
  return { door, input, as, isPage, status: answer.status, bytes: answer.bytes, waitMs, taskMs };
}

/** Adds the session token of a person to the call. */
async function signed(site: Site, call: Call, as: Role): Promise<Call> {
  const phone = PEOPLE[as];
  if (!phone) return call;
  site.tokens[as] ??= await signIn(site, phone);
  return { ...call, headers: { ...call.headers, authorization: site.tokens[as]! } };
}

async function signIn({ url, dataDir }: Site, phone: string): Promise<string> {
  const call = async (path: string, json: object): Promise<Answer> =>
    send(url, {
      method: 'POST',
      path: `/api/trpc/account.auth.${path}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json }),
    });
  const asked = await call('requestCode', { phone, agreement: true });
  const answer = await call('authenticate', { phone, otp: await readLastCode(dataDir, phone) });
  if (answer.status !== 200) throw new Error(`No session for ${phone}: ${asked.body} ${answer.body}`);
  return JSON.parse(answer.body.toString()).result.data.json.token;
}

function isOver({ isPage, waitMs, taskMs }: Stall): boolean {
  return waitMs > MAX_WAIT_MS || (!isPage && taskMs > MAX_TASK_MS);
}

function report(stalls: readonly Stall[], isWhole: boolean): void {
  const bad = stalls.filter(isOver);
  const byWait = [...stalls].sort((one, other) => other.waitMs - one.waitMs);
  const byTask = stalls.filter(({ isPage }) => !isPage).sort((one, other) => other.taskMs - one.taskMs);
  if (isWhole) print('Все', stalls);
  print(`Дольше всех ждали`, byWait.slice(0, WORST));
  print(`Самые долгие задачи вне страниц`, byTask.slice(0, WORST));
  print(
    'Самые большие отказы',
    [...stalls]
      .filter(({ status }) => status >= 400)
      .sort((one, other) => other.bytes - one.bytes)
      .slice(0, 3),
  );
  if (bad.length > 0) print('Хуже цели', bad);
  const failed = stalls.filter(({ status, door }) => status === 500 && door !== RAISES);
  if (failed.length > 0) print('Ошибки 500', failed);
  console.log(
    `Дверей ${new Set(stalls.map(({ door }) => door)).size}, входов ${stalls.length}; ` +
      `другой клиент ждал не дольше ${ms(byWait[0]?.waitMs ?? 0)} (цель ${MAX_WAIT_MS}), ` +
      `задача вне страниц не дольше ${ms(byTask[0]?.taskMs ?? 0)} (цель ${MAX_TASK_MS})`,
  );
  if (bad.length + failed.length > 0) process.exitCode = 1;
}

function print(title: string, stalls: readonly Stall[]): void {
  console.log(
    `\n${title}\n${'дверь'.padEnd(44)} ${'вход'.padEnd(32)} ${'кто'.padEnd(6)} ответ     байт   ждали  задача`,
  );
  for (const stall of stalls) console.log(line(stall));
}

function line({ door, input, as, status, bytes, waitMs, taskMs }: Stall): string {
  return (
    `${door.slice(0, 44).padEnd(44)} ${input.slice(0, 32).padEnd(32)} ${as.padEnd(6)} ${String(status).padEnd(5)} ` +
    `${String(bytes).padStart(8)} ${ms(waitMs).padStart(7)} ${ms(taskMs).padStart(7)}`
  );
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} мс`;
}
