import type { Complex, House, Media } from '#contract/catalog.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { PHOTO_TYPE_LABELS, PHOTO_TYPES, type PhotoType } from '#domain/listing/photo-type.ts';
import { facadeDrawing } from '../../../parts/complex/facade-drawing.ts';

/** Pictures and films of other hosts are not fetched: only what this site draws or keeps. */
const OWN = /^\/(?!\/)/;

export interface GalleryItem {
  key: string;
  type: Media['type'];
  photoType: PhotoType | null;
  /** 'Двор', 'Рисунок'; empty when nobody said what is to be seen. */
  label: string;
  src: string;
  alt: string;
}

/** Pictures in the order of the media; the drawn house by day and at dusk when there are none. */
export function galleryItems(
  complex: Pick<Complex, 'id' | 'name' | 'comfortClass' | 'media'>,
  houses: readonly House[],
): GalleryItem[] {
  const name = complexName(complex.name);
  const own = complex.media.filter(({ file }) => OWN.test(file.downloadURL));
  if (own.length > 0) {
    return own.map(({ id, type, photoType, file }, at) => ({
      key: String(id),
      type,
      photoType,
      label: photoType === null ? '' : PHOTO_TYPE_LABELS[photoType],
      src: file.downloadURL,
      alt: `${name}, ${type === 'VIDEO' ? 'видео' : 'изображение'} ${at + 1}`,
    }));
  }
  return (['day', 'dusk'] as const).map((light) => ({
    key: light,
    type: 'IMAGE',
    photoType: null,
    label: light === 'day' ? 'Рисунок' : 'Вечером, рисунок',
    src: facadeDrawing(complex, houses, { size: 'hero', light }),
    alt: `Дом ${name} ${light === 'day' ? 'днём' : 'вечером'}, рисунок`,
  }));
}

/** Films that other sites keep: they are named, never fetched. */
export function filmsElsewhere(media: readonly Media[]): string[] {
  return media
    .filter(({ type, file }) => type === 'VIDEO' && /^https:\/\//.test(file.downloadURL))
    .map(({ file }) => file.downloadURL);
}

/** Kinds of pictures with how many there are of each, in the usual order. */
export function photoTypes(items: readonly GalleryItem[]): { type: PhotoType; count: number }[] {
  return PHOTO_TYPES.map((type) => ({
    type,
    count: items.filter(({ photoType }) => photoType === type).length,
  })).filter(({ count }) => count > 0);
}
