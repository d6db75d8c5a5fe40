import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { type Database, openDatabase } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { addTrpc } from '../src/server/http/trpc.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import type { Product } from '../src/server/product.ts';
import { testContext } from '../tests/service-context.ts';
import { figuresOf, inMs } from './market/figures.ts';

const ROUNDS = 60;
const WARM_UPS = 5;
const MOST_MS = { page: 50, search: 80 };

/** A list: its procedure, a text its search finds something by, and the same first page by bare SQL. */
const LISTS: readonly [procedure: string, text: string, sql: string][] = [
  ['feed.list', 'Фид 12', 'SELECT * FROM feeds ORDER BY lower(name), id LIMIT 50'],
  ['programs.list', 'Банк 1', 'SELECT * FROM offers ORDER BY priority DESC, id LIMIT 50'],
  ['apiKeys.list', 'Сайт 12', 'SELECT * FROM api_keys ORDER BY id DESC LIMIT 50'],
  ['users.list', 'Гость 12', 'SELECT * FROM users ORDER BY name, id LIMIT 50'],
  ['companies.list', 'Банк 1', 'SELECT * FROM companies ORDER BY name, id LIMIT 50'],
  ['clients.list', 'Банк 1', 'SELECT * FROM companies ORDER BY name, id LIMIT 50'],
  ['leads.list', 'Гость 12', 'SELECT * FROM leads ORDER BY id DESC LIMIT 50'],
  ['amen.list', 'Банк 12', 'SELECT * FROM audit_entries ORDER BY id DESC LIMIT 50'],
  ['collections.list', 'Набор 1', 'SELECT * FROM collections ORDER BY name LIMIT 50'],
  ['geoRestrictions.list', 'Место 1', 'SELECT * FROM geo_groups ORDER BY name LIMIT 50'],
  ['legal.list', 'согласие', 'SELECT * FROM legal_tags ORDER BY id LIMIT 50'],
  ['upload.list', 'план', 'SELECT * FROM uploads ORDER BY id DESC LIMIT 50'],
];

/**
 * The console over HTTP: the first page of every list and its search, the search of everything and the counters of the
 * menu, with 500 feeds, 10,000 runs, 5,000 offers, 300 keys, 20,000 people, as many leads and edits; beside each page
 * its rows by bare SQL. Who asks is not looked up, which a request of a person spends one read by key on.
 */
export async function runBench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-console-'));
  const cluster = await openEmbeddedCluster({ dataDir, role: 'server' });
  await migrate(cluster.url);
  const database = openDatabase(cluster.url, 'work', { connections: 12 });
  const app = fastify();
  const agent = new Agent({ keepAlive: true });
  try {
    await fill(database);
    await app.register(cookie);
    const env = { appEnv: 'testing', publicUrl: 'https://genplan.test' };
    const serviceContext = () => testContext(database.db, { now: new Date() });
    await addTrpc(app, { env, serviceContext } as unknown as Product);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    console.log(`${cpus().length} ядра, нагрузка машины ${loadavg()[0]!.toFixed(1)}`);
    console.log(
      'мс'.padEnd(34) + ['p50', 'p95', 'SQL p50', 'SQL p95'].map((one) => one.padStart(9)).join(''),
    );
    const late: string[] = [];
    const ask = (procedure: string, input: object) =>
      call(agent, `${url}/api/trpc/admin.${procedure}`, input);
    const print = (title: string, most: number, { p50, p95 }: Spent, peer?: Spent) => {
      const peers = peer ? inMs(peer.p50) + inMs(peer.p95) : '';
      console.log(title.padEnd(34) + inMs(p50) + inMs(p95) + peers);
      if (p95 > most) late.push(`${title}: ${p95.toFixed(1)} мс`);
    };
    for (const [procedure, text, sql] of LISTS) {
      const page = await measure(() => ask(procedure, {}));
      print(procedure, MOST_MS.page, page, await measure(() => database.pool.query(sql)));
      print(`${procedure}: поиск`, MOST_MS.search, await measure(() => ask(procedure, { text })));
    }
    print('console.search', MOST_MS.search, await measure(() => ask('console.search', { text: 'Гость 12' })));
    print('console.waiting', MOST_MS.page, await measure(() => ask('console.waiting', {})));
    if (late.length > 0) throw new Error(`Дольше, чем обещано:\n${late.join('\n')}`);
  } finally {
    agent.destroy();
    await app.close();
    await database.close();
    await cluster.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Spent = ReturnType<typeof figuresOf>;

async function measure(ask: () => Promise<unknown>): Promise<Spent> {
  const waits: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await ask();
    if (round >= 0) waits.push(performance.now() - begun);
  }
  return figuresOf(waits);
}

