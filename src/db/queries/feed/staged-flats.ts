import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FlatFigures } from '#domain/feed/flat-figures.ts';
import type { JudgedFlat } from '#domain/feed/judge-figures.ts';
import type { Db } from '../../client.ts';
import { listedFlatColumns } from '../../schema/flat.ts';

/** The stage is made anew in every transaction, so it is no part of the schema. */
const stagedFlats = pgTable('staged_flats', {
  externalId: text().notNull(),
  /** The handle of its house in the reading. */
  houseRef: integer().notNull(),
  /** Fingerprints. */
  facts: text().notNull(),
  photos: text().notNull(),
  ...listedFlatColumns,
  planUrls: jsonb().$type<string[]>().notNull(),
  photoUrls: jsonb().$type<string[]>().notNull(),
  line: integer().notNull(),
  /** Once its house is known. */
  houseId: integer().notNull(),
  houseKey: text().notNull(),
});

const casing = new CasingCache('snake_case');
const COLUMNS = Object.entries(getTableColumns(stagedFlats)).map(([key, column]) => ({
  key,
  name: casing.getColumnCasing(column),
  type: column.getSQLType(),
}));

/** Names of the columns that go from the stage into the catalogue. */
export const FLAT_COLUMNS = COLUMNS.filter(({ key }) => key === 'houseId' || key in listedFlatColumns).map(
  ({ name }) => name,
);

/** An offer as it came, wherever its house is; without a floor and a price a feed's row is rejected. */
export type StagedOffer = Omit<typeof stagedFlats.$inferSelect, 'houseRef' | 'houseId' | 'houseKey'> & {
  floor: number;
  originalPrice: number;
};

/** One flat of a reading on its way into the catalogue. */
export type StagedFlat = StagedOffer & { houseRef: number };

/** One whose house is known already. */
export type PlacedFlat = StagedOffer & { houseId: number; houseKey: string };

/** Makes the table that one run reads into; it lives and dies with the run's transaction. */
export async function createFlatStage(tx: Db): Promise<void> {
  const columns = sql.raw(COLUMNS.map(({ name, type }) => `${name} ${type}`).join(', '));
  await tx.execute(sql`
    CREATE TEMP TABLE staged_flats (seq int GENERATED ALWAYS AS IDENTITY, flat_id int, complex_id int, ${columns},
      is_doubtful bool NOT NULL DEFAULT false)
    ON COMMIT DROP`);
}

