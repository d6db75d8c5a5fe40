import { appendFile, chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../src/server/free-port.ts';
import { postgresBinaries } from '../src/server/postgres/postgres-binaries.ts';
import { runProgram } from '../src/server/postgres/run-program.ts';
import { unprivilegedUser } from '../src/server/postgres/unprivileged-user.ts';

export interface Standby {
  url: string;
  query(text: string): Promise<Record<string, unknown>[]>;
  start(): Promise<void>;
  /** As a machine that loses its power. */
  kill(): Promise<void>;
}

/** Makes a streaming standby of an embedded PostgreSQL in a new folder beside its own, and starts it. */
export async function startStandby(primaryUrl: string, settings: string[] = []): Promise<Standby> {
  const source = await dataDirectory(primaryUrl);
  const folder = join(source, '../standby');
  const port = await freePort();
  const { pg_ctl } = await postgresBinaries();
  const user = unprivilegedUser();
  const run = async (program: string, ...words: string[]) => {
    const { code, output } = await runProgram(program, words, user);
    if (code !== 0) throw new Error(`${program} ${words[0]}: ${output}`);
  };

  await mkdir(folder, { mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  const label = await copyWhileItRuns(primaryUrl, () => run('cp', '-a', `${source}/.`, folder));
  await rm(join(folder, 'postmaster.pid'));
  const { hostname, port: from, username, password } = new URL(primaryUrl);
  await writeAs(run, folder, 'backup_label', label);
  await writeAs(run, folder, 'standby.signal', '');
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${from} user=${username} password=${password}'
primary_slot_name = 'standby'
`,
  );

  const url = new URL(primaryUrl);
  url.port = String(port);
  const standby: Standby = {
    url: url.href,
    async query(text) {
      const client = await connect(url.href);
      const { rows: answer } = await client.query(text).finally(() => client.end());
      return answer;
    },
    start() {
      const own = [`-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`];
      const flags = [...own, ...settings.map((setting) => `-c ${setting}`)].join(' ');
      return run(pg_ctl, ...['start', '-D', folder, '-w', '-l', join(folder, 'server.log'), '-o', flags]);
    },
    kill: () => run(pg_ctl, 'stop', '-D', folder, '-m', 'immediate', '-w'),
  };
  await standby.start();
  return standby;
}

async function dataDirectory(url: string): Promise<string> {
  const client = await connect(url);
  const { rows } = await client.query('SHOW data_directory').finally(() => client.end());
  return rows[0].data_directory;
}

/** Does what pg_basebackup does, for npm brings PostgreSQL without it. Gives the label that the copy needs. */
async function copyWhileItRuns(url: string, copy: () => Promise<void>): Promise<string> {
  const client = await connect(url);
  try {
    await client.query("SELECT pg_create_physical_replication_slot('standby', true)");
    await client.query("SELECT pg_backup_start('standby', true)");
    await copy();
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    return rows[0].labelfile;
  } finally {
    await client.end();
  }
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** The files of PostgreSQL belong to the account it runs as. */
async function writeAs(
  run: (program: string, ...words: string[]) => Promise<void>,
  folder: string,
  name: string,
  text: string,
): Promise<void> {
  await run('sh', '-c', 'printf %s "$2" > "$1"', 'sh', join(folder, name), text);
}
