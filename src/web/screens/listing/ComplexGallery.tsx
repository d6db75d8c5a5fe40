import { useRouter } from '@tanstack/react-router';
import type { Complex, House } from '#contract/catalog.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { PHOTO_TYPE_LABELS } from '#domain/listing/photo-type.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import { FacadePicture } from '../../parts/FacadePicture.tsx';
import { isOwnPicture } from '../../parts/is-own-picture.ts';
import styles from './ComplexGallery.module.css';

const RATIO = '846 / 476';

/** How the complex looks: its pictures, and without any its house drawn by day and in the evening. */
export function ComplexGallery({ complex, houses }: { complex: Complex; houses: readonly House[] }) {
  const name = complexName(complex.name);
  // On a phone the strip is scrolled, by keys as well.
  const { isPhone } = useRouter().options.context.settings;
  const pictures = complex.media.filter(isOwnPicture);
  return (
    <section className={styles.gallery} aria-label={`Изображения ${name}`} tabIndex={isPhone ? 0 : undefined}>
      {pictures.length > 0
        ? pictures.map(({ id, photoType, file }, index) => (
            <figure key={id} className={styles.picture}>
              <ImageLoader
                src={file.downloadURL}
                alt={`${name}, изображение ${index + 1}`}
                ratio={RATIO}
                priority={index === 0}
                className={styles.image}
              />
              {photoType && <figcaption className={styles.label}>{PHOTO_TYPE_LABELS[photoType]}</figcaption>}
            </figure>
          ))
        : (['day', 'dusk'] as const).map((light) => (
            <figure key={light} className={styles.picture}>
              <FacadePicture
                complex={complex}
                houses={houses}
                size="hero"
                light={light}
                alt={`Дом ${name} ${light === 'day' ? 'днём' : 'вечером'}, рисунок`}
                priority={light === 'day'}
                className={styles.image}
              />
            </figure>
          ))}
    </section>
  );
}
