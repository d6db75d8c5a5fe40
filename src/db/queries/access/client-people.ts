import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { clientPeople } from '../../schema/client-person.ts';
import { users } from '../../schema/user.ts';

/** Finds the client whose own person somebody is. */
export async function findClientOf(db: Db, userId: number): Promise<number | null> {
  const [row] = await db.select().from(clientPeople).where(eq(clientPeople.userId, userId));
  return row?.companyId ?? null;
}

/** Makes somebody the own person of a client, or of none. */
export async function saveClientOf(db: Db, userId: number, companyId: number | null): Promise<void> {
  if (companyId === null) await db.delete(clientPeople).where(eq(clientPeople.userId, userId));
  else {
    await db
      .insert(clientPeople)
      .values({ userId, companyId })
      .onConflictDoUpdate({ target: clientPeople.userId, set: { companyId } });
  }
}

/** Whether a client has people of its own who can sign in. */
export async function hasOwnPeople(db: Db, companyId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(clientPeople)
    .innerJoin(users, eq(users.id, clientPeople.userId))
    .where(and(eq(clientPeople.companyId, companyId), isNull(users.blockedAt)))
    .limit(1);
  return row !== undefined;
}
