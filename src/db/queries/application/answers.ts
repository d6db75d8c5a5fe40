import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { mortgageApplicationAnswers as answers } from '../../schema/application-answer.ts';

export type BankAnswer = typeof answers.$inferSelect;

/** Answers of banks to applications, oldest first. */
export function listBankAnswers(db: Db, applicationIds: readonly number[]): Promise<BankAnswer[]> {
  return db
    .select()
    .from(answers)
    .where(inArray(answers.applicationId, [...applicationIds]))
    .orderBy(asc(answers.answeredAt), asc(answers.id));
}

/** Writes the answer of a bank in the place of the one it gave before. Run it in a transaction. */
export async function replaceBankAnswer(tx: Db, answer: typeof answers.$inferInsert): Promise<void> {
  const isSame = sql`lower(${answers.bank}) = lower(${answer.bank})`;
  await tx.delete(answers).where(and(eq(answers.applicationId, answer.applicationId), isSame));
  await tx.insert(answers).values(answer);
}

/** Takes an answer away; whether there was one. */
export async function deleteBankAnswer(db: Db, applicationId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(answers)
    .where(and(eq(answers.applicationId, applicationId), eq(answers.id, id)))
    .returning({ id: answers.id });
  return rows.length > 0;
}
