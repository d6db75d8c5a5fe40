import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { type Database, openDatabase, requirePooled } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { type Actor, SYSTEM } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { DEFAULT_TERMS } from '#domain/mortgage/terms/buyer-terms.ts';
import type { SnapshotHolder } from '#search/snapshot.ts';
import type { ServiceContext } from '#services/context.ts';
import type { Ports } from '#services/ports.ts';
import { type Clock, createClock } from './clock.ts';
import type { Env, Role } from './env.ts';
import { requireInstallation } from './installation.ts';
import { createLogger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { openPortBook, type PortBook } from './port-book.ts';
import { createPorts } from './ports.ts';
import { type EmbeddedCluster, openCluster } from './postgres/embedded-cluster.ts';
import { openReplica, type Replica } from './replica/open-replica.ts';
import { requireSameDatabase } from './require-same-database.ts';
import { fingerprintOf } from './sealer.ts';
import { secretKeyOf } from './secret-key-of.ts';
import { followShown, type ShownFollower } from './shown-version/follow-shown.ts';
import { traceStatements } from './tracing/trace-statements.ts';
import { noTracer, type Tracer } from './tracing/tracer.ts';
import { VERSION } from './version.ts';

/** Connections of a node by its role: those of the other role are few, for its health and its start. */
const CONNECTIONS: Record<Role, Record<'answer' | 'work', { connections: number }>> = {
  all: { answer: { connections: 10 }, work: { connections: 8 } },
  web: { answer: { connections: 10 }, work: { connections: 2 } },
  worker: { answer: { connections: 2 }, work: { connections: 8 } },
};

/** A try of a job that was given up is not waited for again: the next one begins anew. */
const POOL_ENDS_MS = 3_000;

/** One opened installation, shared by the web server, jobs and commands. */
export interface Product {
  env: Env;
  log: Logger;
  clock: Clock;
  /** The pool of requests, with short timeouts. */
  database: Database;
  /** The pool of jobs and commands, with long timeouts, so that they never take the connections of requests. */
  work: Database;
  /** PostgreSQL itself, past any pooler. */
  databaseUrl: string;
  /** Answers visitors in place of the primary when it has all that they are shown; null without a standby. */
  replica: Replica | null;
  /** Follows what pages show; null where no pages are. */
  shown: ShownFollower | null;
  ports: Ports;
  metrics: Metrics;
  tracer: Tracer;
  portBook: PortBook;
  /** The index that searches of this node read; commands have none. */
  catalogueIndex: SnapshotHolder | null;
  state: { isDraining: boolean };
  serviceContext(actor: Actor, requestId: string): ServiceContext;
  /** Makes the context of the system for work that no request waits for. */
  workContext(requestId: string): ServiceContext;
  close(): Promise<void>;
}

/**
 * Opens the database (embedded unless DATABASE_URL names one), brings its schema up to date and chooses the ports. A
 * cluster that is given is whoever's gave it, and stays open when the product is closed.
 * Errors: CONFLICT when another server owns DATA_DIR, and for a key or a store of another database; UNAVAILABLE when
 * PostgreSQL cannot be reached.
 */
export async function openProduct(
  env: Env,
  role: 'server' | 'command',
  given?: EmbeddedCluster | null,
): Promise<Product> {
  const node = `${hostname()}:${process.pid}`;
  const log = createLogger({ level: env.logLevel, node });
  const own = given === undefined ? await openCluster(env, role) : null;
  const url = env.databaseDirectUrl ?? env.databaseUrl ?? (given ?? own)!.url;
  const isPooled = env.databaseDirectUrl !== null;
  const work = openDatabase(url, 'work', role === 'server' ? CONNECTIONS[env.role].work : {});
  const database =
    role === 'server'
      ? openDatabase(isPooled ? env.databaseUrl! : url, 'answer', {
          ...CONNECTIONS[env.role].answer,
          isPooled,
        })
      : work;
  const replicaUrl = role === 'server' && env.role !== 'worker' ? env.databaseReplicaUrl : null;
  const replica = await openDatabases();
  const catalogueIndex: SnapshotHolder | null = role === 'server' ? { current: null } : null;
  const clock = createClock();
  const metrics = createMetrics({ role: env.role });
  const tracer = await tracerOf(env, role, node);
  traceStatements([database, work, ...(replica ? [replica.database] : [])], tracer);
  const portBook = openPortBook({ metrics, now: clock.now, tracer });
  const secretKey = await secretKeyOf(env);
  const ports = createPorts({
    env,
    secretKey,
    book: portBook,
    databaseUrl: url,
    database,
    work: work.db,
    clock,
    log,
  });
  const settings = {
    appEnv: env.appEnv,
    publicUrl: env.publicUrl,
    defaultLocationName: env.defaultLocationName,
    rateLimits: env.rateLimits,
    release: VERSION,
    smsDailyBudget: env.sms.dailyBudget,
    leads: env.leads,
    keptDays: env.keptDays,
    alertEmails: env.alerts.emails,
    alertChats: env.alerts.chats,
  };
  const contextOf = ({ db }: Database, actor: Actor, requestId: string): ServiceContext => {
    return {
      db,
      catalogueIndex,
      actor,
      now: clock.now(),
      terms: DEFAULT_TERMS,
      road: [],
      ports,
      requestId,
      settings,
    };
  };
  const product: Product = {
    env,
    log,
    clock,
    database,
    work,
    databaseUrl: url,
    replica,
    shown:
      role === 'server' && env.role !== 'worker'
        ? followShown({ databaseUrl: url, log, tellsPosition: replica !== null })
        : null,
    ports,
    metrics,
    tracer,
    portBook,
    catalogueIndex,
    state: { isDraining: false },
    serviceContext: (actor, requestId) => contextOf(database, actor, requestId),
    workContext: (requestId) => contextOf(work, SYSTEM, requestId),
    async close() {
      await ports.widgetTally.flush();
      await Promise.all([ports.workers.close(), ports.imports.close(), tracer.close()]);
      await Promise.all([product.shown?.stop(), replica?.close()]);
      await work.close(POOL_ENDS_MS);
      if (database !== work) await database.close(POOL_ENDS_MS);
      await own?.leave();
    },
  };
  // Stands of developers are thrown away and begun anew in part, a base today, a folder tomorrow.
  if (env.appEnv === 'production') {
    const keyFingerprint = fingerprintOf(secretKey);
    await requireInstallation({
      db: work.db,
      storage: ports.storage,
      keyFingerprint,
      now: clock.now(),
      log,
    }).catch(async (error) => {
      await product.close();
      throw error;
    });
  }
  return product;

  /** Nothing is written before all addresses are known to lead to one database. */
  async function openDatabases(): Promise<Replica | null> {
    try {
      if (isPooled && role === 'server') {
        await requirePooled(database);
        await requireSameDatabase('DATABASE_DIRECT_URL', work, database);
      }
      await migrate(url);
      return replicaUrl === null ? null : await openReplica({ url: replicaUrl, primary: database, log });
    } catch (cause) {
      await Promise.all([work.close(), database === work ? null : database.close()]);
      await own?.leave();
      throw isConnectionFailure(cause) ? unreachable(cause) : cause;
    }
  }
}

/** Loads what tells traces only where a collector waits for them. */
async function tracerOf({ tracing, role }: Env, as: 'server' | 'command', node: string): Promise<Tracer> {
  if (tracing === null || as === 'command') return noTracer;
  const { openTracer } = await import('./tracing/open-tracer.ts');
  return openTracer({ ...tracing, node, role });
}

/** Errors of the network and of signing in have a code; an error of the schema's own SQL must stay as it is. */
function isConnectionFailure(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|08|28|3D000|57P03)/.test(code);
}

function unreachable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'PostgreSQL не отвечает или не пускает: проверьте DATABASE_URL', {
    cause,
  });
}
