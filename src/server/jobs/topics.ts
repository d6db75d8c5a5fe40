import { purgeExpired } from '#services/job/purge-expired.ts';
import type { Topic } from './topic.ts';

/** All background work of the product. */
export const TOPICS: readonly Topic[] = [
  { name: 'purge-expired', handle: purgeExpired, concurrency: 1, timeoutSeconds: 300, schedule: '0 * * * *' },
];
