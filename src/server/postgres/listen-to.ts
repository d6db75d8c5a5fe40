import { Client, type ClientConfig } from 'pg';

const RECONNECT_MS = 1_000;

interface Options {
  connection: ClientConfig;
  /** Who hears the messages of each channel. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** Hears that it listens, at first and anew: nobody told what was committed before. */
  onListening(): void;
  onLost(error: unknown): void;
}

export interface Listener {
  /** The connection that listens; null while there is none. */
  client(): Client | null;
  /** Gives up a connection that does not answer, for another one. */
  lose(client: Client, error: unknown): void;
  stop(): Promise<void>;
}

/** Hears what PostgreSQL tells with commits, over a connection of its own that comes again whenever it is lost. */
export function listenTo({ connection, channels, onListening, onLost }: Options): Listener {
  let isStopped = false;
  let current: Client | null = null;
  let reconnect: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new Client({ keepAlive: true, ...connection });
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    client.on('error', (error) => lose(client, error));
    try {
      await client.connect();
      for (const channel of Object.keys(channels))
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      lose(client, error);
      return;
    }
    onListening();
    current = client;
    if (isStopped) await client.end();
  }

  function lose(client: Client, error: unknown): void {
    if (current === client) current = null;
    client.end().catch(() => {});
    if (isStopped) return;
    onLost(error);
    clearTimeout(reconnect);
    reconnect = setTimeout(connect, RECONNECT_MS);
  }

  const connected = connect();
  return {
    client: () => current,
    lose,
    async stop() {
      isStopped = true;
      clearTimeout(reconnect);
      await connected;
      await current?.end().catch(() => {});
    },
  };
}
