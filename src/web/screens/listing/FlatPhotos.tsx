import type { MouseEvent } from 'react';
import type { Flat, Media } from '#contract/catalog.ts';
import { isOwnPicture } from '#domain/media/is-own-picture.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import { flatName } from '../../parts/flat/flat-name.ts';
import styles from './FlatPhotos.module.css';
import type { GalleryItem } from './gallery/gallery-items.ts';
import { useGalleryViewer } from './gallery/use-gallery-viewer.tsx';
import listing from './Listing.module.css';

/** More are folded; the viewer leafs through all of them. */
const IN_SIGHT = 8;

/** The developer's pictures of a flat beside its plan, those that a copy is kept of; each opens over the screen. */
export function FlatPhotos({ flat, media }: { flat: Flat; media: readonly Media[] }) {
  const own = media.filter(
    (item) => flat.mediaIds.includes(item.id) && item.id !== flat.planMediaId && isOwnPicture(item),
  );
  const items = own.map<GalleryItem>(({ id, file }, at) => ({
    key: String(id),
    type: 'IMAGE',
    photoType: null,
    label: '',
    src: file.downloadURL,
    alt: `${flatName(flat)}, фото${NBSP}${at + 1}`,
  }));
  const { open, viewer } = useGalleryViewer(flatName(flat), items);
  if (items.length === 0) return null;

  return (
    <section className={listing.section}>
      <h2>Фотографии</h2>
      <Photos items={items.slice(0, IN_SIGHT)} first={0} onOpen={open} />
      {items.length > IN_SIGHT && (
        <details className={styles.rest}>
          <summary className={styles.more}>
            Ещё {countPhrase(items.length - IN_SIGHT, 'фото', 'фото', 'фото')}
          </summary>
          <Photos items={items.slice(IN_SIGHT)} first={IN_SIGHT} onOpen={open} />
        </details>
      )}
      {viewer}
    </section>
  );
}

interface PhotosProps {
  items: readonly GalleryItem[];
  /** Which of all the first of them is. */
  first: number;
  onOpen: (event: MouseEvent, index: number) => void;
}

function Photos({ items, first, onOpen }: PhotosProps) {
  return (
    <ul className={styles.photos}>
      {items.map((item, index) => (
        <li key={item.key}>
          <a href={item.src} className={styles.link} onClick={(event) => onOpen(event, first + index)}>
            <ImageLoader src={item.src} alt={item.alt} ratio="4 / 3" />
          </a>
        </li>
      ))}
    </ul>
  );
}
