import { and, eq, gt, lte } from 'drizzle-orm';
import type { Group } from '#domain/access/groups.ts';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { signInLinks } from '../../schema/sign-in-link.ts';

/** Keeps the link of a phone in place of the one before. */
export async function replaceSignInLink(db: Db, link: typeof signInLinks.$inferInsert): Promise<void> {
  const { phone: _, ...rest } = link;
  await db.insert(signInLinks).values(link).onConflictDoUpdate({ target: signInLinks.phone, set: rest });
}

/** Uses a link up; what it gives to whom, or undefined when nobody has it any more. */
export async function spendSignInLink(
  db: Db,
  tokenSha256: Buffer,
  now: Date,
): Promise<{ phone: string; group: Group } | undefined> {
  const [spent] = await db
    .delete(signInLinks)
    .where(and(eq(signInLinks.tokenSha256, tokenSha256), gt(signInLinks.expiresAt, now)))
    .returning({ phone: signInLinks.phone, group: signInLinks.group });
  return spent;
}

/** Forgets up to `limit` links that expired; returns how many. */
export function deleteExpiredSignInLinks(db: Db, now: Date, limit: number): Promise<number> {
  return deleteSome(db, signInLinks, lte(signInLinks.expiresAt, now), limit);
}
