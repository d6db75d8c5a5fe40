import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/server/free-port.ts';
import { unprivilegedUser } from '../src/server/postgres/unprivileged-user.ts';

/** The program as a system installs it; undefined on a machine without it. */
export const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) => existsSync(path));

/** Starts a pooler in transaction mode before a database, set up as deploy/pgbouncer.ini. Gives its address. */
export async function startPgbouncer(
  databaseUrl: string,
  connectQuery = "SET statement_timeout='10s'; SET lock_timeout='2s'; SET idle_in_transaction_session_timeout='15s'; SET timezone='UTC'",
): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const dir = await mkdtemp(join(tmpdir(), 'genplan-pgbouncer-'));
  const listens = await freePort();
  const target = `host=${hostname} port=${port} dbname=${name} user=${username} password=${password}`;
  await writeFile(
    join(dir, 'pgbouncer.ini'),
    `[databases]
${name} = ${target} connect_query='${connectQuery.replaceAll("'", "''")}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  await chmod(dir, 0o755);
  const user = unprivilegedUser();
  const child = spawn(PGBOUNCER!, [join(dir, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const exited = new Promise((done) => child.on('exit', done));
  while (!(await answers(listens))) await pause(20);
  return {
    url: `postgres://${username}:any@127.0.0.1:${listens}/${name}`,
    async stop() {
      child.kill('SIGKILL');
      await exited;
      await rm(dir, { recursive: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });
}
