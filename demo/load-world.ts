import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { inTurn } from '#db/in-turn.ts';
import { companies, feeds } from '#db/schema/index.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { SYSTEM } from '#domain/access/actor.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { countListings } from '#services/catalog/count-listings.ts';
import type { ServiceContext } from '#services/context.ts';
import { importFeed } from '#services/feed/import-feed.ts';
import { parseEnv } from '../src/server/env.ts';
import { openProduct } from '../src/server/product.ts';
import { DEMO_FEEDS } from './feeds.ts';
import { applyOverlay } from './overlay/apply-overlay.ts';
import { WORLD_FEEDS } from './world-feeds.ts';

const FEEDS = [...DEMO_FEEDS, ...WORLD_FEEDS];
const WORLD_LOCK = 7_301_031;

export interface LoadWorldOptions {
  /** Settings beside those of the process. */
  env?: Record<string, string | undefined>;
  onProgress?: (line: string) => void;
}

/**
 * Fills the catalogue of an installation with the demo world, beside a server that may be running: feeds through the
 * importer, the rest through the services admins use. Loaded again it changes nothing.
 */
export async function loadWorld({
  env = {},
  onProgress = console.log,
}: LoadWorldOptions = {}): Promise<void> {
  const product = await openProduct(parseEnv({ LOG_LEVEL: 'warn', ...process.env, ...env }), 'command');
  try {
    const ctx = product.serviceContext(SYSTEM, `demo-world-${process.pid}`);
    // Nodes that start together each have one such process: those after the first find everything loaded.
    await inTurn(product.databaseUrl, WORLD_LOCK, () => fillWorld(ctx, onProgress));
  } finally {
    await product.close();
  }
}

/** Fills a product that is open already. */
export async function fillWorld(
  ctx: ServiceContext,
  onProgress: (line: string) => void,
  chosen: readonly { file: string; clientName: string }[] = FEEDS,
): Promise<void> {
  await seedDictionary(ctx.db);
  for (const [index, { file, clientName }] of chosen.entries()) {
    const source = basename(file);
    if (!(await isLoaded(ctx, file, clientName))) {
      await importFeed(ctx, { bytes: createReadStream(file), source, clientName });
    }
    const { flats } = await countListings(ctx, { filters: {}, sort: 'default' });
    onProgress(`Демо-мир: ${index + 1} из ${chosen.length} фидов, ${countFlats(flats)}`);
  }
  await applyOverlay(ctx, onProgress);
}

/** A feed read since its file was last written has nothing new to say. */
async function isLoaded({ db }: ServiceContext, file: string, clientName: string): Promise<boolean> {
  const known = await db
    .select({ confirmedAt: feeds.confirmedAt })
    .from(feeds)
    .innerJoin(companies, eq(companies.id, feeds.clientCompanyId))
    .where(and(eq(companies.name, clientName), eq(feeds.source, basename(file))));
  const written = (await stat(file)).mtime;
  return known.some(({ confirmedAt }) => confirmedAt !== null && confirmedAt > written);
}

if (import.meta.main) await loadWorld();
