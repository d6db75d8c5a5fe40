import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../client.ts';
import { geoGroupPlaces, geoGroups } from '../../schema/geo-group.ts';
import { programNames } from '../../schema/program-name.ts';
import { regionIdOf } from '../dictionary/regions.ts';
import { GEO_GROUPS } from './geo-groups.ts';
import { PROGRAM_NAMES } from './program-names.ts';
import { SEED_LOCK } from './seed-lock.ts';

/** Writes the usual programmes and selections of places, once: what admins make of them afterwards stays. */
export async function seedMortgageDictionary(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(programNames)) === 0) await insertProgramNames(tx);
    if ((await tx.$count(geoGroups)) === 0) await insertGeoGroups(tx);
  });
}

async function insertProgramNames(tx: Db): Promise<void> {
  const ids = new Map<string, number>();
  for (const [at, { name, parent, filterTooltip }] of PROGRAM_NAMES.entries()) {
    const [row] = await tx
      .insert(programNames)
      .values({
        name,
        displayName: name,
        filterTooltip: filterTooltip ?? null,
        order: (at + 1) * 10,
        parentId: parent === undefined ? null : ids.get(parent)!,
      })
      .returning({ id: programNames.id });
    ids.set(name, row!.id);
  }
}

async function insertGeoGroups(tx: Db): Promise<void> {
  for (const { name, type, regions = [], isWithoutCities } of GEO_GROUPS) {
    const [group] = await tx
      .insert(geoGroups)
      .values({ name, type: type ?? null })
      .returning();
    const included = regions.map((region) => ({ groupId: group!.id, regionId: regionIdOf(region) }));
    const excluded = isWithoutCities ? included.map((place) => ({ ...place, isExcluded: true })) : [];
    if (included.length > 0) await tx.insert(geoGroupPlaces).values([...included, ...excluded]);
  }
}
