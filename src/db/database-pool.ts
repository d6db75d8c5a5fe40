import { AsyncResource } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { AppError } from '#domain/errors.ts';

type Taken = Parameters<Parameters<Pool['connect']>[0]>;

/** PostgreSQL that lets nobody in is asked so rarely whether it still does. */
const REFUSED_MS = 500;
/** The words of the driver when all connections stayed taken, and PostgreSQL itself was not asked. */
const ALL_TAKEN = 'timeout exceeded when trying to connect';

/**
 * A pool that names the want of a connection by its meaning, UNAVAILABLE: all stayed taken, or PostgreSQL lets nobody
 * in. Its own queries take a connection the same way.
 */
export class DatabasePool extends Pool {
  /** Hears how long each query and transaction waited for its connection, and whether it got one. */
  onWaited: (seconds: number, isGiven: boolean) => void = () => {};
  /** Hears the first word of each statement that begins; what comes back hears how it ended. */
  onStatement: ((verb: string) => (error?: unknown) => void) | null = null;

  #letsIn = true;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(config: PoolConfig) {
    super(config);
    // An idle connection broke, and what broke it may have taken PostgreSQL away. Without a listener the process ends.
    this.on('error', () => {
      this.#letsIn = false;
    });
    this.on('connect', (client) => {
      // A connection may break between two statements of a transaction, when nobody hears it: the next one reports it.
      client.on('error', () => {});
      this.#hear(client);
    });
  }

  /**
   * Whether PostgreSQL lets anybody in, told without work: as it did at the last try, and twice a second one of those
   * who ask tries anew where it did not.
   */
  async letsIn(): Promise<boolean> {
    if (this.#letsIn) return true;
    if (performance.now() - this.#askedAt < REFUSED_MS) return false;
    this.#askedAt = performance.now();
    const client = await this.connect().catch(() => null);
    client?.release();
    return client !== null;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: (...taken: Taken) => void): void;
  override connect(callback?: (...taken: Taken) => void): Promise<PoolClient> | undefined {
    if (callback === undefined)
      return new Promise((give, refuse) => {
        this.connect((error, client) => (error ? refuse(error) : give(client!)));
      });
    const askedAt = performance.now();
    // A connection comes in the context of whoever gave it back.
    const give = AsyncResource.bind(callback);
    super.connect((error, client, release) => {
      this.onWaited((performance.now() - askedAt) / 1_000, error === undefined);
      if (error?.message !== ALL_TAKEN) this.#letsIn = error === undefined;
      give(error && unavailable(error), client, release);
    });
    return undefined;
  }

  #hear(client: PoolClient): void {
    const ask = client.query.bind(client) as (...words: unknown[]) => unknown;
    const heard = (...words: unknown[]): unknown => {
      const onEnd = this.onStatement?.(verbOf(words[0]));
      if (!onEnd) return ask(...words);
      const callback = words.at(-1);
      if (typeof callback === 'function') {
        return ask(...words.slice(0, -1), (error: unknown, result: unknown) => {
          onEnd(error ?? undefined);
          callback(error, result);
        });
      }
      const answer = ask(...words);
      if (answer instanceof Promise) answer.then(() => onEnd(), onEnd);
      else onEnd();
      return answer;
    };
    client.query = heard as typeof client.query;
  }
}

/** The first word of a statement, which holds no value of anybody. */
function verbOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string } | null)?.text;
  return /^\s*([a-z]{1,20})\b/i.exec(text ?? '')?.[1]?.toUpperCase() ?? 'STATEMENT';
}

function unavailable(cause: Error): AppError {
  return new AppError('UNAVAILABLE', 'Сервис временно недоступен. Повторите чуть позже', { cause });
}
