import { eq } from 'drizzle-orm';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Db } from '../../client.ts';
import { mortgageApplicationMoves, mortgageApplications } from '../../schema/mortgage-application.ts';

/** An application that nobody else changes until the transaction ends. */
export async function lockApplication(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(mortgageApplications)
    .where(eq(mortgageApplications.id, id))
    .for('update');
  return row;
}

interface Move {
  id: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  at: Date;
  userId: number | null;
  comment: string | null;
}

/** Gives a locked application another status and writes down who did. */
export async function moveApplication(db: Db, { id, from, to, at, userId, comment }: Move): Promise<void> {
  await db.update(mortgageApplications).set({ status: to }).where(eq(mortgageApplications.id, id));
  await db
    .insert(mortgageApplicationMoves)
    .values({ applicationId: id, fromStatus: from, toStatus: to, movedAt: at, userId, comment });
}
