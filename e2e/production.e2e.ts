import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRelease } from '../scripts/write-release.ts';
import { type EmbeddedCluster, openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { VARIABLES } from '../src/server/variables.ts';
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
  env = await settingsOfPage({
    'postgres://genplan:ПАРОЛЬ@127.0.0.1:5432/genplan': await ownDatabase(),
    'https://genplan.example': PUBLIC_URL,
    КЛЮЧ: 'the-key',
  });
  Object.assign(env, {
    SMS_BASE_URL: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/sys`,
    PORT: '0',
    DATA_DIR: join(dir, 'site'),
    DRAIN_WAIT: '0',
    DEMO_CATALOGUE: 'none',
  });
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

/** The owner and the database of section 1: no superuser. */
async function ownDatabase(): Promise<string> {
  const superuser = new Client({ connectionString: cluster.url });
  await superuser.connect();
  await superuser.query(`CREATE ROLE owner LOGIN PASSWORD 'the-password'`);
  await superuser.query(`CREATE DATABASE site OWNER owner ENCODING 'UTF8' TEMPLATE template0`);
  await superuser.end();
  return cluster.url.replace(/\/\/.*@/, '//owner:the-password@').replace(/genplan$/, 'site');
}

/** Runs the commands of section 2 as they stand on the page, with our words in place of its examples. */
async function settingsOfPage(words: Record<string, string>): Promise<Record<string, string>> {
  const page = await readFile('docs/operations/install.md', 'utf8');
  const [, commands] = /^## 2\. Settings\n.*?```sh\n(.*?)```/ms.exec(page)!;
  const ours = Object.entries(words).reduce((text, [word, own]) => text.replaceAll(word, own), commands!);
  const script = `set -e; cd '${dir}'; ${ours}\nset -a; . ./genplan.env; set +a; env -0`;
  const clean = { PATH: process.env.PATH, HOME: dir };
  const { stdout } = await run('sh', ['-c', script], { env: clean });
  const given = stdout.split('\0').map((pair) => /^([A-Z_0-9]+)=(.*)$/s.exec(pair));
  const names = new Set(VARIABLES.map(({ name }) => name));
  return Object.fromEntries(
    given.flatMap((pair) => (pair && names.has(pair[1]!) ? [[pair[1]!, pair[2]!]] : [])),
  );
}

function inRelease(file: string, ...words: string[]): [string, ...string[]] {
  const [program, ...rest] = [...AS_NOBODY, process.execPath, join(release, file), ...words];
  return [program!, ...rest];
}

function startRelease(env: Record<string, string>) {
  return startProduct(join(dir, 'site'), env, { command: inRelease('dist/server/serve.js') });
}

describe('a release', () => {
  it('brings what runs and nothing that builds, tests or shows', async () => {
    const packages = await readdir(join(release, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['sharp', '@resvg', 'piscina']));
    expect(packages.length).toBeLessThan(12);
    expect(await readdir(join(release, 'src'))).toEqual(['db', 'integrations', 'server']);
    const files = await readdir(release, { recursive: true });
    expect(
      files.filter(
        (file) =>
          /\.tsx?$|^(demo|e2e|tests|clients)\b|load-world|compiled/.test(file) && !/^node_modules/.test(file),
      ),
    ).toEqual([]);
    const megabytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    expect(megabytes).toBeLessThan(LARGEST_RELEASE);
  });

  it('is a program that whoever runs it cannot change', async () => {
    const [program, ...words] = [...AS_NOBODY, 'touch', join(release, 'dist/server/serve.js')];
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
  const [program, ...words] = inRelease('dist/server/admin.js', 'invite', '+79991234567', 'SUPERADMIN');
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
  const [program, ...words] = inRelease('dist/server/admin.js', 'support', file);
  const written = run(program, words, { env: { ...process.env, ...env, DATA_DIR: join(dir, 'site') } });
  written.child.stdin!.end('{"msg":"a call of +7 999 123-45-67"}\n');
  await written;
  const packet = await readFile(file, 'utf8');
  expect(JSON.parse(packet)).toMatchObject({
    settings: { APP_ENV: 'production', SECRET_KEY: 'задана' },
    nodes: [{ role: 'all' }],
    log: [expect.stringContaining('a call of'), ''],
  });
  for (const secret of ['the-key', env.SECRET_KEY!, '123-45-67', 'the-password']) {
    expect(packet).not.toContain(secret);
  }
});

it('lets a worker of the same disk in, and refuses a node of another', async () => {
  const worker = await startRelease({ ...env, ROLE: 'worker' });
  expect(await (await fetch(`${worker.url}/health/ready`)).json()).toMatchObject({ role: 'worker' });
  const [health, ...asking] = inRelease('dist/server/health.js');
  const check = () => run(health, asking, { env: { ...process.env, PORT: new URL(worker.url).port } });
  await check();
  expect(await worker.stop()).toBe(0);
  await expect(check()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('ECONNREFUSED') });
  const elsewhere = { ...process.env, ...env, PORT: '0', DATA_DIR: join(dir, 'site/elsewhere') };
  const [program, ...words] = inRelease('dist/server/serve.js');
  const refused = await run(program, words, { env: elsewhere }).catch((error) => error);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining('нет метки этой базы: похоже, подключён другой диск или бакет'),
  ]);
});
