import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { listListeningBrokers } from '#db/queries/application/brokers.ts';
import { APPLICATION_STATUSES } from '#domain/application/application-status.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';

const PromisedNotice = z.object({
  userId: z.number(),
  applicationId: z.number(),
  notice: z.enum(['newApplications', 'statusChanges']),
  /** The status at the moment of the promise, which may have changed since. */
  status: z.enum(APPLICATION_STATUSES),
});
export type PromisedNotice = z.infer<typeof PromisedNotice>;

/**
 * Tells a broker of an application; the words are found when it is sent, so that the outbox holds nothing about people.
 */
export const SEND_NOTICE = defineTopic('send-telegram-notice', PromisedNotice);

type Leader = { brokerPhone: string; assigneeId: number | null };

/** Promises to tell brokers of an application, in the transaction of what happened to it. */
export async function promiseNotices(
  ctx: ServiceContext,
  tx: Db,
  { id, status, ...leader }: Leader & { id: number; status: PromisedNotice['status'] },
  notice: PromisedNotice['notice'],
): Promise<void> {
  for (const userId of await listListeningBrokers(tx, leader, notice)) {
    await SEND_NOTICE.promise(tx, { userId, applicationId: id, notice, status }, { now: ctx.now });
  }
}
