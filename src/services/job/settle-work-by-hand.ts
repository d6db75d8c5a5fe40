import { type Db, inTransaction } from '#db/client.ts';
import { abandonWork as abandonRow, retryWork as retryRow, type UndoneWork } from '#db/queries/job/outbox.ts';
import { AppError } from '#domain/errors.ts';
import { workFacts, workTitle } from '#domain/job/work-words.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Has failed background work tried again now: after all its tries with as many anew, between two of them before its
 * time. Errors: FORBIDDEN; CONFLICT when it is done, under way or let be by now.
 */
export function retryWork(ctx: ServiceContext, id: string): Promise<void> {
  return settle(ctx, id, retryRow, (work) => ({ before: null, after: work }));
}

/**
 * Lets background work that failed every try be: what it promised will not be done. Errors: FORBIDDEN; CONFLICT when it
 * is done, tried again or let be by now.
 */
export function abandonWork(ctx: ServiceContext, id: string): Promise<void> {
  return settle(ctx, id, abandonRow, (work) => ({ before: work, after: null }));
}

type Told = Record<string, unknown>;

async function settle(
  ctx: ServiceContext,
  id: string,
  change: (tx: Db, id: string, now: Date) => Promise<UndoneWork | undefined>,
  told: (work: Told) => { before: Told | null; after: Told | null },
): Promise<void> {
  requirePermission(ctx, 'adminAmen', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const work = await change(tx, id, ctx.now);
    if (!work) throw new AppError('CONFLICT', 'Это дело уже сделано, выполняется или снято');
    const facts = workFacts(work.payload).flatMap(({ field, value }) =>
      value === null ? [] : [[field, value]],
    );
    const named = { task: workTitle(work.topic), ...Object.fromEntries(facts) };
    await recordEdit(ctx, tx, { entity: 'maintenance', id, ...told(named) });
  });
}
