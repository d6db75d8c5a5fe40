import type { Db } from '../../client.ts';
import { installation } from '../../schema/installation.ts';

export type Installation = typeof installation.$inferSelect;

/** The installation of this database, or the given one if it had none. */
export async function keepInstallation(
  db: Db,
  fresh: Pick<Installation, 'id' | 'createdAt' | 'keyFingerprint'>,
): Promise<Installation> {
  await db.insert(installation).values(fresh).onConflictDoNothing();
  const [kept] = await db.select().from(installation);
  return kept!;
}

export async function findInstallation(db: Db): Promise<Installation | undefined> {
  const [found] = await db.select().from(installation);
  return found;
}

export async function saveStoreMarked(db: Db): Promise<void> {
  await db.update(installation).set({ isStoreMarked: true });
}

export async function saveKeyFingerprint(db: Db, keyFingerprint: string): Promise<void> {
  await db.update(installation).set({ keyFingerprint });
}
