import { max } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { backups } from '../../schema/backup.ts';

/** The moment of the newest copy; null before the first. */
export async function findLastBackupAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(backups.finishedAt) }).from(backups);
  return row!.at;
}
