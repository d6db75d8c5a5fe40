import type { PhotoInput } from '#contract/complex-input.ts';
import type { Db } from '#db/client.ts';
import {
  dropPictures,
  ensurePicture,
  listComplexPictures,
  type OrderedPicture,
  orderPictures,
} from '#db/queries/listing/complex-pictures.ts';
import { isUploadAddress } from '../media/is-upload-address.ts';
import { presentUpload } from '../media/present-upload.ts';
import { publicPicture } from './public-picture.ts';

/**
 * Shows the pictures of a complex in this order: those it has, and uploads. An upload that is not named any more goes;
 * a picture of a feed goes only when it is hidden, so that one that came meanwhile is not lost.
 */
export async function editComplexPhotos(
  tx: Db,
  complexId: number,
  photos: readonly PhotoInput[],
): Promise<void> {
  const known = await listComplexPictures(tx, complexId);
  const ordered = new Map<number, OrderedPicture>();
  for (const [index, { uuid, photoType, isHidden }] of photos.entries()) {
    const mediaId = known.find((picture) => picture.uuid === uuid)?.id ?? (await uploaded(tx, uuid, index));
    if (!ordered.has(mediaId)) ordered.set(mediaId, { mediaId, photoType, isHidden });
  }
  const gone = known.filter(({ id, sourceUrl }) => !ordered.has(id) && isUploadAddress(sourceUrl));
  await dropPictures(
    tx,
    complexId,
    gone.map(({ id }) => id),
  );
  await orderPictures(tx, complexId, [...ordered.values()]);
}

async function uploaded(tx: Db, uuid: string, index: number): Promise<number> {
  const file = await publicPicture(tx, uuid, ['photos', index, 'uuid']);
  return ensurePicture(tx, presentUpload(file).downloadURL, file);
}
