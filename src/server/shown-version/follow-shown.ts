import type { Logger } from 'pino';
import { WRITTEN } from '#db/queries/node/replication.ts';
import { PATIENT, SHOWN_CHANNEL } from '#db/shown-tables.ts';
import { joinNext } from '../join-next.ts';
import { listenTo } from '../postgres/listen-to.ts';

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
  let news = 0;
  let known: { news: number; position: bigint } | null = null;
  let patience: NodeJS.Timeout | undefined;

  const listener = listenTo({
    connection: {
      connectionString: databaseUrl,
      application_name: 'genplan-shown',
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      query_timeout: LONGEST_WAIT_MS,
    },
    channels: {
      [SHOWN_CHANNEL](payload) {
        if (payload === PATIENT) patience ??= setTimeout(tell, patienceMs);
        else tell();
      },
    },
    onListening: tell,
    onLost: (error) => log.warn({ err: error }, 'pages are not kept: nobody tells of what they show'),
  });

  function tell(): void {
    news += 1;
    clearTimeout(patience);
    patience = undefined;
  }

  async function ask(): Promise<ShownVersion | null> {
    const client = listener.client();
    if (client === null) return null;
    // News that comes with the answer may be of a later commit than the position in it.
    const heard = news;
    try {
      const answer = await client.query<{ position: string }>(tellsPosition ? PLACE : NOTHING);
      const [place] = answer.rows;
      if (place && known?.news !== heard) known = { news: heard, position: BigInt(place.position) };
      if (listener.client() !== client) return null;
      return { version: String(news), position: known?.news === news ? known.position : null };
    } catch (error) {
      listener.lose(client, error);
      return null;
    }
  }

  return {
    current: joinNext(ask),
    async stop() {
      clearTimeout(patience);
      await listener.stop();
    },
  };
}
