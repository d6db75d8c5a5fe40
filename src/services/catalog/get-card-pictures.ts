import type { CardPictures } from '#contract/complex-card.ts';
import { listComplexes } from '#db/queries/listing/complexes.ts';
import { listHouses } from '#db/queries/listing/houses.ts';
import { listSections } from '#db/queries/listing/sections.ts';
import { listComplexMedia, type MediaRow } from '#db/queries/media/media.ts';
import { AppError } from '#domain/errors.ts';
import type { PhotoType } from '#domain/listing/photo-type.ts';
import type { ServiceContext } from '../context.ts';
import { presentMedia } from './load-flats.ts';

/** So many sections of a house can be drawn. */
const MOST_SECTIONS = 12;

/** The pictures a card is leafed through to, or the facts they are drawn of. Errors: NOT_FOUND. */
export async function getCardPictures({ db }: ServiceContext, complexId: number): Promise<CardPictures> {
  const [complex] = await listComplexes(db, [complexId]);
  if (!complex) throw new AppError('NOT_FOUND', 'Complex not found');
  const [houses, sections, media] = await Promise.all([
    listHouses(db, [complexId]),
    listSections(db, complexId),
    listComplexMedia(db, [complexId]),
  ]);
  const named = new Map(sections.map(({ houseId, count }) => [houseId, count]));
  return {
    facade: pictureOf(media, 'COMPLEX'),
    yard: pictureOf(media, 'YARD'),
    complex: { id: complex.id, comfortClass: complex.comfortClass },
    houses: houses.map(({ id, floors }) => ({
      floors,
      sections: Math.min(Math.max(named.get(id) ?? 1, 1), MOST_SECTIONS),
    })),
  };
}

/** The first picture of a kind that this site keeps or draws; those of other hosts are not fetched. */
function pictureOf(media: MediaRow[], type: PhotoType): string | null {
  const own = media.find(
    (row) =>
      row.type === 'IMAGE' &&
      row.photoType === type &&
      (row.storedKey !== null || /^\/(?!\/)/.test(row.sourceUrl)),
  );
  return own ? presentMedia(own).file.downloadURL : null;
}
