import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { DockerfileParser, type From, type JSONInstruction } from 'dockerfile-ast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROGRAMS } from '../build/vite.server.config.ts';
import { END_WITHIN_MS } from '../src/server/end-in-order.ts';
import { parseEnv } from '../src/server/env.ts';

/** Whoever deploys answers these, as compose asks; the words are those of no real installation. */
const ANSWERS: Record<string, string> = {
  VERSION: '1.2.3',
  PUBLIC_URL: 'https://genplan.test',
  DATABASE_PASSWORD: 'c0ffee',
  SECRET_KEY: 'a0'.repeat(32),
  S3_SECRET: 'c0ffee',
  SMS_PROVIDER: 'smsc',
  SMS_KEY: 'key',
  SUPPORT_PHONE: '+7 (495) 123-45-67',
  SUPPORT_HOURS: 'по будням',
  OWNER_NAME: 'ООО «Ромашка»',
};
const IMAGES = ['NODE_IMAGE', 'POSTGRES_IMAGE', 'PROXY_IMAGE', 'POOLER_IMAGE', 'S3_IMAGE'];
const MEGABYTE = 1_048_576;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Words of `npm start` for Node itself, which all ways to start the product share. */
const FLAGS: string[] = scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
/** The same for the C library, which keeps freed memory for each of its arenas. */
const ARENAS: string = scripts.start.split(' ').find((word: string) => word.startsWith('MALLOC_'))!;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'genplan-deploy-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

it('limits the heap of the program nowhere, for that would lift the limits of its threads', () => {
  const texts = globSync('deploy/**/*')
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'));
  expect([...texts, ...FLAGS].filter((text) => text.includes('--max-old-space-size'))).toEqual([]);
});

const isHere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

describe('compose.yml', () => {
  const text = readFileSync('deploy/compose.yml', 'utf8');
  const { services, volumes } = parse(text, { merge: true });
  const names = Object.keys(services);
  const ours = ['web-1', 'web-2', 'worker', 'migrate'];

  it('is what compose understands', async () => {
    const chosen = [
      // Images are named with digests, by variables; ours is built where it runs; the proxy is for the whole world.
      'no-build-and-image',
      'no-unbound-port-interfaces',
      'service-image-require-explicit-tag',
    ];
    const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
    const results: { messages: { type: string; rule: string; message: string }[] }[] = linter.lintFiles(
      ['deploy/compose.yml'],
      false,
    );
    const faults = results
      .flatMap(({ messages }) => messages)
      .filter(({ type, rule }) => type === 'error' && !chosen.includes(rule));
    expect(faults).toEqual([]);
  });

  it.each(names)('%s comes back by itself, writes only where it may, and fills no disk with logs', (name) => {
    const service = services[name];
    expect(service).toMatchObject({
      restart: name === 'migrate' ? 'no' : 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
      tmpfs: expect.anything(),
    });
    expect(bytesOf(service.mem_limit)).toBeGreaterThanOrEqual(256 * MEGABYTE);
    for (const volume of service.volumes) {
      const [from] = volume.split(':');
      expect(from in volumes || from.startsWith('./')).toBe(true);
    }
  });

  it.each(ours)('%s has settings that the product takes', (name) => {
    const env = Object.fromEntries(
      Object.entries<string>(services[name].environment).map(([key, value]) => [
        key,
        filledIn(value, ANSWERS),
      ]),
    );
    const { appEnv, strangers, trustedProxies } = parseEnv(env);
    expect([appEnv, strangers, trustedProxies]).toEqual(['production', [], 1]);
  });

  it('reaches a pooler and a replica when it is told of them', () => {
    const given = {
      ...ANSWERS,
      DATABASE_HOST: 'pgbouncer:6432',
      DATABASE_DIRECT_URL: 'postgres://genplan:c0ffee@postgres:5432/genplan',
      DATABASE_REPLICA_URL: 'postgres://genplan:c0ffee@replica:5432/genplan',
    };
    const { environment } = services['web-1'];
    const env = parseEnv(
      Object.fromEntries(
        Object.entries<string>(environment).map(([key, value]) => [key, filledIn(value, given)]),
      ),
    );
    expect(URL.parse(env.databaseUrl!)?.host).toBe('pgbouncer:6432');
    expect([env.databaseDirectUrl, env.databaseReplicaUrl]).toEqual([
      given.DATABASE_DIRECT_URL,
      given.DATABASE_REPLICA_URL,
    ]);
    expect(readFileSync('deploy/pgbouncer.ini', 'utf8')).toMatch(/^listen_port = 6432$/m);
    expect(services.pgbouncer.profiles).toEqual(['pooler']);
  });

  it('gives a node longer than it needs to end', () => {
    const drainMs = parseEnv({ APP_ENV: 'testing', DRAIN_WAIT: '5' }).drainWaitMs;
    for (const name of ['web-1', 'web-2', 'worker']) {
      expect(Number.parseInt(services[name].stop_grace_period, 10) * 1_000).toBeGreaterThan(
        drainMs + END_WITHIN_MS,
      );
    }
  });

  it('starts what others wait for, and tells when that is well', () => {
    for (const name of names) {
      for (const [other, { condition }] of Object.entries<{ condition: string }>(
        services[name].depends_on ?? {},
      )) {
        const isOnce = services[other].restart === 'no';
        expect(condition).toBe(isOnce ? 'service_completed_successfully' : 'service_healthy');
        // The image of the product brings a check of its own.
        if (!isOnce) expect(Boolean(services[other].healthcheck) || ours.includes(other)).toBe(true);
      }
    }
    expect(services['web-1'].depends_on).toHaveProperty('migrate');
    expect(services.worker.depends_on).toHaveProperty('migrate');
  });

  it('keeps PostgreSQL 18 where its image looks for it', () => {
    expect(services.postgres.volumes).toEqual(['postgres:/var/lib/postgresql']);
  });

  it('stops when a word is lacking that must not be guessed, and the sample names each', () => {
    const asked = [...text.matchAll(/\$\{(\w+):\?([^}]+)\}/g)].map(([, name]) => name!);
    expect(new Set(asked)).toEqual(
      new Set([...Object.keys(ANSWERS).filter((name) => name !== 'SMS_KEY'), ...IMAGES]),
    );
    const sample = readFileSync('deploy/genplan.env.example', 'utf8');
    expect([...sample.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value])).toEqual(
      Object.keys(ANSWERS).map((name) => [name, '']),
    );
    // A name without an ending would be taken for empty in silence.
    expect(text.match(/\$\{\w+\}|\$\w+/g)).toBeNull();
  });
});

