import { purgeExpired } from '#services/job/purge-expired.ts';
import { refreshInfrastructure } from '#services/listing/refresh-infrastructure.ts';
import { refreshRegister } from '#services/listing/refresh-register.ts';
import type { Topic } from './topic.ts';

/** All background work of the product. */
export const TOPICS: readonly Topic[] = [
  { name: 'purge-expired', handle: purgeExpired, concurrency: 1, timeoutSeconds: 300, schedule: '0 * * * *' },
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
];
