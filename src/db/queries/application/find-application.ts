import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { mortgageApplicationMoves, mortgageApplications } from '../../schema/mortgage-application.ts';
import { users } from '../../schema/user.ts';

export type ApplicationRow = typeof mortgageApplications.$inferSelect;

export async function findApplication(db: Db, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(mortgageApplications).where(eq(mortgageApplications.id, id));
  return row;
}

export type ApplicationMove = Awaited<ReturnType<typeof listApplicationMoves>>[number];

/** Lists the changes of applications, oldest first, with who made them. */
export function listApplicationMoves(db: Db, applicationIds: readonly number[]) {
  return db
    .select({
      applicationId: mortgageApplicationMoves.applicationId,
      status: mortgageApplicationMoves.toStatus,
      at: mortgageApplicationMoves.movedAt,
      userId: mortgageApplicationMoves.userId,
      userName: users.name,
      comment: mortgageApplicationMoves.comment,
    })
    .from(mortgageApplicationMoves)
    .leftJoin(users, eq(users.id, mortgageApplicationMoves.userId))
    .where(inArray(mortgageApplicationMoves.applicationId, [...applicationIds]))
    .orderBy(asc(mortgageApplicationMoves.id));
}
