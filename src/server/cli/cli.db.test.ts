import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, leadDestinations } from '#db/schema/index.ts';
import { builtCommands } from '#tests/built-commands.ts';
import { createTestDatabase } from '#tests/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let commands: string;
beforeAll(async () => {
  commands = await builtCommands();
  dataDir = await mkdtemp(join(tmpdir(), 'genplan-cli-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs a command as a person would; answers its exit code and everything it printed. */
function run(
  command: string,
  words: string[],
  env: Record<string, string> = {},
  input = '',
): Promise<[unknown, string]> {
  const file = join(commands, `${command}.js`);
  const settings = { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: dataDir, ...env };
  return new Promise((done) => {
    const child = execFile(process.execPath, [file, ...words], { env: settings }, (error, stdout, stderr) => {
      done([error ? error.code : 0, stdout + stderr]);
    });
    child.stdin!.end(input);
  });
}

it('grants a group, saves a copy, empties the database and restores it', async () => {
  const copy = join(dataDir, 'copy.backup');
  expect(await run('admin', ['grant', '89990000001', 'SUPERADMIN'])).toEqual([
    0,
    expect.stringContaining('SUPERADMIN'),
  ]);
  // The person, the trace of the grant and the installation.
  expect(await run('db', ['backup', copy])).toEqual([0, expect.stringContaining('строк 2')]);
  expect(await run('db', ['restore', copy])).toEqual([1, expect.stringContaining('--replace')]);
  expect(await run('db', ['reset', '--yes'])).toEqual([0, expect.any(String)]);
  expect(await run('db', ['restore', copy])).toEqual([0, expect.stringContaining('строк 2')]);
  expect(await run('admin', ['grant', '+79990000001', 'USER'])).toEqual([
    1,
    expect.stringContaining('последний'),
  ]);
});

it('makes a key and lists it masked', async () => {
  const made = await run('admin', ['key', 'create', 'IPO_CALC', 'Партнёр', '--origin', 'https://a.example']);
  expect(made).toEqual([0, expect.stringMatching(/gp_[\w-]{43}/)]);
  const [, key] = /(gp_\S+)/.exec(made[1])!;
  const [code, list] = await run('admin', ['key', 'list']);
  const line = list.split('\n').find((each) => each.includes('Партнёр'))!;
  expect([code, line.includes(key!), line.includes(`••••${key!.slice(-4)}`)]).toEqual([0, false, true]);
});

it('leaves a database alone while a server uses it', async () => {
  const serving = await database.pool.connect();
  expect(await run('db', ['reset', '--yes'])).toEqual([1, expect.stringContaining('сервер')]);
  serving.release(true);
});

it('does not reset in production', async () => {
  const production = {
    APP_ENV: 'production',
    PUBLIC_URL: 'https://example.org',
    SMS_PROVIDER: 'none',
    STORAGE_PROVIDER: 'disk',
    LEADS_PROVIDER: 'inbox',
    SECRET_KEY: 'a0'.repeat(32),
    SUPPORT_PHONE: '+7 (495) 123-45-67',
    SUPPORT_HOURS: 'всегда',
    OWNER_NAME: 'ООО',
  };
  expect(await run('db', ['reset', '--yes'], production)).toEqual([1, expect.stringContaining('production')]);
});

it('invites by a link that gives nothing until it is opened', async () => {
  const [code, said] = await run('admin', ['invite', '8 (999) 000-00-09', 'SUPERADMIN'], {
    PUBLIC_URL: 'https://genplan.example',
  });
  expect(said).toMatch(
    /^\+79990000009: .*15 минут.*SUPERADMIN\nhttps:\/\/genplan\.example\/invite#[\w-]{43}\n$/,
  );
  expect(code).toBe(0);
});

it('says that the database does not answer', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  expect(await run('db', ['migrate'], env)).toEqual([1, expect.stringMatching(/^База данных недоступна/)]);
});

describe('words', () => {
  it.concurrent.each<[string, string[], number]>([
    ['db', ['--help'], 0],
    ['admin', ['--help'], 0],
    ['db', ['drop'], 2],
    ['db', ['reset'], 2],
    ['db', ['restore', 'file', '--force'], 2],
    ['admin', ['grant', '+79990000001', 'KING'], 2],
    ['admin', ['invite', '+79990000001', 'KING'], 2],
    ['admin', ['invite', 'phone', 'ADMIN'], 2],
  ])('%s %j exits with %i and shows the help', async (command, words, code) => {
    expect(await run(command, words)).toEqual([
      code,
      expect.stringContaining(`npm run ${command} -- КОМАНДА`),
    ]);
  });
});

it('answers the help in English where the language asks for it', async () => {
  const [code, text] = await run('admin', ['--help'], { LANG: 'en_GB.UTF-8' });
  expect([code, text]).toEqual([0, expect.stringContaining('npm run admin -- COMMAND')]);
});

it('sets where leads of a client go, its key read from the input', async () => {
  const { db } = database;
  const [company] = await db
    .insert(companies)
    .values({ name: 'Банк', type: 'BANK', createdAt: new Date(0) })
    .returning();
  expect(await run('leads', ['list'])).toEqual([0, 'Заявок нет\n']);
  const words = ['destination', 'Банк', 'webhook', 'https://bank.example/leads'];
  expect(await run('leads', words)).toEqual([1, 'Нужен ключ получателя\n']);
  expect(await run('leads', words, {}, 'secret\n')).toEqual([0, 'Заявки клиента «Банк»: webhook\n']);
  const [stored] = await db.select().from(leadDestinations);
  expect(stored).toMatchObject({ clientCompanyId: company!.id, provider: 'webhook' });
  expect(JSON.stringify(stored)).not.toMatch(/secret|bank\.example/);
  expect(await run('leads', ['send-again', '1'])).toEqual([1, 'Нет заявки 1\n']);
  expect((await run('leads', ['destination', 'Банк', 'fax', 'x']))[0]).toBe(2);
});
