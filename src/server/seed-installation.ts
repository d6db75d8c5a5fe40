import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { inTurn } from '#db/in-turn.ts';
import { hasFlats } from '#db/queries/listing/flats.ts';
import { seedCurrencyRates } from '#db/seed/currency-rates.ts';
import { seedDemoApplications } from '#db/seed/demo-applications/seed-demo-applications.ts';
import { seedDemoKeys } from '#db/seed/demo-keys.ts';
import { seedDemoUsers } from '#db/seed/demo-users.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedLegalDocs } from '#db/seed/legal-docs.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import type { ServiceContext } from '#services/context.ts';
import { importFeed } from '#services/feed/import-feed.ts';
import type { Product } from './product.ts';

const SEED_LOCK = 7_301_030;

/** A feed file that fills an empty catalogue, with the name of the client it is imported for. */
export interface DemoFeed {
  file: string;
  clientName: string;
}

/**
 * Puts in place what every installation has (dictionaries, legal documents) and, outside production, what makes an
 * empty one worth looking at: invented banks, keys, people with their applications and a small catalogue, imported as
 * any feed is. Safe to run at each start: nodes that start together seed one after another, and who comes second finds
 * everything in its place.
 */
export function seedInstallation(product: Product, demoFeeds: DemoFeed[]): Promise<void> {
  return inTurn(product.databaseUrl, SEED_LOCK, () => seedInTurn(product, demoFeeds));
}

async function seedInTurn(product: Product, demoFeeds: DemoFeed[]): Promise<void> {
  const { db } = product.work;
  const ctx = product.workContext('start');
  await seedDictionary(db);
  await seedLegalDocs(db, ctx.now);
  await seedCurrencyRates(db);
  await seedMortgageDictionary(db);
  if (product.env.appEnv === 'production') return;

  await seedDemoOffers(db, ctx.now);
  await seedDemoKeys(db, ctx.now, ctx.ports.sealer.seal);
  if (product.env.appEnv === 'local') {
    await seedDemoUsers(db, ctx.now);
    await seedDemoApplications(db, ctx.now);
  }
  if (product.env.demoCatalogue === 'none') return;
  await importDemoFeeds(ctx, demoFeeds);
}

/** The demo catalogue fills an empty base alone: what a node finds there, people may have changed since. */
async function importDemoFeeds(ctx: ServiceContext, demoFeeds: DemoFeed[]): Promise<void> {
  if (await hasFlats(ctx.db)) return;
  for (const { file, clientName } of demoFeeds) {
    const { run } = await importFeed(ctx, {
      bytes: createReadStream(file),
      source: basename(file),
      clientName,
    });
    console.log(`Демо-каталог: ${run.created} квартир из ${run.source}`);
  }
}