describe('Dockerfile', () => {
  const file = DockerfileParser.parse(readFileSync('deploy/Dockerfile', 'utf8'));
  const stages = file.getFROMs();
  const all = (keyword: string) => file.getInstructions().filter((one) => one.getKeyword() === keyword);
  const lastOf = (keyword: string) => all(keyword).at(-1)!;

  it('is built of three stages on a base that has no default', () => {
    const bases = stages.map((from: From) => [from.getImage(), from.getBuildStage()]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the Dockerfile
    const base = '${NODE_IMAGE}';
    expect(bases).toEqual([
      [base, 'dependencies'],
      ['dependencies', 'build'],
      [base, 'run'],
    ]);
    expect(all('ARG').map((arg) => arg.getArgumentsContent())).toContain('NODE_IMAGE');
    expect(readFileSync('deploy/pin-images.sh', 'utf8')).toContain(`node:${nodeVersion()}-`);
  });

  it('is given the sources of each program that a release is built of', () => {
    const given = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
    for (const source of Object.values(PROGRAMS)) expect(given).toContain(`!${source.split('/')[0]}`);
  });

  it('runs Node itself, as a number that is not root', () => {
    expect(lastOf('USER').getArgumentsContent()).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const words = (keyword: string) =>
      (lastOf(keyword) as JSONInstruction).getJSONStrings().map((one) => one.getJSONValue());
    expect(words('CMD')).toEqual(['node', ...FLAGS, 'dist/server/serve.js']);
    expect(all('ENV').map((one) => one.getArgumentsContent())).toContainEqual(
      expect.stringContaining(ARENAS),
    );
    expect(lastOf('HEALTHCHECK').getArgumentsContent()).toMatch(
      /CMD \["node", "dist\/server\/health\.js"\]$/,
    );
    expect(all('ENTRYPOINT')).toEqual([]);
  });

  it('brings nothing from elsewhere and holds no secret', () => {
    expect(all('ADD')).toEqual([]);
    const named = [...all('ARG'), ...all('ENV')].map((one) => one.getArgumentsContent() ?? '').join(' ');
    expect(named).not.toMatch(/KEY|SECRET|PASSWORD|TOKEN/i);
  });
});

describe('pin-images.sh', () => {
  const pin = (answer: string) => {
    copyFileSync('deploy/pin-images.sh', join(dir, 'pin-images.sh'));
    writeFileSync(join(dir, 'docker'), `#!/bin/sh\n${answer}\n`);
    chmodSync(join(dir, 'docker'), 0o755);
    return spawnSync(join(dir, 'pin-images.sh'), {
      env: { PATH: `${dir}:${process.env.PATH}` },
      encoding: 'utf8',
    });
  };

  it('writes every image by its digest', () => {
    expect(pin('echo sha256:c0ffee').status).toBe(0);
    const pinned = readFileSync(join(dir, 'images.env'), 'utf8').trim().split('\n');
    expect(pinned.map((line) => line.split('=')[0])).toEqual(IMAGES);
    for (const line of pinned) expect(line).toMatch(/^\w+=[\w./-]+:[\w.-]+@sha256:c0ffee$/);
  });

  it.each(['echo manifest unknown', 'exit 1'])(
    'writes nothing when the registry does not answer: %s',
    (answer) => {
      rmSync(join(dir, 'images.env'), { force: true });
      expect(pin(answer).status).not.toBe(0);
      expect(() => readFileSync(join(dir, 'images.env'))).toThrow('ENOENT');
    },
  );
});

describe.each(['genplan-web@.service', 'genplan-worker.service'])('%s', (unit) => {
  const text = readFileSync(join('deploy/systemd', unit), 'utf8');
  const settings = Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, key, value] = /^Environment=(.*)$/.exec(line) ? [] : (/^(\w+)=(.*)$/.exec(line) ?? []);
      return key ? [[key, value!]] : [];
    }),
  );

  it('runs a release without a shell, with settings that the product knows', () => {
    expect(settings.ExecStart).toBe(`/opt/genplan/current/bin/node ${FLAGS.join(' ')} dist/server/serve.js`);
    const given = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words]) => words!.split(' '));
    expect(given).toContain(ARENAS);
    const env = Object.fromEntries(given.map((word) => word.split(/=(.*)/).slice(0, 2)));
    const file = join(dir, 'secret-key');
    writeFileSync(file, 'a0'.repeat(32));
    const port = env.PORT === '%i' ? '3000' : env.PORT;
    const { role, strangers } = parseEnv({ ...env, PORT: port, SECRET_KEY_FILE: file });
    expect(role).toBe(unit.includes('web') ? 'web' : 'worker');
    expect(strangers).toEqual([]);
    expect(settings.MemoryDenyWriteExecute).toBeUndefined();
  });

  it('gives the node longer than it needs to end', () => {
    expect(Number(settings.TimeoutStopSec) * 1_000).toBeGreaterThan(5_000 + END_WITHIN_MS);
  });

  it.skipIf(!isHere('systemd-analyze'))('is what systemd understands, and hardened', () => {
    const copy = join(dir, unit);
    writeFileSync(copy, text.replace('/opt/genplan/current/bin/node', process.execPath));
    // A key that systemd does not know is only a warning and exit code 0.
    const verified = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const words = ['security', '--offline=true', '--threshold=20', '--no-pager', copy];
    expect(spawnSync('systemd-analyze', words, { encoding: 'utf8' }).status).toBe(0);
  });
});

