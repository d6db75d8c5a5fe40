import type { Database } from '#db/client.ts';
import { readDatabaseIdentity } from '#db/queries/node/replication.ts';
import { AppError } from '#domain/errors.ts';

type Reached = Pick<Database, 'db'>;

/**
 * Holds that what the variable `name` leads to is the database of DATABASE_URL, by another way. Errors: CONFLICT;
 * those of the driver when one of the two does not answer.
 */
export async function requireSameDatabase(name: string, reached: Reached, database: Reached): Promise<void> {
  const [theirs, ours] = await Promise.all([
    readDatabaseIdentity(reached.db),
    readDatabaseIdentity(database.db),
  ]);
  if (theirs === ours) return;
  throw new AppError(
    'CONFLICT',
    `${name} и DATABASE_URL ведут в разные базы, а нужна одна и та же на том же PostgreSQL или его реплике: проверьте хост, порт и имя базы в обеих`,
  );
}
