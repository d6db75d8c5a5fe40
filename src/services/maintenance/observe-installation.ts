import { countOverdueFeeds, listFeedSuccesses } from '#db/queries/feed/feeds.ts';
import { readCalls } from '#db/queries/job/call-days.ts';
import { describeQueues, type QueueState } from '#db/queries/job/outbox.ts';
import { findLastBackupAt } from '#db/queries/maintenance/backups.ts';
import { listMaintenanceSuccesses } from '#db/queries/maintenance/maintenance-runs.ts';
import type { Dialect } from '#domain/feed/dialect.ts';
import type { MaintenanceTask } from '#domain/maintenance/maintenance-task.ts';
import type { ServiceContext } from '../context.ts';

/** The condition of the whole installation, the same from whichever node one looks. */
export interface InstallationState {
  at: Date;
  queues: QueueState[];
  feedSuccesses: { dialect: Dialect; at: Date }[];
  overdueFeeds: number;
  /** Text messages of the running day. */
  smsSent: number;
  /** The newest copy that was written to its end. */
  backupAt: Date | null;
  maintenance: { task: MaintenanceTask; at: Date; count: number }[];
}

/** Looks at what nodes share: one small question a thing, each answered by an index. */
export async function observeInstallation({ db, now }: ServiceContext): Promise<InstallationState> {
  const [queues, feedSuccesses, overdueFeeds, smsSent, backupAt, maintenance] = await Promise.all([
    describeQueues(db, now),
    listFeedSuccesses(db),
    countOverdueFeeds(db, now),
    readCalls(db, 'sms', now),
    findLastBackupAt(db),
    listMaintenanceSuccesses(db),
  ]);
  return { at: now, queues, feedSuccesses, overdueFeeds, smsSent, backupAt, maintenance };
}
