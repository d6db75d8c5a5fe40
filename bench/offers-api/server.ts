import { type FastifyBaseLogger, fastify } from 'fastify';
import { addIpoCalc } from '../../src/api/rest/ipo-calc/add-ipo-calc.ts';
import { seedDemoKeys } from '../../src/db/seed/demo-keys.ts';
import { seedDictionary } from '../../src/db/seed/dictionary/seed-dictionary.ts';
import { seedMortgageDictionary } from '../../src/db/seed/mortgage/seed-mortgage-dictionary.ts';
import { mixedOffers } from '../../src/domain/mortgage/fixtures/mixed-offers.ts';
import { seededRandom } from '../../src/domain/random.ts';
import { parseEnv } from '../../src/server/env.ts';
import { openProduct } from '../../src/server/product.ts';
import { insertOffers } from './insert-offers.ts';

/** The answer of five thousand offers comes back to `/bare` as a body. */
const MAX_BODY_BYTES = 100_000_000;

/**
 * A server of the calculator over so many mixed offers, and beside it `POST /bare`, which answers the bytes it was
 * last sent to `PUT /bare`. Prints its address; DATA_DIR must be new.
 */
const product = await openProduct(parseEnv(process.env), 'server');
const { db } = product.database;
const now = product.clock.now();
await seedDictionary(db);
await seedMortgageDictionary(db);
await insertOffers(db, mixedOffers(Number(process.argv[2]), seededRandom(20_261_120)), now);
await seedDemoKeys(db, now, product.ports.sealer.seal);

const app = fastify({
  bodyLimit: MAX_BODY_BYTES,
  loggerInstance: product.log as FastifyBaseLogger,
});
let bytes = '';
app.put('/bare', async ({ body }) => {
  bytes = JSON.stringify(body);
  return { ok: true };
});
app.post('/bare', async (_, reply) => reply.type('application/json; charset=utf-8').send(bytes));
await addIpoCalc(app, product);
console.log(await app.listen({ port: 0 }));

process.on('SIGTERM', async () => {
  await app.close();
  await product.close();
});
