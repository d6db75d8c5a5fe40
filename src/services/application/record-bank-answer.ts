import type { BankAnswerInput, PartOfApplication } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import { deleteBankAnswer, listBankAnswers, replaceBankAnswer } from '#db/queries/application/answers.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { getLedApplication } from './get-led-application.ts';

const MOST_ANSWERS = 30;

/**
 * Writes down what a bank answered to an application, in the place of what it answered before; its person sees it at
 * once. Errors: as `getLedApplication`; CONFLICT before the application went to banks; INVALID for one too many.
 */
export async function recordBankAnswer(
  ctx: ServiceContext,
  { id, bank, outcome, sum, rate, years, validUntil }: BankAnswerInput,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { row, callerId } = await getLedApplication(ctx, tx, id);
    if (row.status !== 'SENT_TO_BANKS' && row.status !== 'GOT_RESOLUTION') {
      throw new AppError('CONFLICT', 'Заявка ещё не в банках');
    }
    const known = await listBankAnswers(tx, [id]);
    const isKnown = known.some((answer) => answer.bank.toLowerCase() === bank.toLowerCase());
    if (!isKnown && known.length >= MOST_ANSWERS)
      throw refuseField('bank', `Не больше ${MOST_ANSWERS} ответов`);
    const isApproved = outcome === 'APPROVED';
    await replaceBankAnswer(tx, {
      applicationId: id,
      bank,
      outcome,
      sumRoubles: isApproved ? sum : null,
      rateBps: isApproved ? Math.round(rate! * 100) : null,
      termMonths: isApproved ? Math.round(years! * 12) : null,
      validUntil: isApproved ? validUntil : null,
      userId: callerId,
      answeredAt: ctx.now,
    });
  });
}

/** Takes away an answer that was written down by mistake. Errors: as `getLedApplication`; NOT_FOUND. */
export async function removeBankAnswer(
  ctx: ServiceContext,
  { id, partId }: PartOfApplication,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await getLedApplication(ctx, tx, id);
    if (!(await deleteBankAnswer(tx, id, partId))) throw new AppError('NOT_FOUND', 'Такого ответа нет');
  });
}
