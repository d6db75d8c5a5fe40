import { router } from '../init.ts';
import { apiKeysRouter } from './api-keys.ts';
import { feedRouter } from './feed.ts';
import { programTypesRouter } from './program-types.ts';
import { programsRouter } from './programs.ts';
import { uploadRouter } from './upload.ts';

/** The console: one router a page. */
export const adminRouter = router({
  feed: feedRouter,
  upload: uploadRouter,
  programs: programsRouter,
  programTypes: programTypesRouter,
  apiKeys: apiKeysRouter,
});
