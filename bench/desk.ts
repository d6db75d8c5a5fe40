import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { type Database, openDatabase } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { ensureUser } from '../src/db/queries/access/users.ts';
import { bindTelegramChat } from '../src/db/queries/telegram/telegram-chats.ts';
import { VISITOR } from '../src/domain/access/actor.ts';
import { inboxSink } from '../src/integrations/lead/open-sink.ts';
import { ALL_JOBS } from '../src/server/jobs/all-jobs.ts';
import { startJobs } from '../src/server/jobs/start-jobs.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { exportList } from '../src/services/export-list.ts';
import { getLead } from '../src/services/lead/get-lead.ts';
import { listLeadDesk } from '../src/services/lead/list-lead-desk.ts';
import { submitCallback } from '../src/services/lead/submit-site-lead.ts';
import { testContext } from '../tests/service-context.ts';
import { figuresOf, inMs } from './market/figures.ts';

const LEADS = 20_000;
const ROUNDS = 60;
const NOTICES = 40;
/** The most a question may take at the 95th percentile before its plan is printed. */
const SLOW_MS = 50;

/** The desk over twenty thousand leads, question by question, and how soon people hear of a lead. */
export async function runBench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-desk-'));
  const cluster = await openEmbeddedCluster({ dataDir, role: 'server' });
  await migrate(cluster.url);
  const database = openDatabase(cluster.url, 'work', { connections: 12 });
  try {
    await fill(database);
    await readDesk(database);
    await hearOfLeads(database, cluster.url);
  } finally {
    await database.close();
    await cluster.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Leads of two weeks: one in three was taken, one in five has a result, one in ten is of a client. */
async function fill({ pool }: Database): Promise<void> {
  await pool.query(
    `INSERT INTO users (phone, name, groups, created_at) VALUES ('+79990000009', 'Борис', '{ADMIN}', now())`,
  );
  await pool.query(`INSERT INTO companies (name, type, created_at) VALUES ('Банк', 'BANK', now())`);
  await pool.query(
    `INSERT INTO leads (kind, name, phone, details, created_at, state, settled_at, external_id, client_company_id,
       recipient_company_id, taken_by_id, taken_at, result)
     SELECT 'CALLBACK', 'Гость ' || n, '+79' || lpad(n::text, 9, '0'), '{}', now() - n * interval '1 minute',
       'DELIVERED', now(), n, CASE WHEN n % 10 = 0 THEN 1 END, CASE WHEN n % 10 = 0 THEN 1 END,
       CASE WHEN n % 3 = 0 THEN 1 END, CASE WHEN n % 3 = 0 THEN now() END, CASE WHEN n % 5 = 0 THEN 'AGREED' END
     FROM generate_series(1, ${LEADS}) n`,
  );
  await pool.query('ANALYZE');
}

async function readDesk({ db, pool }: Database): Promise<void> {
  const desk = testContext(db);
  const questions: Record<string, (round: number) => Promise<unknown>> = {
    список: (round) => listLeadDesk(desk, { text: '', page: 1 + round * 5 }),
    новые: (round) => listLeadDesk(desk, { text: '', page: 1 + round, view: 'new' }),
    'поиск по телефону': (round) => listLeadDesk(desk, { text: `79000${round}`, page: 1 }),
    'поиск по имени': (round) => listLeadDesk(desk, { text: `Гость ${round}`, page: 1 }),
    'заявки клиента': (round) => listLeadDesk(desk, { text: '', page: 1 + (round % 30), clientId: 1 }),
    'одна заявка': (round) => getLead(desk, { id: 1 + round * 300 }),
  };
  for (const [name, ask] of Object.entries(questions)) {
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await ask(round);
      waits.push(performance.now() - begun);
    }
    const { p50, p95 } = figuresOf(waits);
    console.log(`${name} из ${LEADS}: p50 ${inMs(p50)} мс, p95 ${inMs(p95)} мс`);
    if (p95 > SLOW_MS) await explain(pool, () => ask(0));
  }
  const begun = performance.now();
  const { csv } = await exportList(desk, { list: 'leads', text: '', page: 1 });
  console.log(`CSV: ${inMs(performance.now() - begun)} мс, ${csv.length} знаков`);
}

/** Prints how PostgreSQL goes about what is asked. */
async function explain(pool: Database['pool'], ask: () => Promise<unknown>): Promise<void> {
  const statements: { text: string; values: unknown[] }[] = [];
  const query = pool.query.bind(pool);
  pool.query = ((config: { text: string }, values: unknown[]) => {
    statements.push({ text: config.text, values });
    return query(config, values);
  }) as typeof pool.query;
  await ask();
  pool.query = query;
  for (const { text, values } of statements) {
    const { rows } = await query(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values);
    console.log(text, '\n', rows.map((row) => row['QUERY PLAN']).join('\n '));
  }
}

/** From the request to the bot: the jobs of a node over a bot that takes each message at once. */
async function hearOfLeads(database: Database, databaseUrl: string): Promise<void> {
  const now = new Date();
  const { id } = await ensureUser(database.db, '+79990000001', ['ADMIN'], now, 'Анна');
  await bindTelegramChat(database.db, { userId: id, chatId: '1', chatName: 'Анна', linkedAt: now });
  const told = new Map<number, number>();
  const platform = inboxSink({ now: () => new Date() });
  const taken = <Value>(value: Value) => ({ ok: true, value, source: 'live', asOf: new Date() }) as const;
  const ports = {
    leads: { platform, open: () => platform },
    telegram: {
      provider: 'bench',
      name: 'bot',
      webhook: null,
      registerWebhook: async () => taken(null),
      send: async ({ text }: { text: string }) => {
        for (const [, lead] of text.matchAll(/заявка № (\d+)/g)) told.set(Number(lead), performance.now());
        return taken({ messageId: '1' });
      },
    },
  };
  const makeContext = () => ({ ...testContext(database.db, { ports }), now: new Date() });
  const names = ['deliver-lead', 'send-lead-notices', 'send-lead-receipt'];
  const jobs = await startJobs({
    database,
    databaseUrl,
    jobs: ALL_JOBS.filter(({ name }) => names.includes(name)),
    makeContext,
    log: pino({ level: 'fatal' }),
  });
  const asked = new Map<number, number>();
  for (let n = 1; n <= NOTICES; n += 1) {
    await pause(700 + (n % 7) * 60);
    const phone = `+7 (912) 555-${String(n).padStart(2, '0')}-00`;
    const form = { phone, fullName: 'Гость', comment: '?', method: 'call', agreement: true } as const;
    await submitCallback({ ...makeContext(), actor: VISITOR }, form, { address: '127.0.0.1', pageUrl: null });
    asked.set(LEADS + n, performance.now());
  }
  for (let waited = 0; told.size < NOTICES && waited < 60; waited += 1) await pause(1_000);
  await jobs.stop();
  const heard = figuresOf([...asked].map(([lead, at]) => (told.get(lead) ?? Number.POSITIVE_INFINITY) - at));
  console.log(
    `сообщение в Telegram: p50 ${inMs(heard.p50)} мс, p95 ${inMs(heard.p95)} мс, ${told.size} из ${NOTICES}`,
  );
}
