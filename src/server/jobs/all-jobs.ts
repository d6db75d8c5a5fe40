import { SEND_NOTICE } from '#services/application/promise-notices.ts';
import { sendNotice } from '#services/application/send-notice.ts';
import type { ServiceContext } from '#services/context.ts';
import { RUN_FEED } from '#services/feed/promise-feed-run.ts';
import { runDueFeeds } from '#services/feed/run-due-feeds.ts';
import { runFeed } from '#services/feed/run-feed.ts';
import { sendFeedNotices } from '#services/feed/send-feed-notices.ts';
import { SEND_FEED_NOTICES, watchFeeds } from '#services/feed/watch-feeds.ts';
import { defineTopic, NOTHING, type Topic } from '#services/job/define-topic.ts';
import { deliverLead, sweepWaitingLeads } from '#services/lead/deliver-lead.ts';
import { SEND_LEAD_NOTICES } from '#services/lead/promise-lead-notices.ts';
import { remindOfLeads } from '#services/lead/remind-of-leads.ts';
import { returnLeads } from '#services/lead/return-leads.ts';
import { sendLeadNotices } from '#services/lead/send-lead-notices.ts';
import { SEND_LEAD_RECEIPT, sendLeadReceipt } from '#services/lead/send-lead-receipt.ts';
import { DELIVER_LEAD } from '#services/lead/submit-lead.ts';
import { FETCH_MEDIA, REFRESH_INFRASTRUCTURE, REFRESH_REGISTER } from '#services/listing/promise-refresh.ts';
import { proposeHousePoints } from '#services/listing/propose-house-points.ts';
import { RUN_MAINTENANCE } from '#services/maintenance/ask-maintenance.ts';
import { doMaintenance } from '#services/maintenance/do-maintenance.ts';
import { runMaintenance } from '#services/maintenance/run-maintenance.ts';
import { SEND_ALARM, sendAlarm } from '#services/maintenance/send-alarm.ts';
import { watchFaults } from '#services/maintenance/watch-faults.ts';
import { hasUploadsToClean } from '#services/media/clean-uploads.ts';
import { FORGET_BLOB, forgetBlob } from '#services/media/forget-blob.ts';
import { PUBLISH_OFFER, publishDueOffer } from '#services/mortgage/plan-offer.ts';
import { measureHouseWays } from '#services/road/measure-house-ways.ts';
import { answerUpdate } from '#services/telegram/answer-update.ts';
import { ANSWER_UPDATE } from '#services/telegram/receive-update.ts';
import { registerWebhook } from '#services/telegram/register-webhook.ts';
import { SEND_REPLY, sendReply } from '#services/telegram/send-reply.ts';
import { IMPORTS_AT_ONCE } from './import-apart.ts';

export interface Work<Payload> {
  /** The same for every try of one promise, so that an outside system can recognise repetitions. */
  id: string;
  payload: Payload;
  /** 1 for the first try. */
  attempt: number;
  /** Fires when the try takes too long. */
  signal: AbortSignal;
}

interface Terms {
  /** Tries at once on one node. */
  concurrency: number;
  timeoutSeconds: number;
  /** When it is due by itself, as five fields of cron in UTC. */
  schedule?: string;
}

/** Handles the promises of a topic. It runs at least once, in no fixed order, so a second run must do no harm. */
export interface Job extends Terms {
  name: string;
  /** Gives what the log shall tell of it. Rejects, too, when the payload is not what its topic promises. */
  run(ctx: ServiceContext, work: Work<unknown>): Promise<unknown>;
}

/** The job of a topic: its handler is given what the topic's schema read. */
export function jobOf<Payload extends object>(
  { name, payload: schema }: Topic<Payload>,
  { handle, ...terms }: Terms & { handle(ctx: ServiceContext, work: Work<Payload>): Promise<unknown> },
): Job {
  return {
    ...terms,
    name,
    run: async (ctx, work) => handle(ctx, { ...work, payload: schema.parse(work.payload) }),
  };
}

/** A job that only its timetable promises. */
function timedJob(
  name: string,
  job: Terms & { schedule: string; handle(ctx: ServiceContext, signal: AbortSignal): Promise<unknown> },
): Job {
  const { handle, ...terms } = job;
  return jobOf(defineTopic(name, NOTHING), { ...terms, handle: (ctx, { signal }) => handle(ctx, signal) });
}

