import { Client } from 'pg';
import { AppError } from '#domain/errors.ts';

/** Servers keep connections under this name; commands connect as `genplan-command`. */
const SERVER_NAME = 'genplan';

/** Errors: CONFLICT while a server uses the database. */
export async function requireNoServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'genplan-command' });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 LIMIT 1',
      [SERVER_NAME],
    );
    if (rowCount)
      throw new AppError('CONFLICT', 'С базой работает сервер. Остановите его и повторите команду');
  } finally {
    await client.end();
  }
}
