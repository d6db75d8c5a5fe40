import { sql } from 'drizzle-orm';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Db } from '../../client.ts';

/** One flat of a reading on its way into the catalogue; field names are the staging table's columns. */
export interface StagedFlat {
  external_id: string;
  house_ref: number;
  facts: string;
  photos: string;
  number: string | null;
  section: string | null;
  floor: number;
  floors_total: number | null;
  rooms: RoomsBucket;
  area_m2_x100: number;
  living_area_m2_x100: number | null;
  kitchen_area_m2_x100: number | null;
  ceiling_height_cm: number | null;
  price: number | null;
  original_price: number;
  original_currency: Currency;
  renovation: string | null;
  apartments: boolean;
  balcony: boolean;
  logia: boolean;
  from_developer: boolean;
  status: string;
  description: string | null;
  plan_urls: string[];
  photo_urls: string[];
  line: number;
}

/** An offer as it came, wherever its house is. */
export type StagedOffer = Omit<StagedFlat, 'house_ref'>;

/** One whose house is known already. */
export interface PlacedFlat extends StagedOffer {
  house_id: number;
  house_key: string;
}

const COLUMNS = sql.raw(`
  external_id text, house_ref int, facts text, photos text, number text, section text, floor int, floors_total int,
  rooms text, area_m2_x100 int, living_area_m2_x100 int, kitchen_area_m2_x100 int, ceiling_height_cm int, price bigint,
  original_price bigint, original_currency text, renovation text, apartments bool, balcony bool, logia bool,
  from_developer bool, status text, description text, plan_urls jsonb, photo_urls jsonb, line int,
  house_id int, house_key text`);

/** Makes the table that one run reads into; it lives and dies with the run's transaction. */
export async function createFlatStage(tx: Db): Promise<void> {
  await tx.execute(sql`
    CREATE TEMP TABLE staged_flats (seq int GENERATED ALWAYS AS IDENTITY, flat_id int, complex_id int, ${COLUMNS},
      is_doubtful bool NOT NULL DEFAULT false)
    ON COMMIT DROP`);
}

/** Adds a batch. */
export async function stageFlats(tx: Db, rows: StagedFlat[] | PlacedFlat[]): Promise<void> {
  if (rows.length === 0) return;
  const fields = sql.raw(Object.keys(rows[0]!).join(', '));
  await tx.execute(sql`
    INSERT INTO staged_flats (${fields})
    SELECT ${fields} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(${COLUMNS})`);
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
