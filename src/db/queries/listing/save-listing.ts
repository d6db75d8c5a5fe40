import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { OwnFact } from '#domain/listing/own-facts.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { houses } from '../../schema/house.ts';

export type ComplexValues = Omit<typeof complexes.$inferInsert, 'id' | 'createdAt'>;
export type HouseValues = Omit<typeof houses.$inferInsert, 'id' | 'createdAt'>;

/** Writes a feed's facts about a complex and returns its id; a null id makes a new complex. */
export async function saveComplex(
  db: Db,
  id: number | null,
  values: ComplexValues,
  now: Date,
): Promise<number> {
  if (id !== null) {
    const { developerCompanyId, ...rest } = values;
    await db
      .update(complexes)
      .set({
        ...rest,
        developerCompanyId: sql`CASE WHEN ${isOwn('developer')} THEN ${complexes.developerCompanyId} ELSE ${developerCompanyId}::integer END`,
      })
      .where(eq(complexes.id, id));
    return id;
  }
  const [row] = await db
    .insert(complexes)
    .values({ ...values, createdAt: now })
    .returning({ id: complexes.id });
  return row!.id;
}

/** Writes a house and returns its id; a null id makes a new house. */
export async function saveHouse(db: Db, id: number | null, values: HouseValues, now: Date): Promise<number> {
  if (id !== null) {
    await db.update(houses).set(values).where(eq(houses.id, id));
    return id;
  }
  const [row] = await db
    .insert(houses)
    .values({ ...values, createdAt: now })
    .returning({ id: houses.id });
  return row!.id;
}

/** Fills the blanks of a complex whose facts come from another feed. */
export async function fillComplexBlanks(db: Db, id: number, values: ComplexValues): Promise<void> {
  const [row] = await db.select().from(complexes).where(eq(complexes.id, id));
  const blanks = Object.entries(values).filter(([name, value]) => {
    return value !== null && value !== undefined && row![name as keyof typeof row] === null;
  });
  if (blanks.length > 0)
    await db.update(complexes).set(Object.fromEntries(blanks)).where(eq(complexes.id, id));
}

/**
 * Fills parking and amenities where they are empty, unless an admin has set them: an admin may have said there are
 * none.
 */
export async function fillComplexFacts(
  db: Db,
  id: number,
  { parking, amenities }: Pick<typeof complexes.$inferSelect, 'parking' | 'amenities'>,
): Promise<void> {
  if (parking.length > 0) {
    await db
      .update(complexes)
      .set({ parking })
      .where(and(eq(complexes.id, id), sql`cardinality(${complexes.parking}) = 0`, not(isOwn('parking'))));
  }
  if (amenities.length > 0) {
    await db
      .update(complexes)
      .set({ amenities })
      .where(
        and(eq(complexes.id, id), sql`cardinality(${complexes.amenities}) = 0`, not(isOwn('amenities'))),
      );
  }
}

/** Shows under a complex exactly the pictures of its feed now; those added by hand stay. */
export async function replaceComplexMedia(
  db: Db,
  { complexId, feedId, urls }: { complexId: number; feedId: number; urls: string[] },
): Promise<void> {
  const shown = sql`
    SELECT value AS source_url, min(ordinality) AS place
    FROM jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb) WITH ORDINALITY GROUP BY value`;
  await db.execute(sql`
    INSERT INTO media (type, source_url) SELECT 'IMAGE', source_url FROM (${shown}) shown
    ON CONFLICT (source_url) DO NOTHING`);
  await db.execute(sql`DELETE FROM complex_media WHERE complex_id = ${complexId} AND feed_id = ${feedId}`);
  await db.execute(sql`
    INSERT INTO complex_media (complex_id, media_id, "order", feed_id)
    SELECT ${complexId}, media.id, shown.place, ${feedId}
    FROM (${shown}) shown JOIN media ON media.source_url = shown.source_url
    ON CONFLICT (complex_id, media_id) DO NOTHING`);
}

/** Tells whether an admin has fixed the fact. */
function isOwn(fact: OwnFact): SQL {
  return sql`${fact}::text = ANY(${complexes.ownFacts})`;
}
