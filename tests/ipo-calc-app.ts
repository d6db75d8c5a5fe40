import { fastify } from 'fastify';
import { addIpoCalc } from '../src/api/rest/ipo-calc/add-ipo-calc.ts';
import { seedDemoKeys } from '../src/db/seed/demo-keys.ts';
import { seedDictionary } from '../src/db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '../src/db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '../src/db/seed/mortgage/seed-mortgage-dictionary.ts';
import { addApiDocs } from '../src/server/http/api-docs/add-api-docs.ts';
import { addNotFound } from '../src/server/http/not-found.ts';
import type { ServiceContext } from '../src/services/context.ts';
import { createTestDatabase } from './database.ts';
import { TEST_NOW, testContext } from './service-context.ts';

/** The calculator's calls over the demo offers and keys at TEST_NOW, without a network; `close` in `afterAll`. */
export async function openIpoCalcApp(ports: Partial<ServiceContext['ports']> = {}) {
  const database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  await seedDemoKeys(database.db, TEST_NOW);
  const context = testContext(database.db, { ports });
  const app = fastify();
  await addApiDocs(app, context.settings.publicUrl);
  await addIpoCalc(app, {
    serviceContext: (actor, requestId) => ({ ...context, actor, requestId }),
  });
  addNotFound(app);
  return {
    app,
    database,
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
