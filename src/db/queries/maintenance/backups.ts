import { desc, max } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { backups } from '../../schema/backup.ts';

/** The moment of the newest copy; null before the first. */
export async function findLastBackupAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(backups.finishedAt) }).from(backups);
  return row!.at;
}

/** The newest copies first. */
export function listNewestBackups(db: Db, limit: number) {
  const { finishedAt, bytes, file, host, holdsKey, id } = backups;
  return db
    .select({ id, finishedAt, bytes, file, host, holdsKey })
    .from(backups)
    .orderBy(desc(finishedAt), desc(id))
    .limit(limit);
}
