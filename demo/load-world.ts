import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { inTurn } from '#db/in-turn.ts';
import { companies, feeds } from '#db/schema/index.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { SYSTEM } from '#domain/access/actor.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { moscowDate, startOfMoscowDay } from '#domain/time/moscow.ts';
import { countListings } from '#services/catalog/count-listings.ts';
import type { ServiceContext } from '#services/context.ts';
import { importFeed } from '#services/feed/import-feed.ts';
import { parseEnv } from '../src/server/env.ts';
import { openProduct } from '../src/server/product.ts';
import { AGENCY_FEED } from './agency-feed.ts';
import { DEMO_FEEDS } from './feeds.ts';
import { applyOverlay } from './overlay/apply-overlay.ts';
import { pastExports, readSince } from './past-exports.ts';
import type { DeveloperGroup } from './world/groups.ts';
import { WORLD_FEEDS } from './world-feeds.ts';

/** Feeds of several files come first: each run measures the ways of all that is there by then. */
const FEEDS: readonly LoadedFeed[] = [
  ...DEMO_FEEDS,
  ...WORLD_FEEDS.filter(({ group }) => readSince(group) !== null),
  ...WORLD_FEEDS.filter(({ group }) => readSince(group) === null),
  AGENCY_FEED,
];
const WORLD_LOCK = 7_301_031;

export interface LoadedFeed {
  file: string;
  clientName: string;
  /** Whose world the feed tells of; a feed of another kind has no earlier files. */
  group?: DeveloperGroup;
}

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
  chosen: readonly LoadedFeed[] = FEEDS,
): Promise<void> {
  await seedDictionary(ctx.db);
  for (const [index, feed] of chosen.entries()) {
    const { file, clientName } = feed;
    const readAt = await whenRead(ctx, feed);
    if (readAt === null || readAt <= (await stat(file)).mtime) {
      await readPastExports(ctx, feed, readAt);
      await importFeed(ctx, { bytes: createReadStream(file), source: basename(file), clientName });
    }
    const { flats } = await countListings(ctx, { filters: {}, sort: 'default' });
    onProgress(`Демо-мир: ${index + 1} из ${chosen.length} фидов, ${countFlats(flats)}`);
  }
  await applyOverlay(ctx, onProgress);
}

/** When a feed was read last; one read since its file was written has nothing new to say. */
async function whenRead({ db }: ServiceContext, { file, clientName }: LoadedFeed): Promise<Date | null> {
  const known = await db
    .select({ confirmedAt: feeds.confirmedAt })
    .from(feeds)
    .innerJoin(companies, eq(companies.id, feeds.clientCompanyId))
    .where(and(eq(companies.name, clientName), eq(feeds.source, basename(file))));
  return known[0]?.confirmedAt ?? null;
}

const DAY = 86_400_000;
const MORNING_MS = 6 * 3_600_000;

/** Reads the files a feed had before this one, each on the morning of its day. */
async function readPastExports(
  ctx: ServiceContext,
  { file, clientName, group }: LoadedFeed,
  readAt: Date | null,
): Promise<void> {
  if (!group) return;
  for (const { daysAgo, text } of pastExports(group)) {
    const day = startOfMoscowDay(moscowDate(new Date(ctx.now.getTime() - daysAgo * DAY)));
    const now = new Date(day.getTime() + MORNING_MS);
    if (readAt !== null && readAt >= now) continue;
    const bytes = Readable.from([Buffer.from(text)]);
    await importFeed({ ...ctx, now }, { bytes, source: basename(file), clientName });
  }
}

if (import.meta.main) await loadWorld();
