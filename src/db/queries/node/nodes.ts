import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { NodeMemory } from '#domain/node/node-memory.ts';
import type { PortHour } from '#domain/node/port-hour.ts';
import type { Db } from '../../client.ts';
import { nodes } from '../../schema/node.ts';

const NODES_LOCK = 7_301_020;
/** Four heartbeats missed: the node is gone. */
const GONE_AFTER = sql`clock_timestamp() - interval '60 seconds'`;
const NOW = sql`clock_timestamp()`;

export type NodeFacts = Pick<typeof nodes.$inferInsert, 'id' | 'host' | 'role' | 'release' | 'store'>;

/** Until the transaction ends, nodes that start wait for one another. */
export async function lockNodes(db: Db): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${NODES_LOCK})`);
}

/** Forgets nodes that are gone. */
export async function deleteGoneNodes(db: Db): Promise<void> {
  await db.delete(nodes).where(lt(nodes.seenAt, GONE_AFTER));
}

/** A node whose files lie elsewhere; undefined when there is none. */
export async function findNodeOfOtherStore(
  db: Db,
  { id, store }: NodeFacts,
): Promise<{ host: string } | undefined> {
  const [other] = await db
    .select({ host: nodes.host })
    .from(nodes)
    .where(and(ne(nodes.store, store), ne(nodes.id, id)))
    .limit(1);
  return other;
}

/** The part of a heartbeat that changes. */
export interface NodeState {
  /** How its calls of outside systems go. */
  ports: PortHour[];
  memory: NodeMemory;
}

/** Writes a heartbeat and the state of a node; one that was forgotten meanwhile is there again. */
export async function saveNode(db: Db, node: NodeFacts, state: NodeState): Promise<void> {
  await db
    .insert(nodes)
    .values({ ...node, ...state, startedAt: NOW, seenAt: NOW })
    .onConflictDoUpdate({ target: nodes.id, set: { ...state, seenAt: NOW } });
}

/** The nodes that run, with what each remembers. */
export function listNodeMemories(db: Db) {
  const { id, host, role, release, startedAt, memory } = nodes;
  return db
    .select({ id, host, role, release, startedAt, memory })
    .from(nodes)
    .where(gte(nodes.seenAt, GONE_AFTER))
    .orderBy(startedAt);
}

/** How calls of outside systems go at each node that runs. */
export function listPortsOfNodes(db: Db): Promise<{ ports: PortHour[] }[]> {
  return db
    .select({ ports: nodes.ports })
    .from(nodes)
    .where(gte(nodes.seenAt, GONE_AFTER))
    .orderBy(nodes.startedAt);
}

/** Lists the nodes that are there, as they told when they started. */
export function listNodes(db: Db) {
  const { host, role, release, startedAt, seenAt } = nodes;
  return db.select({ host, role, release, startedAt, seenAt }).from(nodes).orderBy(startedAt);
}

export async function deleteNode(db: Db, id: string): Promise<void> {
  await db.delete(nodes).where(eq(nodes.id, id));
}

/** The database's clock, in milliseconds of Unix time. */
export async function readDatabaseClock(db: Db): Promise<number> {
  const { rows } = await db.execute<{ ms: string }>(sql`SELECT extract(epoch FROM ${NOW}) * 1000 AS ms`);
  return Number(rows[0]!.ms);
}
