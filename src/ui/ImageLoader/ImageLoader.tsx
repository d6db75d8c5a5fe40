import { addressOfFile, type UploadReference } from '#domain/media/address-of-file.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ImageLoader.module.css';
import { useImageLoad } from './use-image-load.ts';

export interface ImageLoaderProps {
  /** An address, a path after `@` or `{host}`, or an upload: its uuid alone, or the record of it. */
  src: string | UploadReference;
  /** The content of the picture; '' when the text beside it says the same. */
  alt: string;
  /**
   * The width to the height, such as '302 / 220': the space is reserved before the picture loads. Left out where
   * `className` says it, which is shorter in long lists.
   */
  ratio?: string | undefined;
  srcSet?: string;
  sizes?: string;
  /** Photos fill the space, plans are shown whole. */
  fit?: 'cover' | 'contain';
  /** Whether it is the main picture of the page: it is fetched first and does not fade in. */
  priority?: boolean | undefined;
  /** The `itemprop` of the picture, for search engines. */
  itemProp?: 'image' | undefined;
  className?: string;
}

/** A picture in a space of fixed shape; when loading fails it is tried once more, then a note takes its place. */
export function ImageLoader(props: ImageLoaderProps) {
  const { alt, ratio, srcSet, sizes, fit = 'cover', priority = false, itemProp, className } = props;
  const src = addressOfFile(props.src);
  const { state, attempt, image, onLoad, onError } = useImageLoad(src);

  return (
    <div
      className={classNames(styles.frame, className)}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
      data-state={state === 'server' ? undefined : state}
      data-priority={priority || undefined}
    >
      {state === 'failed' ? (
        <div
          className={styles.failed}
          role="img"
          aria-label={alt ? `${alt}: фото не загрузилось` : undefined}
        >
          <Icon name="plan" size={32} />
          <span>Фото не загрузилось</span>
        </div>
      ) : (
        <img
          key={attempt}
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          itemProp={itemProp}
          className={classNames(styles.image, styles[fit])}
          loading={priority || attempt > 1 ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onLoad={onLoad}
          onError={onError}
        />
      )}
    </div>
  );
}
