import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sqlCatalogue } from '#db/queries/catalog/sql-catalogue.ts';
import { indexCatalogue } from '#search/index-catalogue.ts';
import type { SnapshotHolder } from '#search/snapshot.ts';
import { countListings } from '#services/catalog/count-listings.ts';
import { rebuildIndex } from '#services/catalog/rebuild-index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { createLogger } from '../logger.ts';
import { followCatalogue } from './follow-catalogue.ts';

const holder: SnapshotHolder = { current: null };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let follower: ReturnType<typeof followCatalogue>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSearchWorld(database.db);
  const log = createLogger({ level: 'silent' });
  // Too long to ask by itself within the test: what arrives was announced.
  follower = followCatalogue(holder, { databaseUrl: database.url, log, pollMs: 600_000 });
});
afterAll(async () => {
  await follower.stop();
  await database.drop();
});

const everything = { places: { countryIds: [], regionIds: [], cityIds: [] }, filters: {}, year: 2026 };
const waiting = { timeout: 30_000, interval: 20 };

it('builds a snapshot and replaces it when another process changes the catalogue', async () => {
  await vi.waitFor(() => expect(holder.current).not.toBeNull(), waiting);
  const first = holder.current!;
  const counted = indexCatalogue(first).countFlats(everything);
  expect(counted).toEqual(await sqlCatalogue(database.db).countFlats(everything));

  await database.db.execute(sql`UPDATE flats SET status = 'SOLD' WHERE id % 2 = 0`);
  await vi.waitFor(() => expect(holder.current!.version).not.toBe(first.version), waiting);
  const after = await indexCatalogue(holder.current!).countFlats(everything);
  expect(after).toEqual(await sqlCatalogue(database.db).countFlats(everything));
  // Whoever still reads the snapshot before sees it whole.
  expect(indexCatalogue(first).countFlats(everything)).toEqual(counted);
  expect(after).not.toEqual(counted);
});

it('builds everything anew when that is asked for', async () => {
  const { parts, version } = holder.current!;
  const ctx = testContext(database.db, { catalogueIndex: holder });
  const flats = await rebuildIndex(ctx, AbortSignal.timeout(30_000));
  expect(flats).toBe((await countListings(ctx, { filters: {}, sort: 'default' })).flats);
  expect(holder.current!.version).not.toBe(version);
  expect(holder.current!.parts.length).toBe(parts.length);
  for (const part of holder.current!.parts) expect(parts).not.toContain(part);
});

it('answers searches of the node', async () => {
  const ctx = testContext(database.db, { catalogueIndex: holder });
  const input = { filters: { roomsCount: ['1' as const] }, sort: 'default' as const };
  expect(await countListings(ctx, input)).toEqual(
    await countListings({ ...ctx, catalogueIndex: null }, input),
  );
});

it('hears again after its connection was lost, and of what changed in between', async () => {
  const before = holder.current!.version;
  await database.db.execute(sql`
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'genplan-index'`);
  await database.db.execute(sql`UPDATE flats SET status = 'SOLD' WHERE id % 3 = 0`);
  await vi.waitFor(() => expect(holder.current!.version).not.toBe(before), waiting);
  const counted = await indexCatalogue(holder.current!).countFlats(everything);
  expect(counted).toEqual(await sqlCatalogue(database.db).countFlats(everything));
});

it('leaves no snapshot behind that nobody follows', async () => {
  await follower.stop();
  await vi.waitFor(() => expect(holder.current).toBeNull(), waiting);
});
