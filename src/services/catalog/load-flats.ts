import type { Flat, Media } from '#contract/catalog.ts';
import type { Db } from '#db/client.ts';
import { listConfirmations } from '#db/queries/listing/list-confirmations.ts';
import type { FlatRow } from '#db/queries/listing/list-flats.ts';
import { listFlatMedia } from '#db/queries/media/list-media.ts';
import { presentFlat, presentMedia } from './present-flat.ts';

/** Flats with their pictures and the moment each was last confirmed, in the order of the rows. */
export async function loadFlats(db: Db, rows: FlatRow[]): Promise<{ flats: Flat[]; media: Media[] }> {
  const ids = rows.map((row) => row.id);
  const [media, confirmations] = await Promise.all([listFlatMedia(db, ids), listConfirmations(db, ids)]);
  return {
    flats: rows.map((row) => presentFlat(row, media, confirmations.get(row.id))),
    media: [...new Map(media.map((row) => [row.id, presentMedia(row)])).values()],
  };
}
