import { pino } from 'pino';
import { addIpoCalc } from '../src/api/rest/ipo-calc/add-ipo-calc.ts';
import { addLegalInfoDoc } from '../src/api/rest/legal-info-doc/add-legal-info-doc.ts';
import type { RestHost } from '../src/api/rest/rest-host.ts';
import { addVitrina } from '../src/api/rest/vitrina/add-vitrina.ts';
import { seedDemoKeys } from '../src/db/seed/demo-keys.ts';
import { seedDictionary } from '../src/db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '../src/db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '../src/db/seed/mortgage/seed-mortgage-dictionary.ts';
import { parseEnv } from '../src/server/env.ts';
import { addApiDocs } from '../src/server/http/api-docs/add-api-docs.ts';
import { addNotFound } from '../src/server/http/not-found.ts';
import { openWebServer } from '../src/server/http/web-server.ts';
import type { ServiceContext } from '../src/services/context.ts';
import { createTestDatabase } from './database.ts';
import { TEST_NOW, testContext } from './service-context.ts';

/** Calls for partners over the demo offers and keys at TEST_NOW, without a network; `close` in `afterAll`. */
export async function openIpoCalcApp(ports: Partial<ServiceContext['ports']> = {}) {
  const database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  const context = testContext(database.db, { ports });
  await seedDemoKeys(database.db, TEST_NOW, context.ports.sealer.seal);
  const host: RestHost = { serviceContext: (actor, requestId) => ({ ...context, actor, requestId }) };
  const env = parseEnv({ APP_ENV: 'testing' });
  const app = await openWebServer(
    { env, log: pino({ level: 'silent' }), ...host },
    { isDev: false, ofMaps: {} },
  );
  await addApiDocs(app, context.settings.publicUrl);
  await addIpoCalc(app, host);
  await addLegalInfoDoc(app, host);
  await addVitrina(app, host);
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
