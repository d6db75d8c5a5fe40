import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/** Offers of one flat must agree on these facts; a blank contradicts nothing. */
const TELLING = [
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

export type TellingFact = (typeof TELLING)[number];

/** One of several offers with the same id. */
export interface RepeatedOffer {
  id: string;
  line: number;
  /** Facts that differ between the offers of this id; empty when they agree. */
  differs: TellingFact[];
  facts: Record<TellingFact, string | number | boolean | null>;
}

/** Lists staged offers with repeated ids, in the order of the file. */
export async function listRepeatedOffers(tx: Db, ids: string[], limit: number): Promise<RepeatedOffer[]> {
  const named = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const differs = sql.raw(
    TELLING.map((name) => `CASE WHEN count(DISTINCT ${name}) > 1 THEN '${name}' END`).join(', '),
  );
  const facts = sql.raw(TELLING.map((name) => `'${name}', ${name}`).join(', '));
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
  const contradict = sql.raw(TELLING.map((name) => `count(DISTINCT ${name}) > 1`).join(' OR '));
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
    DELETE FROM staged_flats older USING staged_flats newer
    WHERE older.external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      AND older.external_id = newer.external_id AND older.seq < newer.seq`);
}