function call(agent: Agent, url: string, input: object): Promise<void> {
  const query = new URLSearchParams({ input: JSON.stringify({ json: input }) });
  return new Promise((done, fail) => {
    get(`${url}?${query}`, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode === 200) done();
        else fail(new Error(`${response.statusCode}: ${Buffer.concat(parts).toString().slice(0, 300)}`));
      });
    }).on('error', fail);
  });
}

async function fill({ pool }: Database): Promise<void> {
  const steps = [
    `INSERT INTO users (phone, name, groups, created_at)
      SELECT '+79' || lpad(n::text, 9, '0'), 'Гость ' || n, '{USER}', now() - n * interval '1 minute'
      FROM generate_series(1, 20000) n`,
    `INSERT INTO sessions (token_sha256, user_id, created_at, expires_at)
      SELECT sha256(n::text::bytea), n, now(), now() + interval '30 days' FROM generate_series(1, 20000) n`,
    `INSERT INTO companies (name, type, created_at)
      SELECT CASE WHEN n <= 50 THEN 'Банк ' ELSE 'Застройщик ' END || n, CASE WHEN n <= 50 THEN 'BANK' ELSE 'DEVELOPER' END,
        now() FROM generate_series(1, 550) n`,
    `INSERT INTO projects (name, developer_company_id)
      SELECT 'Проект ' || n, 50 + n FROM generate_series(1, 500) n`,
    `INSERT INTO program_names (name, display_name, "order")
      SELECT 'Программа ' || n, 'Программа ' || n, n FROM generate_series(1, 100) n`,
    `INSERT INTO bank_programs (bank_company_id, program_name_id)
      SELECT bank, name FROM generate_series(1, 50) bank, generate_series(1, 100) name`,
    `WITH made AS (
        INSERT INTO offers (program_id, type, priority, project_id, created_at)
        SELECT n, 'BASE', n % 100, CASE WHEN n % 3 = 0 THEN 1 + n % 500 END, now()
        FROM generate_series(1, 5000) n RETURNING id)
      INSERT INTO offer_parts (offer_id, type, interest) SELECT id, 'BASE', 0.01 + (id % 200) / 1000.0 FROM made`,
    `INSERT INTO feeds (name, client_company_id, source, every_hours, sealed_url, confirmed_at, created_at)
      SELECT 'Фид ' || n, 50 + n, 'feed' || n || '.example', 1, 'x', now() - n * interval '10 minutes', now()
      FROM generate_series(1, 500) n`,
    `INSERT INTO feed_runs (feed_id, source, status, started_at, finished_at, duration_ms, offers)
      SELECT 1 + n % 500, 'x', CASE WHEN n % 20 = 0 THEN 'failed' ELSE 'applied' END,
        now() - (10000 - n) * interval '1 minute', now() - (10000 - n) * interval '1 minute', 900, 100
      FROM generate_series(1, 10000) n`,
    `INSERT INTO api_keys (key_sha256, key_ending, service, description, base_urls, expires_at, created_at)
      SELECT sha256(n::text::bytea), 'abcd', 'IPO_CALC', 'Сайт ' || n, ARRAY['https://site' || n || '.example'],
        now() + n * interval '1 day', now() FROM generate_series(1, 300) n`,
    `INSERT INTO api_key_companies (key_id, company_id) SELECT n, 50 + n FROM generate_series(1, 300) n`,
    `INSERT INTO leads (kind, name, phone, details, created_at, state, settled_at)
      SELECT 'CALLBACK', 'Гость ' || n, '+79' || lpad(n::text, 9, '0'), '{}', now() - n * interval '1 minute',
        'DELIVERED', now() FROM generate_series(1, 20000) n`,
    `INSERT INTO audit_entries (at, user_id, entity, entity_id, before, after)
      SELECT now() - (20000 - n) * interval '1 minute', 1 + n % 50, 'company', (1 + n % 550)::text,
        jsonb_build_object('name', 'Банк ' || n), jsonb_build_object('name', 'Банк ' || n + 1)
      FROM generate_series(1, 20000) n`,
    `INSERT INTO collections (name, created_at) SELECT 'Набор ' || n, now() FROM generate_series(1, 100) n`,
    `INSERT INTO geo_groups (name, type) SELECT 'Место ' || n, 'ALL' FROM generate_series(1, 100) n`,
    `ANALYZE`,
  ];
  for (const step of steps) await pool.query(step);
}
