import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { AppError } from '#domain/errors.ts';
import type { Env } from '../env.ts';
import { freePort } from '../free-port.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { runProgram } from './run-program.ts';
import { type SystemUser, unprivilegedUser } from './unprivileged-user.ts';

const DATABASE = 'genplan';
const SERVER_LOCK = 7_301_001;
const USERS_LOCK = 7_301_002;

export interface EmbeddedCluster {
  url: string;
  /** Leaves the cluster; the last process that leaves stops PostgreSQL. */
  leave(): Promise<void>;
}

interface ClusterOptions {
  dataDir: string;
  /** `server` owns the directory alone; `command` may work beside a running server. */
  role: 'server' | 'command';
  /** Extra settings, for example `fsync=off` in tests. */
  settings?: string[];
  /** Programs of another version, for tests of it. */
  binaries?: PostgresBinaries;
  /** Begins what need not wait for PostgreSQL, once that has been told to start. */
  meanwhile?(): void;
}

/** Opens the cluster of an installation that has no DATABASE_URL; null where somebody else keeps the database. */
export async function openCluster(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  role: ClusterOptions['role'],
  meanwhile?: ClusterOptions['meanwhile'],
): Promise<EmbeddedCluster | null> {
  return databaseUrl === null ? openEmbeddedCluster({ dataDir, role, meanwhile }) : null;
}

/**
 * Opens the PostgreSQL cluster of a data directory: makes it when missing, adopts one that a killed process
 * left running, starts it otherwise. Locks live in PostgreSQL itself, so they vanish with their process.
 * Errors: CONFLICT when another server owns the directory, UNAVAILABLE when PostgreSQL does not start.
 */
export async function openEmbeddedCluster(options: ClusterOptions): Promise<EmbeddedCluster> {
  const dataDir = resolve(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const user = unprivilegedUser();
  const binaries = options.binaries ?? (await postgresBinaries());
  await mkdir(dataDir, { recursive: true });
  if (user) await letThrough(dataDir);
  const password = await clusterPassword(dataDir);
  await createCluster(binaries, dataDir, clusterDir, password, user);

  const session = await connectOrStart(binaries, clusterDir, password, user, options);
  if (options.role === 'server' && !(await takeServerLock(session.client))) {
    await session.client.end();
    throw new AppError(
      'CONFLICT',
      `Каталог данных ${dataDir} уже занят другим запущенным сервером: остановите его или задайте другой DATA_DIR`,
    );
  }
  await session.client.query('SELECT pg_advisory_lock_shared($1)', [USERS_LOCK]);
  await createDatabase(session.client);

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${session.port}/${DATABASE}`,
    async leave() {
      await session.client.query('SELECT pg_advisory_unlock_shared($1)', [USERS_LOCK]);
      const last = await tryLock(session.client, USERS_LOCK);
      await session.client.end();
      if (last)
        await runProgram(binaries.pg_ctl, ['stop', '-D', clusterDir, '-m', 'fast', '-w', '-t', '30'], user);
    },
  };
}

/** PostgreSQL's own account must pass through a directory that belongs to root; what lies in it stays closed. */
async function letThrough(directory: string): Promise<void> {
  const { mode } = await stat(directory);
  await chmod(directory, mode | 0o011);
}

async function clusterPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** initdb works in a directory of its own and is renamed into place, so a kill never leaves half a cluster. */
async function createCluster(
  binaries: PostgresBinaries,
  dataDir: string,
  clusterDir: string,
  password: string,
  user: SystemUser | null,
): Promise<void> {
  if (await exists(join(clusterDir, 'PG_VERSION'))) return;
  const draft = join(dataDir, `postgres-draft-${process.pid}`);
  const passwordFile = join(dataDir, `postgres-draft-${process.pid}.password`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    await chown(draft, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const made = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      '--auth=scram-sha-256',
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=ru',
      '--no-sync',
    ],
    user,
  );
  await rm(passwordFile, { force: true });
  if (made.code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new AppError(
      'UNAVAILABLE',
      `PostgreSQL не создал базу в ${dataDir}. ${reachHint(dataDir, user)}\n${made.output.trim()}`,
    );
  }
  await rename(draft, clusterDir).catch(async () => rm(draft, { recursive: true, force: true }));
}

async function connectOrStart(
  binaries: PostgresBinaries,
  clusterDir: string,
  password: string,
  user: SystemUser | null,
  { settings = [], meanwhile }: ClusterOptions,
): Promise<{ client: Client; port: number }> {
  const running = await runningPort(clusterDir);
  const adopted = running === null ? null : await connect(running, password);
  if (adopted) return { client: adopted, port: running! };

  const port = await freePort();
  const logFile = join(clusterDir, 'server.log');
  const flags = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    ...settings.map((setting) => `-c ${setting}`),
  ];
  const starting = runProgram(
    binaries.pg_ctl,
    ['start', '-D', clusterDir, '-w', '-t', '60', '-l', logFile, '-o', flags.join(' ')],
    user,
  );
  meanwhile?.();
  const started = await starting;
  // Another process may have won the race to start it: then its server answers on its own port.
  const answering = started.code === 0 ? port : await runningPort(clusterDir);
  const client = answering === null ? null : await connect(answering, password);
  if (client) return { client, port: answering! };
  const log = await readFile(logFile, 'utf8').catch(() => '');
  throw new AppError(
    'UNAVAILABLE',
    `Встроенный PostgreSQL не запустился.\n${started.output.trim()}\n${log.trim().split('\n').slice(-5).join('\n')}`,
  );
}

/** The fourth line of postmaster.pid is the port; the file outlives a killed machine, so it proves nothing yet. */
async function runningPort(clusterDir: string): Promise<number | null> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => null);
  return Number(text?.split('\n')[3]) || null;
}

async function connect(port: number, password: string): Promise<Client | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password,
      database: 'postgres',
      application_name: 'genplan-lock',
    });
    try {
      await client.connect();
      client.on('error', () => {});
      return client;
    } catch (error) {
      const code = (error as { code?: string }).code;
      // 57P03: starting up or shutting down; anything else means there is no server of ours.
      if (code !== '57P03') return null;
      await new Promise((done) => setTimeout(done, 250));
    }
  }
  return null;
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount) return;
  await client.query(`CREATE DATABASE ${DATABASE}`).catch((error) => {
    if (!['42P04', '23505'].includes(error.code)) throw error;
  });
}

async function tryLock(client: Client, key: number): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [key]);
  return rows[0].taken;
}

/** PostgreSQL needs a moment to notice that a killed server's connection is gone. */
async function takeServerLock(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if (await tryLock(client, SERVER_LOCK)) return true;
    await new Promise((done) => setTimeout(done, 250));
  }
  return false;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function reachHint(dataDir: string, user: SystemUser | null): string {
  if (!user) return '';
  return `Сервер запущен от root, поэтому PostgreSQL работает от пользователя ${user.name}: ему нужны права на вход в каталоги до ${dataDir} и до node_modules.`;
}