describe('the examples of proxies', () => {
  const caddy = readFileSync('deploy/caddy/Caddyfile', 'utf8');
  const nginx = readFileSync('deploy/nginx/genplan.conf', 'utf8');

  it('close kept connections before the product does, and see a draining node in time', () => {
    const server = readFileSync('src/server/http/web-server.ts', 'utf8');
    const ours = Number(/keepAliveTimeout: (\d+) \* SECOND/.exec(server)![1]);
    expect(Number(/keepalive (\d+)s/.exec(caddy)![1])).toBeLessThan(ours - 30);
    expect(Number(/keepalive_timeout (\d+)s/.exec(nginx)![1])).toBeLessThan(ours - 30);
    const noticed =
      Number(/health_interval (\d+)s/.exec(caddy)![1]) + Number(/health_timeout (\d+)s/.exec(caddy)![1]);
    expect(noticed).toBeLessThan(parseEnv({ APP_ENV: 'testing', DRAIN_WAIT: '5' }).drainWaitMs / 1_000);
    expect(caddy).toContain('health_uri /health/ready');
  });

  it.skipIf(!isHere('caddy'))('are what Caddy understands', () => {
    const words = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile'];
    const env = { ...process.env, PUBLIC_URL: 'https://genplan.test' };
    expect(spawnSync('caddy', words, { env, encoding: 'utf8' })).toMatchObject({ status: 0 });
  });

  it.skipIf(!isHere('nginx') || !isHere('openssl'))('are what nginx understands', () => {
    const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
    const words = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=genplan.example',
    ];
    execFileSync('openssl', [...words, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const example = nginx
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
      .replace('/var/cache/nginx', dir);
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${dir}/${name};`,
    );
    writeFileSync(join(dir, 'genplan.conf'), example);
    writeFileSync(
      join(dir, 'nginx.conf'),
      `pid ${dir}/pid; error_log stderr; events {} http { access_log off; ${folders.join(' ')} include ${dir}/genplan.conf; }`,
    );
    const tested = spawnSync('nginx', ['-t', '-p', dir, '-c', join(dir, 'nginx.conf')], { encoding: 'utf8' });
    expect([tested.status, tested.stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });
});

/** Compose's own way with `${NAME:?why}` and `${NAME:-instead}`. */
function filledIn(text: string, answers: Record<string, string>): string {
  return text.replace(/\$\{(\w+):(\?|-)([^}]*)\}/g, (_, name, kind, word) => {
    return answers[name] ?? (kind === '-' ? word : '');
  });
}

function bytesOf(size: string): number {
  return Number.parseInt(size, 10) * (size.endsWith('g') ? 1_024 * MEGABYTE : MEGABYTE);
}

function nodeVersion(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node;
}
