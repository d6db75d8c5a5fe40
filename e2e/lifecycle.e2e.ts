import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { freePort } from '../src/server/free-port.ts';
import { stormOfLeads } from '../tests/lead-storm.ts';
import { readMetrics, sumOf } from '../tests/read-metrics.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';

let dataDir: string;
let running: Awaited<ReturnType<typeof startProduct>> | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'genplan-lifecycle-'));
});
afterAll(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function flatsTotal(url: string): Promise<number> {
  const answer = await fetch(
    `${url}/api/trpc/flatsTotal?input=${encodeURIComponent('{"json":{"filters":{}}}')}`,
  );
  return (await answer.json()).result.data.json;
}

/** Runs a program of the product to its end and gathers its words. */
function run(args: string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'pipe' });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => done({ code, output }));
  });
}

const start = (env: Record<string, string>) => run(['scripts/start.ts'], { PORT: '0', ...env });

describe('a data directory', () => {
  it('outlives killed servers: each takes PostgreSQL over, no answered lead is lost, the market is whole', async () => {
    const first = await startProduct(dataDir);
    const flats = await flatsTotal(first.url);
    expect(flats).toBeGreaterThan(100);
    first.child.kill('SIGKILL');
    const storm = await stormOfLeads({ leads: 200, kills: 2, dataDir, port: await freePort() });
    expect(storm).toMatchObject({ answered: 200, lost: 0, renumbered: 0, desk: { behind: 0, notOnce: 0 } });
    running = await startProduct(dataDir);
    expect(await flatsTotal(running.url)).toBe(flats);
  });

  it('belongs to one server: a second one is refused in words', async () => {
    expect(await start({ DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      output: expect.stringContaining('уже занят'),
    });
  });

  it('is shared with commands while the server runs', async () => {
    const { code, output } = await run(['src/server/cli/feed.ts', 'list'], { DATA_DIR: dataDir });
    expect(output).toContain('применён');
    expect(code).toBe(0);
  });

  it('is left in order by SIGTERM', async () => {
    expect(await running!.stop()).toBe(0);
    running = undefined;
  });
});

describe('npm start', () => {
  it.each([
    ['npm alone', 'all', (npm: number) => process.kill(npm, 'SIGTERM')],
    ['the whole group', 'web', (npm: number) => process.kill(-npm, 'SIGTERM')],
  ])(
    'drains after SIGTERM to %s (of a node for %s), exits 0 and leaves nothing behind',
    async (_, role, endBy) => {
      const metricsPort = String(await freePort());
      const { url, child, exited } = await startProduct(
        dataDir,
        { DRAIN_WAIT: '2', ROLE: role, METRICS_PORT: metricsPort },
        { command: ['npm', 'start'], isLeader: true },
      );
      // A node left behind would hold the data directory of the tests after, and the end of the whole run.
      onTestFailed(() => {
        process.kill(-child.pid!, 'SIGKILL');
      });
      const ready = () => fetch(`${url}/health/ready`);
      await expect.poll(async () => (await ready()).json()).toMatchObject({ status: 'ready', role });
      expect((await fetch(`${url}/search`)).status).toBe(200);
      expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
      const readNode = async () =>
        readMetrics(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
      // A request is counted once its answer has left, which may be after it was read here.
      await expect
        .poll(async () => {
          const metrics = await readNode();
          return ['/search', 'unmatched'].map((route) =>
            sumOf(metrics, 'http_server_request_duration_seconds_count', { http_route: route }),
          );
        })
        .toEqual([1, 1]);
      const metrics = await readNode();
      expect(sumOf(metrics, 'genplan_index_version')).toBeGreaterThan(0);
      expect(sumOf(metrics, 'genplan_index_applied_timestamp_seconds')).toBeGreaterThan(1_700_000_000);
      expect(sumOf(metrics, 'genplan_catalogue_changes_pending')).toBe(0);
      endBy(child.pid!);
      await expect.poll(async () => (await ready()).status).toBe(503);
      const late = await fetch(`${url}/health/live`);
      expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);

      expect(await exited).toBe(0);
      await expect(ready()).rejects.toThrow();
      expect(() => process.kill(-child.pid!, 0)).toThrow('ESRCH');
      // Its PostgreSQL went too: the directory has no server left.
      expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
    },
  );
});

describe('npm run dev', () => {
  it('shows pages from the sources, styled', async () => {
    const product = await startProduct(
      dataDir,
      { NODE_ENV: 'development' },
      { command: [process.execPath, 'scripts/dev.ts'] },
    );
    const page = await openPage('/legal-info', { baseURL: product.url });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => getComputedStyle(document.body).fontFamily.includes('Onest'));
    await page.close();
    expect(await product.stop()).toBe(0);
  });
});

describe('a start that cannot succeed says why', () => {
  it('when the port is busy', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => busy.once('listening', done));
    const { port } = busy.address() as { port: number };
    const { code, output } = await start({ DATA_DIR: dataDir, PORT: String(port) });
    busy.close();
    expect(output).toContain(`Порт ${port} занят`);
    expect(code).toBe(1);
  });

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['APP_ENV', { APP_ENV: 'staging' }],
    ['DATABASE_URL', { APP_ENV: 'production' }],
  ])('when %s is wrong', async (name, env) => {
    const { code, output } = await start({ DATA_DIR: dataDir, ...env } as Record<string, string>);
    expect(output).toContain(`Переменная ${name}`);
    expect(code).toBe(1);
  });

  it('when the database cannot be reached', async () => {
    const { code, output } = await start({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/genplan' });
    expect(output).toContain('PostgreSQL');
    expect(output).not.toContain('hidden');
    expect(code).toBe(1);
  });
});

describe('a feed command', () => {
  it.each([
    ['a missing file', ['import', 'no-such.xml', '--client', 'К'], 1, 'Файла «no-such.xml» нет'],
    ['no client', ['import', 'package.json'], 2, '--client'],
    ['a file that is no feed', ['import', 'package.json', '--client', 'К'], 1, 'каталог прежний'],
    ['an unknown run', ['show', '999999'], 1, 'Прогона 999999 нет'],
    ['an unknown command', ['imprt'], 2, 'Нет команды'],
    ['a cry for help', ['--help'], 0, 'Код выхода'],
  ])('answers %s in words', async (_, words, code, expected) => {
    const answer = await run(['dist/server/feed.js', ...words], { DATA_DIR: dataDir });
    expect(answer.output).toContain(expected);
    expect(answer.code).toBe(code);
  });
});