/** Adds a batch. */
export async function stageFlats(tx: Db, rows: StagedFlat[] | PlacedFlat[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const known = COLUMNS.filter(({ key }) => key in first);
  const names = sql.raw(known.map(({ name }) => name).join(', '));
  const keys = sql.raw(known.map(({ key }) => `"${key}"`).join(', '));
  const types = sql.raw(known.map(({ key, type }) => `"${key}" ${type}`).join(', '));
  await tx.execute(sql`
    INSERT INTO staged_flats (${names})
    SELECT ${keys} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(${types})`);
}

/** Adds flats that were kept by the names of their columns, in `image` of the rows of a table with `external_id`. */
export function stageKept(rows: SQL, image: SQL): SQL {
  const kept = COLUMNS.filter(({ key }) => !NOT_KEPT.has(key));
  const names = sql.raw(kept.map(({ name }) => name).join(', '));
  const types = sql.raw(kept.map(({ name, type }) => `${name} ${type}`).join(', '));
  return sql`
    INSERT INTO staged_flats (external_id, line, ${names})
    SELECT external_id, 0, kept.* FROM ${rows} CROSS JOIN jsonb_to_record(${image}) AS kept(${types})
    WHERE ${image} IS NOT NULL ORDER BY external_id`;
}

/** Where a flat stood in a reading. */
const NOT_KEPT = new Set(['externalId', 'houseRef', 'line']);

/** Reads an offer that was kept by the names of its columns. */
export function keptOffer(kept: Record<string, unknown>): StagedOffer {
  const known = COLUMNS.filter(({ name }) => name in kept);
  return Object.fromEntries(known.map(({ key, name }) => [key, kept[name]])) as StagedOffer;
}

/** Gives each row its complex and one handle of its house; a house may have been read under several. */
export async function settleStage(
  tx: Db,
  places: { ref: number; houseRef: number; complexId: number }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE staged_flats SET complex_id = place."complexId", house_ref = place."houseRef"
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS place(ref int, "houseRef" int, "complexId" int)
    WHERE staged_flats.house_ref = place.ref`);
}

/** Makes ids unique from here on. */
export async function indexStage(tx: Db): Promise<void> {
  await tx.execute(sql`CREATE UNIQUE INDEX ON staged_flats (external_id)`);
  await tx.execute(sql`ANALYZE staged_flats`);
}

/** A picture that many flats of a house share is the house's and leaves the flats. */
export async function dropHousePhotos(tx: Db, houses: { ref: number; photoUrls: string[] }[]): Promise<void> {
  const withPhotos = houses.filter(({ photoUrls }) => photoUrls.length > 0);
  if (withPhotos.length === 0) return;
  await tx.execute(sql`
    UPDATE staged_flats SET photo_urls = own.urls, photos = md5(own.urls::text)
    FROM (
      SELECT staged.seq, (
        SELECT coalesce(jsonb_agg(url ORDER BY url), '[]')
        FROM jsonb_array_elements_text(staged.photo_urls) AS url WHERE NOT place."photoUrls" ? url
      ) AS urls
      FROM staged_flats staged
      JOIN jsonb_to_recordset(${JSON.stringify(withPhotos)}::jsonb) AS place(ref int, "photoUrls" jsonb)
        ON place.ref = staged.house_ref
    ) own
    WHERE staged_flats.seq = own.seq`);
}

/** Gives each row its house. */
export async function placeStagedFlats(
  tx: Db,
  houses: { ref: number; houseId: number; houseKey: string }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE staged_flats SET house_id = place."houseId", house_key = place."houseKey"
    FROM jsonb_to_recordset(${JSON.stringify(houses)}::jsonb) AS place(ref int, "houseId" int, "houseKey" text)
    WHERE staged_flats.house_ref = place.ref`);
}

export interface StagedRecord extends JudgedFlat {
  houseRef: number;
  line: number;
  number: string | null;
  facts: string;
  photos: string;
}

/** Lists the staged flats with all that the diff and the judgement of figures need. */
export async function listStagedRecords(tx: Db): Promise<StagedRecord[]> {
  const { rows } = await tx.execute(sql`
    SELECT external_id AS id, house_ref AS "houseRef", line, number, facts, photos, complex_id AS "complexId",
      complexes.region_id AS "regionId", ${figureColumns('staged')}
    FROM staged_flats staged JOIN complexes ON complexes.id = staged.complex_id ORDER BY staged.seq`);
  return rows as unknown as StagedRecord[];
}

const FIGURES = [
  'floor',
  'floorsTotal',
  'rooms',
  'areaM2x100',
  'livingAreaM2x100',
  'kitchenAreaM2x100',
  'ceilingHeightCm',
  'price',
  'originalPrice',
  'originalCurrency',
] satisfies (keyof FlatFigures | 'price')[];

/** Lists the columns a flat is judged by, for any table with the columns of flats. */
export function figureColumns(table: string) {
  const judged = COLUMNS.filter(({ key }) => FIGURES.some((figure) => figure === key));
  // The driver gives integers of eight bytes as texts.
  const columns = judged.map(({ key, name, type }) => {
    return `${table}.${name}${type === 'bigint' ? '::float8' : ''} AS "${key}"`;
  });
  return sql.raw(columns.join(', '));
}

