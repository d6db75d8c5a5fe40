import { SEND_NOTICE } from '#services/application/promise-notices.ts';
import { sendNotice } from '#services/application/send-notice.ts';
import { RUN_FEED } from '#services/feed/promise-feed-run.ts';
import { runDueFeeds } from '#services/feed/run-due-feeds.ts';
import { runFeed } from '#services/feed/run-feed.ts';
import { purgeExpired } from '#services/job/purge-expired.ts';
import { deliverLead } from '#services/lead/deliver-lead.ts';
import { deliverWaitingLeads } from '#services/lead/deliver-waiting-leads.ts';
import { DELIVER_LEAD } from '#services/lead/submit-lead.ts';
import { RUN_MAINTENANCE } from '#services/maintenance/ask-maintenance.ts';
import { doMaintenance } from '#services/maintenance/do-maintenance.ts';
import { runMaintenance } from '#services/maintenance/run-maintenance.ts';
import { hasUploadsToClean } from '#services/media/clean-uploads.ts';
import { answerUpdate } from '#services/telegram/answer-update.ts';
import { ANSWER_UPDATE } from '#services/telegram/receive-update.ts';
import { registerWebhook } from '#services/telegram/register-webhook.ts';
import { SEND_REPLY, sendReply } from '#services/telegram/send-reply.ts';
import type { Topic } from './topic.ts';

/** All background work of the product. */
export const TOPICS: readonly Topic[] = [
  { name: 'purge-expired', handle: purgeExpired, concurrency: 1, timeoutSeconds: 300, schedule: '0 * * * *' },
  {
    name: RUN_FEED,
    handle: (ctx, { payload, signal }) => runFeed(ctx, (payload as { feedId: number }).feedId, signal),
    concurrency: 2,
    timeoutSeconds: 7_200,
  },
  { name: 'run-due-feeds', handle: runDueFeeds, concurrency: 1, timeoutSeconds: 60, schedule: '* * * * *' },
  { name: DELIVER_LEAD, handle: deliverLead, concurrency: 2, timeoutSeconds: 900 },
  {
    name: 'deliver-waiting-leads',
    handle: deliverWaitingLeads,
    concurrency: 1,
    timeoutSeconds: 900,
    schedule: '*/5 * * * *',
  },
  { name: SEND_NOTICE, handle: sendNotice, concurrency: 2, timeoutSeconds: 60 },
  { name: ANSWER_UPDATE, handle: answerUpdate, concurrency: 2, timeoutSeconds: 60 },
  { name: SEND_REPLY, handle: sendReply, concurrency: 2, timeoutSeconds: 60 },
  {
    name: 'register-telegram-webhook',
    handle: registerWebhook,
    concurrency: 1,
    timeoutSeconds: 60,
    schedule: '*/10 * * * *',
  },
  {
    name: RUN_MAINTENANCE,
    handle: (ctx, { payload, signal }) => runMaintenance(ctx, (payload as { runId: number }).runId, signal),
    concurrency: 2,
    timeoutSeconds: 3_600,
  },
  {
    name: 'refresh-infrastructure',
    handle: (ctx, { signal }) => doMaintenance(ctx, 'infrastructure', signal),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '15 1 * * *',
  },
  {
    name: 'refresh-register',
    handle: (ctx, { signal }) => doMaintenance(ctx, 'register', signal),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '30 1 * * *',
  },
  {
    name: 'refresh-rates',
    handle: (ctx, { signal }) => doMaintenance(ctx, 'rates', signal),
    concurrency: 1,
    timeoutSeconds: 300,
    // The bank sets the rates of the next day in the afternoon.
    schedule: '0 9,12,15 * * *',
  },
  {
    name: 'fetch-media',
    handle: (ctx, { signal }) => doMaintenance(ctx, 'media', signal),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '45 1 * * *',
  },
  {
    // Finds work after an upgrade that brought stricter rules, and rests otherwise.
    name: 'clean-uploads',
    handle: async (ctx, { signal }) => {
      if (await hasUploadsToClean(ctx)) await doMaintenance(ctx, 'files', signal);
    },
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '*/5 * * * *',
  },
];
