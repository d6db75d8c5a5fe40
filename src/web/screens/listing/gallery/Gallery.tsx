import { useState } from 'react';
import type { Complex, House } from '#contract/catalog.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { PHOTO_TYPE_LABELS } from '#domain/listing/photo-type.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import styles from './Gallery.module.css';
import { filmsElsewhere, type GalleryItem, galleryItems, photoTypes } from './gallery-items.ts';
import { useGalleryViewer } from './use-gallery-viewer.tsx';

const RATIO = '846 / 476';
/** More wait in the viewer; on a phone all of them are in the strip. */
const IN_SIGHT = 3;

/**
 * How the complex looks: three pictures on a desktop, a strip to leaf through on a phone, all of them in the viewer.
 */
export function Gallery({ complex, houses }: { complex: Complex; houses: readonly House[] }) {
  const items = galleryItems(complex, houses);
  const types = photoTypes(items);
  const films = filmsElsewhere(complex.media);
  const [at, setAt] = useState(0);
  const name = complexName(complex.name);
  const { open, viewer } = useGalleryViewer(name, items);

  return (
    <section className={styles.gallery} aria-label={`Изображения ${name}`} data-edit="photos">
      <div className={styles.frame}>
        <ul
          className={styles.strip}
          data-count={Math.min(items.length, IN_SIGHT)}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.round(scrollLeft / clientWidth))
          }
        >
          {items.map((item, index) => (
            <li key={item.key} className={styles.picture}>
              <a href={item.src} className={styles.link} onClick={(event) => open(event, index)}>
                <Tile item={item} isFirst={index === 0} />
                {item.label && <span className={styles.label}>{item.label}</span>}
                {index === IN_SIGHT - 1 && items.length > IN_SIGHT && (
                  <span className={styles.rest}>Ещё {items.length - IN_SIGHT}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
        {items.length > 1 && (
          <p className={styles.counter} aria-hidden="true">
            {Math.min(at, items.length - 1) + 1} / {items.length}
          </p>
        )}
      </div>
      {(types.length > 1 || films.length > 0) && (
        <ul className={styles.types} aria-label="По видам">
          {types.map(({ type, count }) => (
            <li key={type}>
              <button type="button" className={styles.type} onClick={(event) => open(event, 0, type)}>
                {PHOTO_TYPE_LABELS[type]} <span>{count}</span>
              </button>
            </li>
          ))}
          {films.map((film, index) => (
            <li key={film}>
              <a href={film} target="_blank" rel="noopener noreferrer" className={styles.type}>
                Видео{films.length > 1 && NBSP + (index + 1)} <Icon name="external" size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {viewer}
    </section>
  );
}

function Tile({ item, isFirst }: { item: GalleryItem; isFirst: boolean }) {
  if (item.type === 'VIDEO') {
    return (
      <span className={styles.film} role="img" aria-label={item.alt}>
        <Icon name="chevron-right" size={32} />
      </span>
    );
  }
  return (
    <ImageLoader src={item.src} alt={item.alt} ratio={RATIO} priority={isFirst} className={styles.image} />
  );
}
