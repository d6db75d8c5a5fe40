import { accountRouter } from './account.ts';
import { adminRouter } from './admin/router.ts';
import { catalogProcedures, catalogRouter } from './catalog.ts';
import { clientErrorProcedures } from './client-error.ts';
import { devRouter } from './dev.ts';
import { router } from './init.ts';
import { landingRouter } from './landing.ts';
import { leadProcedures } from './lead.ts';
import { legalDocProcedures } from './legal-doc.ts';

export const appRouter = router({
  ...catalogProcedures,
  ...legalDocProcedures,
  ...leadProcedures,
  ...clientErrorProcedures,
  account: accountRouter,
  admin: adminRouter,
  catalog: catalogRouter,
  dev: devRouter,
  landing: landingRouter,
});

export type AppRouter = typeof appRouter;