/** Offers of one flat must agree on these facts; a blank contradicts nothing. */
const COMPARED = [
  'house_ref',
  'section',
  'number',
  'floor',
  'floors_total',
  'rooms',
  'area_m2_x100',
  'living_area_m2_x100',
  'kitchen_area_m2_x100',
  'ceiling_height_cm',
  'original_price',
  'original_currency',
  'renovation',
  'apartments',
  'status',
] as const;

export type OfferFact = (typeof COMPARED)[number];

/** One of several offers with the same id. */
export interface RepeatedOffer {
  id: string;
  line: number;
  /** Facts that differ between the offers of this id; empty when they agree. */
  differs: OfferFact[];
  facts: Record<OfferFact, string | number | boolean | null>;
}

/** Lists staged offers with repeated ids, in the order of the file. */
export async function listRepeatedOffers(tx: Db, ids: string[], limit: number): Promise<RepeatedOffer[]> {
  const named = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const differs = sql.raw(
    COMPARED.map((name) => `CASE WHEN count(DISTINCT ${name}) > 1 THEN '${name}' END`).join(', '),
  );
  const facts = sql.raw(COMPARED.map((name) => `'${name}', ${name}`).join(', '));
  const { rows } = await tx.execute(sql`
    WITH groups AS (
      SELECT external_id, array_remove(ARRAY[${differs}], NULL) AS differs FROM staged_flats
      WHERE external_id IN ${named} GROUP BY external_id
    )
    SELECT external_id AS id, line, differs, jsonb_build_object(${facts}) AS facts
    FROM staged_flats JOIN groups USING (external_id) ORDER BY seq LIMIT ${limit}`);
  return rows as unknown as RepeatedOffer[];
}

/** Removes contradicting offers from the stage; returns their ids and the number of rows. */
export async function dropContradictions(tx: Db, ids: string[]): Promise<{ ids: string[]; rows: number }> {
  const named = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const contradict = sql.raw(COMPARED.map((name) => `count(DISTINCT ${name}) > 1`).join(' OR '));
  const { rows } = await tx.execute(sql`
    WITH dropped AS (
      DELETE FROM staged_flats WHERE external_id IN (
        SELECT external_id FROM staged_flats WHERE external_id IN ${named}
        GROUP BY external_id HAVING ${contradict})
      RETURNING external_id
    )
    SELECT external_id AS id, count(*)::int AS rows FROM dropped GROUP BY external_id`);
  const found = rows as unknown as { id: string; rows: number }[];
  return { ids: found.map(({ id }) => id), rows: found.reduce((sum, one) => sum + one.rows, 0) };
}

/** Keeps only the last of several agreeing offers. */
export async function dropRepeats(tx: Db, ids: string[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM staged_flats offer USING (
      SELECT external_id, max(seq) AS last FROM staged_flats
      WHERE external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      GROUP BY external_id
    ) kept
    WHERE offer.external_id = kept.external_id AND offer.seq < kept.last`);
}

/** Counts the offers of each house and quotes one, for a person who has to know it; handles are the reading's. */
export async function describeStagedHouses(
  tx: Db,
  refs: readonly number[],
): Promise<{ ref: number; offers: number; hint: string | null }[]> {
  const { rows } = await tx.execute(sql`
    SELECT counted.house_ref AS ref, counted.offers, told.hint FROM (
      SELECT house_ref, count(*)::int AS offers FROM staged_flats
      WHERE house_ref IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb))
      GROUP BY house_ref
    ) counted
    LEFT JOIN (
      SELECT DISTINCT ON (house_ref) house_ref, left(description, 300) AS hint FROM staged_flats
      WHERE description IS NOT NULL ORDER BY house_ref, seq
    ) told USING (house_ref)`);
  return rows as unknown as { ref: number; offers: number; hint: string | null }[];
}

/** Takes the offers of these houses out of the stage; gives their ids. */
export async function dropStagedHouses(tx: Db, refs: readonly number[]): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    DELETE FROM staged_flats
    WHERE house_ref IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb))
    RETURNING external_id AS id`);
  return rows.map((row: Record<string, unknown>) => row.id as string);
}
