import { Pool, type PoolClient } from 'pg';
import { AppError } from '#domain/errors.ts';

type Taken = Parameters<Parameters<Pool['connect']>[0]>;

/**
 * A pool that names the want of a connection by its meaning, UNAVAILABLE: all stayed taken, or PostgreSQL lets nobody
 * in. Its own queries take a connection the same way.
 */
export class DatabasePool extends Pool {
  /** Hears how long each query and transaction waited for its connection, and whether it got one. */
  onWaited: (seconds: number, isGiven: boolean) => void = () => {};

  override connect(): Promise<PoolClient>;
  override connect(callback: (...taken: Taken) => void): void;
  override connect(callback?: (...taken: Taken) => void): Promise<PoolClient> | undefined {
    if (callback === undefined)
      return new Promise((give, refuse) => {
        this.connect((error, client) => (error ? refuse(error) : give(client!)));
      });
    const askedAt = performance.now();
    super.connect((error, client, release) => {
      this.onWaited((performance.now() - askedAt) / 1_000, error === undefined);
      callback(error && unavailable(error), client, release);
    });
    return undefined;
  }
}

function unavailable(cause: Error): AppError {
  return new AppError('UNAVAILABLE', 'Сервис временно недоступен. Повторите чуть позже', { cause });
}
