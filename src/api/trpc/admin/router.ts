import { router } from '../init.ts';
import { apiKeysRouter } from './api-keys.ts';
import { feedRouter } from './feed.ts';
import { programTypesRouter } from './program-types.ts';
import { programsRouter } from './programs.ts';

/** The console: one router a page. */
export const adminRouter = router({
  feed: feedRouter,
  programs: programsRouter,
  programTypes: programTypesRouter,
  apiKeys: apiKeysRouter,
});
