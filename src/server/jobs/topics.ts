import { RUN_FEED } from '#services/feed/promise-feed-run.ts';
import { runDueFeeds } from '#services/feed/run-due-feeds.ts';
import { runFeed } from '#services/feed/run-feed.ts';
import { purgeExpired } from '#services/job/purge-expired.ts';
import { deliverLead } from '#services/lead/deliver-lead.ts';
import { deliverWaitingLeads } from '#services/lead/deliver-waiting-leads.ts';
import { DELIVER_LEAD } from '#services/lead/submit-lead.ts';
import { refreshInfrastructure } from '#services/listing/refresh-infrastructure.ts';
import { refreshRegister } from '#services/listing/refresh-register.ts';
import { fetchMedia } from '#services/media/fetch-media.ts';
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
  {
    name: 'refresh-infrastructure',
    handle: async (ctx, { signal }) => void (await refreshInfrastructure(ctx, signal)),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '15 1 * * *',
  },
  {
    name: 'refresh-register',
    handle: async (ctx, { signal }) => void (await refreshRegister(ctx, signal)),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '30 1 * * *',
  },
  {
    name: 'fetch-media',
    handle: async (ctx, { signal }) => void (await fetchMedia(ctx, signal)),
    concurrency: 1,
    timeoutSeconds: 3_600,
    schedule: '45 1 * * *',
  },
];
