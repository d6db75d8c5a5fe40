import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { telegramLinks } from '../../schema/telegram.ts';

/** Keeps the link of a person in place of the one before. */
export async function replaceTelegramLink(db: Db, link: typeof telegramLinks.$inferInsert): Promise<void> {
  const { codeSha256, expiresAt } = link;
  await db
    .insert(telegramLinks)
    .values(link)
    .onConflictDoUpdate({ target: telegramLinks.userId, set: { codeSha256, expiresAt } });
}

/** Uses a link up; whose it was, or undefined when nobody has it any more. */
export async function spendTelegramLink(db: Db, codeSha256: Buffer, now: Date): Promise<number | undefined> {
  const [spent] = await db
    .delete(telegramLinks)
    .where(and(eq(telegramLinks.codeSha256, codeSha256), gt(telegramLinks.expiresAt, now)))
    .returning({ userId: telegramLinks.userId });
  return spent?.userId;
}

/** Forgets up to `limit` links that expired; returns how many. */
export function deleteExpiredTelegramLinks(db: Db, now: Date, limit: number): Promise<number> {
  return deleteSome(db, telegramLinks, lt(telegramLinks.expiresAt, now), limit);
}
