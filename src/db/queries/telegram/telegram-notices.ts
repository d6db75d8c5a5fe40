import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { telegramNotices } from '../../schema/telegram.ts';

export interface TelegramNotices {
  newApplications: boolean;
  statusChanges: boolean;
}

const ALL: TelegramNotices = { newApplications: true, statusChanges: true };

/** Finds which notices a person wants; a person who never chose gets all of them. */
export async function findTelegramNotices(db: Db, userId: number): Promise<TelegramNotices> {
  const [row] = await db
    .select({
      newApplications: telegramNotices.newApplications,
      statusChanges: telegramNotices.statusChanges,
    })
    .from(telegramNotices)
    .where(eq(telegramNotices.userId, userId));
  return row ?? ALL;
}

/** Changes the named notices and leaves the others. */
export async function saveTelegramNotices(
  db: Db,
  userId: number,
  change: Partial<TelegramNotices>,
): Promise<void> {
  const { newApplications, statusChanges } = change;
  await db
    .insert(telegramNotices)
    .values({
      userId,
      newApplications: newApplications ?? ALL.newApplications,
      statusChanges: statusChanges ?? ALL.statusChanges,
    })
    .onConflictDoUpdate({
      target: telegramNotices.userId,
      set: { userId, newApplications, statusChanges },
    });
}
