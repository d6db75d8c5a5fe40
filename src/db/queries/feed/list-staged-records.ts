import { sql } from 'drizzle-orm';
import type { JudgedFlat } from '#domain/feed/judge-figures.ts';
import type { Db } from '../../client.ts';

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

/** Lists the columns a flat is judged by, for any table with the columns of flats. */
export function figureColumns(table: string) {
  return sql.raw(`
    ${table}.floor, ${table}.floors_total AS "floorsTotal", ${table}.rooms, ${table}.area_m2_x100 AS "areaM2x100",
    ${table}.living_area_m2_x100 AS "livingAreaM2x100", ${table}.kitchen_area_m2_x100 AS "kitchenAreaM2x100",
    ${table}.ceiling_height_cm AS "ceilingHeightCm", ${table}.price::float8 AS price,
    ${table}.original_price::float8 AS "originalPrice", ${table}.original_currency AS "originalCurrency"`);
}
