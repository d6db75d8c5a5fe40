import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Db, inTransaction } from '#db/client.ts';
import {
  deleteGoneNodes,
  deleteNode,
  findNodeOfOtherStore,
  lockNodes,
  type NodeFacts,
  type NodeState,
  readDatabaseClock,
  saveNode,
} from '#db/queries/node/nodes.ts';
import { AppError } from '#domain/errors.ts';
import type { Env } from './env.ts';
import { VERSION } from './version.ts';

const HEARTBEAT_MS = 15_000;
const CLOCKS_MAY_DIFFER_MS = 30_000;

interface Options {
  env: Pick<Env, 'dataDir' | 'role' | 'ports' | 's3'>;
  db: Db;
  now(): Date;
  state(): NodeState;
  onError(error: unknown): void;
}

/**
 * Makes the node known to the others, by a heartbeat in the database that all of them share. `leave` says good-bye.
 * Errors: CONFLICT while another node keeps its files elsewhere, for what one takes the other would never find;
 * CONFLICT when the clock is off by more than 30 seconds, for codes and sessions end by it.
 */
export async function registerNode({
  env,
  db,
  now,
  state,
  onError,
}: Options): Promise<{ leave(): Promise<void> }> {
  await requireClock(db, now);
  const node: NodeFacts = {
    id: randomUUID(),
    host: hostname(),
    role: env.role,
    release: VERSION,
    store: await storeOf(env),
  };
  await inTransaction(db, async (tx) => {
    await lockNodes(tx);
    await deleteGoneNodes(tx);
    const other = await findNodeOfOtherStore(tx, node);
    if (other) throw otherStore(other.host);
    await saveNode(tx, node, state());
  });
  const timer = setInterval(() => saveNode(db, node, state()).catch(onError), HEARTBEAT_MS);
  return {
    async leave() {
      clearInterval(timer);
      await deleteNode(db, node.id).catch(onError);
    },
  };
}

/** Half of the way there and back belongs to the answer. */
async function requireClock(db: Db, now: () => Date): Promise<void> {
  const asked = now().getTime();
  const theirs = await readDatabaseClock(db);
  const ours = (asked + now().getTime()) / 2;
  const ms = ours - theirs;
  if (Math.abs(ms) <= CLOCKS_MAY_DIFFER_MS) return;
  throw new AppError(
    'CONFLICT',
    `Часы этого узла ${ms > 0 ? 'спешат' : 'отстают'} на ${Math.round(Math.abs(ms) / 1_000)} с от часов PostgreSQL, а можно не больше 30: настройте синхронизацию времени`,
  );
}

/** Names the place of files, so that nodes can tell whether theirs is one: a disk is known by what lies on it. */
async function storeOf({ dataDir, ports, s3 }: Options['env']): Promise<string> {
  if (ports.STORAGE.provider === 's3') return `${s3!.endpoint} ${s3!.bucket}`;
  const file = join(dataDir, 'store-id');
  await mkdir(dataDir, { recursive: true });
  // A file that appears whole: nodes that start together read one name.
  const draft = `${file}-${randomUUID()}`;
  await writeFile(draft, randomUUID());
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}

function otherStore(host: string): AppError {
  return new AppError(
    'CONFLICT',
    `Узел на ${host} хранит файлы в другом месте: у всех узлов одной базы один бакет S3 или один общий диск DATA_DIR. Если тот узел остановлен, повторите через минуту`,
  );
}
