import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '#integrations/http/fake-server.ts';
import { builtCommands } from '#tests/built-commands.ts';
import { createTestDatabase } from '#tests/database.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let server: FakeServer;
let commands: string;
beforeAll(async () => {
  commands = await builtCommands();
  dataDir = await mkdtemp(join(tmpdir(), 'genplan-feed-'));
  database = await createTestDatabase();
  const file = gzipSync(await buffer(yrlFeed(manyOffers(3))));
  server = await startFakeServer(({ url }, response) => {
    if (url?.startsWith('/feed?')) response.end(file);
    else if (url?.startsWith('/cut?'))
      response.writeHead(200, { 'content-length': 1_000 }).end('<realty-feed>');
    else response.writeHead(404).end();
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Imports as a person would; answers the exit code and everything printed. */
function importFrom(place: string, env: Record<string, string> = {}): Promise<[unknown, string]> {
  return command(['import', place, '--client', 'Берег'], env);
}

function command(args: string[], env: Record<string, string> = {}): Promise<[unknown, string]> {
  const words = [join(commands, 'feed.js'), ...args];
  const settings = { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: dataDir, ...env };
  return new Promise((done) => {
    execFile(process.execPath, words, { env: settings }, (error, stdout, stderr) => {
      done([error ? error.code : 0, stdout + stderr]);
    });
  });
}

it('imports by address and keeps nothing of it but the host', async () => {
  const env = { FETCH_ALLOW_HOSTS: server.listed };
  expect(await importFrom(`${server.origin}/feed?key=s3cret`, env)).toEqual([
    0,
    expect.stringContaining('новых 3'),
  ]);
  const { rows } = await database.pool.query(
    'SELECT source FROM feeds UNION ALL SELECT source FROM feed_runs',
  );
  expect(rows).toEqual([{ source: `${server.listed}/…` }, { source: `${server.listed}/…` }]);
});

it.each([
  ['nothing there', () => `${server.origin}/gone?key=s3cret`, /: По этому адресу фида нет \(404\)\n$/],
  ['half a feed', () => `${server.origin}/cut?key=s3cret`, /^Соединение с сервером оборвалось/],
  ['metadata of a cloud', () => 'http://169.254.169.254/s3cret', /: Адрес ведёт во внутреннюю сеть/],
  ['another scheme', () => 'ftp://feeds.test/s3cret', /: Адрес фида должен начинаться с http/],
  ['no file', () => 'feed.xml', /^Файла «feed.xml» нет/],
])('exits with 1 and says why: %s', async (_title, place, words) => {
  const [code, printed] = await importFrom(place(), { FETCH_ALLOW_HOSTS: server.listed });
  expect([code, printed]).toEqual([1, expect.stringMatching(words)]);
  expect(printed).not.toContain('s3cret');
});

it('does not reach this computer unless told', async () => {
  const calls = server.calls.length;
  const env = { FETCH_ALLOW_HOSTS: `127.0.0.2:${server.port}` };
  expect(await importFrom(`${server.origin}/feed`, env)).toEqual([
    1,
    expect.stringContaining('FETCH_ALLOW_HOSTS'),
  ]);
  expect(server.calls.length).toBe(calls);
});

it('shows flats on review by number and publishes those that are released', async () => {
  const file = join(dataDir, 'dear.xml');
  const complex = 'Дорогой берег';
  await writeFile(file, yrlFeed([...manyOffers(5, complex), { id: 'dear', complex, price: 90_000_000 }]));
  const [code, printed] = await command(['import', file, '--client', 'Дорогой', '--json']);
  expect(code).toBe(3);
  const { run, doubtful, created } = JSON.parse(printed);
  expect({ doubtful, created }).toEqual({ doubtful: 1, created: 5 });

  const [, shown] = await command(['show', String(run)]);
  const [, number] = /на проверке (\d+): dear, Дорогой берег, .*: цена за\u00a0м²/.exec(shown)!;
  expect(await command(['release', String(run), '--flat', number!])).toEqual([
    0,
    `Прогон ${run}: опубликовано 1, на проверке 0\n`,
  ]);
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS flats FROM flats WHERE price = 90000000',
  );
  expect(rows).toEqual([{ flats: 1 }]);
});
