import { router } from '../init.ts';
import { amenRouter } from './amen.ts';
import { apiKeysRouter } from './api-keys.ts';
import { clientsRouter } from './clients.ts';
import { collectionsRouter } from './collections.ts';
import { companiesRouter } from './companies.ts';
import { consoleRouter } from './console.ts';
import { feedRouter } from './feed.ts';
import { figuresRouter } from './figures.ts';
import { geoRestrictionsRouter } from './geo-restrictions.ts';
import { integrationsRouter } from './integrations.ts';
import { leadsRouter } from './leads.ts';
import { legalRouter } from './legal.ts';
import { programTypesRouter } from './program-types.ts';
import { programsRouter } from './programs.ts';
import { uploadRouter } from './upload.ts';
import { usersRouter } from './users.ts';

/** The console: one router a page, and one for what stands around all of them. */
export const adminRouter = router({
  feed: feedRouter,
  upload: uploadRouter,
  users: usersRouter,
  companies: companiesRouter,
  clients: clientsRouter,
  collections: collectionsRouter,
  geoRestrictions: geoRestrictionsRouter,
  programs: programsRouter,
  programTypes: programTypesRouter,
  apiKeys: apiKeysRouter,
  leads: leadsRouter,
  figures: figuresRouter,
  legal: legalRouter,
  amen: amenRouter,
  integrations: integrationsRouter,
  console: consoleRouter,
});
