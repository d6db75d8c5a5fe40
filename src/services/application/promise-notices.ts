import type { Db } from '#db/client.ts';
import { listListeningBrokers } from '#db/queries/application/list-brokers.ts';
import { enqueue } from '#db/queries/job/enqueue.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { ServiceContext } from '../context.ts';

export const SEND_NOTICE = 'send-telegram-notice';

/** What is to be told to whom; the words are found when it is sent, so that the outbox holds nothing about people. */
export interface PromisedNotice {
  userId: number;
  applicationId: number;
  notice: 'newApplications' | 'statusChanges';
  /** To which it came then. */
  status: ApplicationStatus;
}

/** Promises to tell brokers of an application, in the transaction of what happened to it. */
export async function promiseNotices(
  ctx: ServiceContext,
  tx: Db,
  { id, brokerPhone, status }: { id: number; brokerPhone: string; status: ApplicationStatus },
  notice: PromisedNotice['notice'],
): Promise<void> {
  for (const userId of await listListeningBrokers(tx, brokerPhone, notice)) {
    const promised: PromisedNotice = { userId, applicationId: id, notice, status };
    await enqueue(tx, SEND_NOTICE, promised, { now: ctx.now });
  }
}