/** All background work of the product. */
export const ALL_JOBS: readonly Job[] = [
  timedJob('purge-expired', {
    handle: (ctx, signal) => doMaintenance(ctx, 'outdated', signal),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '0 2 * * *',
  }),
  jobOf(RUN_FEED, {
    handle: (ctx, { payload, signal }) => runFeed(ctx, payload.feedId, signal),
    concurrency: IMPORTS_AT_ONCE,
    timeoutSeconds: 7_200,
  }),
  timedJob('run-due-feeds', {
    handle: runDueFeeds,
    concurrency: 1,
    timeoutSeconds: 60,
    schedule: '* * * * *',
  }),
  timedJob('watch-feeds', {
    handle: watchFeeds,
    concurrency: 1,
    timeoutSeconds: 60,
    schedule: '* * * * *',
  }),
  jobOf(SEND_FEED_NOTICES, {
    handle: (ctx, { payload, signal }) => sendFeedNotices(ctx, payload, signal),
    concurrency: 2,
    timeoutSeconds: 60,
  }),
  jobOf(DELIVER_LEAD, {
    handle: (ctx, { payload, signal }) => deliverLead(ctx, payload.leadId, signal),
    concurrency: 2,
    timeoutSeconds: 900,
  }),
  timedJob('deliver-waiting-leads', {
    handle: sweepWaitingLeads,
    concurrency: 1,
    timeoutSeconds: 900,
    schedule: '*/5 * * * *',
  }),
  jobOf(SEND_LEAD_NOTICES, {
    handle: (ctx, { payload, signal }) => sendLeadNotices(ctx, payload, signal),
    concurrency: 2,
    timeoutSeconds: 60,
  }),
  jobOf(SEND_LEAD_RECEIPT, {
    handle: (ctx, { payload, signal }) => sendLeadReceipt(ctx, payload, signal),
    concurrency: 2,
    timeoutSeconds: 60,
  }),
  timedJob('remind-of-leads', {
    handle: remindOfLeads,
    concurrency: 1,
    timeoutSeconds: 60,
    schedule: '* * * * *',
  }),
  timedJob('return-leads', {
    handle: returnLeads,
    concurrency: 1,
    timeoutSeconds: 60,
    schedule: '* * * * *',
  }),
  jobOf(SEND_NOTICE, {
    handle: (ctx, { payload, signal }) => sendNotice(ctx, payload, signal),
    concurrency: 2,
    timeoutSeconds: 60,
  }),
  jobOf(ANSWER_UPDATE, {
    handle: (ctx, { payload }) => answerUpdate(ctx, payload),
    concurrency: 2,
    timeoutSeconds: 60,
  }),
  jobOf(SEND_REPLY, {
    handle: (ctx, { payload, signal }) => sendReply(ctx, payload, signal),
    concurrency: 2,
    timeoutSeconds: 60,
  }),
  timedJob('watch-faults', {
    handle: watchFaults,
    concurrency: 1,
    timeoutSeconds: 60,
    schedule: '* * * * *',
  }),
  jobOf(SEND_ALARM, {
    handle: (ctx, { id, payload, signal }) => sendAlarm(ctx, { id, payload }, signal),
    concurrency: 2,
    timeoutSeconds: 60,
  }),
  timedJob('register-telegram-webhook', {
    handle: registerWebhook,
    concurrency: 1,
    timeoutSeconds: 60,
    schedule: '*/10 * * * *',
  }),
  jobOf(PUBLISH_OFFER, {
    handle: (ctx, { payload }) => publishDueOffer(ctx, payload.offerId),
    concurrency: 1,
    timeoutSeconds: 60,
  }),
  jobOf(FORGET_BLOB, {
    handle: (ctx, { payload }) => forgetBlob(ctx, payload),
    concurrency: 2,
    timeoutSeconds: 60,
  }),
  jobOf(RUN_MAINTENANCE, {
    handle: (ctx, { payload, signal }) => runMaintenance(ctx, payload.runId, signal),
    concurrency: 2,
    timeoutSeconds: 3_600,
  }),
  jobOf(REFRESH_INFRASTRUCTURE, {
    handle: (ctx, { signal }) => doMaintenance(ctx, 'infrastructure', signal),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '15 1 * * *',
  }),
  jobOf(REFRESH_REGISTER, {
    handle: (ctx, { signal }) => doMaintenance(ctx, 'register', signal),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '30 1 * * *',
  }),
  timedJob('propose-house-points', {
    handle: proposeHousePoints,
    concurrency: 1,
    timeoutSeconds: 900,
    schedule: '*/10 * * * *',
  }),
  timedJob('measure-house-ways', {
    handle: measureHouseWays,
    concurrency: 1,
    timeoutSeconds: 900,
    schedule: '5-59/10 * * * *',
  }),
  timedJob('refresh-rates', {
    handle: (ctx, signal) => doMaintenance(ctx, 'rates', signal),
    concurrency: 1,
    timeoutSeconds: 300,
    // The bank sets the rates of the next day in the afternoon.
    schedule: '0 9,12,15 * * *',
  }),
  timedJob('announce-pages', {
    handle: async (ctx, signal) => {
      if (ctx.ports.indexing.keyFile) await doMaintenance(ctx, 'announcement', signal);
    },
    concurrency: 1,
    timeoutSeconds: 300,
    schedule: '20 * * * *',
  }),
  jobOf(FETCH_MEDIA, {
    handle: (ctx, { signal }) => doMaintenance(ctx, 'media', signal),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '45 1 * * *',
  }),
  // Finds work after an upgrade that brought stricter rules, and rests otherwise.
  timedJob('clean-uploads', {
    handle: async (ctx, signal) => {
      if (await hasUploadsToClean(ctx)) await doMaintenance(ctx, 'files', signal);
    },
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '*/5 * * * *',
  }),
];
