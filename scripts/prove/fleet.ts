import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startProduct } from '../../e2e/product.ts';
import { openEmbeddedCluster } from '../../src/server/postgres/embedded-cluster.ts';
import { postgresBinaries } from '../../src/server/postgres/postgres-binaries.ts';
import { runProgram } from '../../src/server/postgres/run-program.ts';
import { unprivilegedUser } from '../../src/server/postgres/unprivileged-user.ts';

export type Node = Awaited<ReturnType<typeof startProduct>>;

/** Nodes of one installation with a PostgreSQL of their own, to be hurt at will. */
export interface Fleet {
  /** Holds the PostgreSQL, the files of the nodes and whatever a proof puts there. */
  dir: string;
  databaseUrl: string;
  /** The data directory of nodes that are given no other. */
  dataDir: string;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  startNode(env?: Record<string, string>): Promise<Node>;
  /** `fast` asks its clients to leave, `immediate` is a crash. */
  stopDatabase(how: 'fast' | 'immediate'): Promise<void>;
  startDatabase(): Promise<void>;
  close(): Promise<void>;
}

export async function openFleet(): Promise<Fleet> {
  const dir = await mkdtemp(join(tmpdir(), 'genplan-fleet-'));
  const { url: databaseUrl } = await openEmbeddedCluster({ dataDir: dir, role: 'server' });
  const { pg_ctl } = await postgresBinaries();
  const dataDir = join(dir, 'site');
  const nodes = new Set<Node>();
  let flags: string[] = [];
  const control = async (...words: string[]) => {
    const folder = join(dir, 'postgres');
    const { code, output } = await runProgram(
      pg_ctl,
      [...words, '-D', folder, '-w', '-t', '60'],
      unprivilegedUser(),
    );
    if (code !== 0) throw new Error(`pg_ctl ${words[0]}: ${output}`);
  };
  return {
    dir,
    databaseUrl,
    dataDir,
    async query(text, values) {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query(text, values).finally(() => client.end());
      return rows;
    },
    async startNode(env = {}) {
      const node = await startProduct(dataDir, {
        APP_ENV: 'testing',
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'silent',
        ...env,
      });
      nodes.add(node);
      node.exited.then(() => nodes.delete(node));
      return node;
    },
    async stopDatabase(how) {
      const port = new URL(databaseUrl).port;
      flags = ['-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`];
      await control('stop', '-m', how);
    },
    startDatabase: () => control('start', '-l', join(dir, 'postgres/server.log'), ...flags),
    async close() {
      for (const node of nodes) node.child.kill('SIGKILL');
      await Promise.all([...nodes].map((node) => node.exited));
      await control('stop', '-m', 'immediate').catch(() => {});
      await rm(dir, { recursive: true, force: true });
    },
  };
}
