import { Client } from 'pg';
import type { Logger } from 'pino';
import { WRITTEN } from '#db/queries/node/replication.ts';
import { PATIENT, SHOWN_CHANNEL } from '#db/shown-tables.ts';
import { joinNext } from '../join-next.ts';

const RECONNECT_MS = 1_000;
/** Pages wait for an answer, so a connection that has gone silent is given up for pages that are drawn anew. */
const LONGEST_WAIT_MS = 1_000;
/** The shortest question there is: news come before its answer as well. */
const NOTHING = ';';
/** PostgreSQL reads and plans it once for each connection. */
const PLACE = { name: 'written', text: WRITTEN };
/** How long a change that can wait does: others come meanwhile, and pages are drawn anew for all of them at once. */
const PATIENCE_MS = 30_000;

export interface ShownVersion {
  /** Differs whenever something that pages show was committed in between, by any node; a while later, if it can wait. */
  version: string;
  /** Where in the log of PostgreSQL all of that lies before; null until that is known, and where nobody needs it. */
  position: bigint | null;
}

export interface ShownFollower {
  /** The version as known at the moment of the call; null while it cannot be known. */
  current(): Promise<ShownVersion | null>;
  stop(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  /** Somebody compares positions: they cost each question as much as all the rest of it. */
  tellsPosition: boolean;
  log: Logger;
  patienceMs?: number;
}

/**
 * Follows what pages show. PostgreSQL tells of a commit before it answers who committed, and a listener that asks
 * anything hears what was told before: so after one round trip nothing that is committed is unknown here.
 */
export function followShown({
  databaseUrl,
  tellsPosition,
  log,
  patienceMs = PATIENCE_MS,
}: Options): ShownFollower {
  let isStopped = false;
  let news = 0;
  let known: { news: number; position: bigint } | null = null;
  let listener: Client | null = null;
  let reconnect: NodeJS.Timeout | undefined;
  let patience: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'genplan-shown',
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      query_timeout: LONGEST_WAIT_MS,
    });
    client.on('notification', ({ payload }) => {
      if (payload === PATIENT) patience ??= setTimeout(tell, patienceMs);
      else tell();
    });
    client.on('error', (error) => lose(client, error));
    try {
      await client.connect();
      await client.query(`LISTEN ${SHOWN_CHANNEL}`);
    } catch (error) {
      lose(client, error);
      return;
    }
    // Nobody told what was committed while nobody listened.
    tell();
    listener = client;
    if (isStopped) await client.end();
  }

  function lose(client: Client, error: unknown): void {
    if (listener === client) listener = null;
    client.end().catch(() => {});
    if (isStopped) return;
    log.warn({ err: error }, 'pages are not kept: nobody tells of what they show');
    clearTimeout(reconnect);
    reconnect = setTimeout(connect, RECONNECT_MS);
  }

  function tell(): void {
    news += 1;
    clearTimeout(patience);
    patience = undefined;
  }

  async function ask(): Promise<ShownVersion | null> {
    const client = listener;
    if (client === null) return null;
    // News that comes with the answer may be of a later commit than the position in it.
    const heard = news;
    try {
      const answer = await client.query<{ position: string }>(tellsPosition ? PLACE : NOTHING);
      const [place] = answer.rows;
      if (place && known?.news !== heard) known = { news: heard, position: BigInt(place.position) };
      if (listener !== client) return null;
      return { version: String(news), position: known?.news === news ? known.position : null };
    } catch (error) {
      lose(client, error);
      return null;
    }
  }

  const connected = connect();
  return {
    current: joinNext(ask),
    async stop() {
      isStopped = true;
      clearTimeout(reconnect);
      clearTimeout(patience);
      await connected;
      await listener?.end().catch(() => {});
    },
  };
}
