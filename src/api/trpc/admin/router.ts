import { router } from '../init.ts';
import { apiKeysRouter } from './api-keys.ts';
import { feedRouter } from './feed.ts';

/** The console: one router a page. */
export const adminRouter = router({ feed: feedRouter, apiKeys: apiKeysRouter });
