import { Client } from 'pg';
import type { Logger } from 'pino';
import { SHOWN_CHANNEL } from '#db/shown-tables.ts';
import { joinNext } from './join-next.ts';

const RECONNECT_MS = 1_000;
/** Pages wait for an answer, so a connection that has gone silent is given up for pages that are drawn anew. */
const LONGEST_WAIT_MS = 1_000;

export interface ShownVersion {
  /**
   * A text that differs whenever something that pages show was committed in between, by any node, as known at the
   * moment of the call; null while it cannot be known.
   */
  current(): Promise<string | null>;
  stop(): Promise<void>;
}

/**
 * Follows what pages show. PostgreSQL tells of a commit before it answers who committed, and a listener that asks
 * anything hears what was told before: so after one round trip nothing that is committed is unknown here.
 */
export function followShown({ databaseUrl, log }: { databaseUrl: string; log: Logger }): ShownVersion {
  let isStopped = false;
  let news = 0;
  let listener: Client | null = null;
  let reconnect: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'genplan-shown',
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      query_timeout: LONGEST_WAIT_MS,
    });
    client.on('notification', () => {
      news += 1;
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
    news += 1;
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

  async function ask(): Promise<string | null> {
    const client = listener;
    if (client === null) return null;
    try {
      await client.query('SELECT');
      return listener === client ? String(news) : null;
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
      await connected;
      await listener?.end().catch(() => {});
    },
  };
}
