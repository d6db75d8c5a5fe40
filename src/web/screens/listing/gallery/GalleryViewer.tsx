import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { PHOTO_TYPE_LABELS, type PhotoType } from '#domain/listing/photo-type.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import styles from './GalleryViewer.module.css';
import { type GalleryItem, photoTypes } from './gallery-items.ts';

export interface GalleryViewerProps {
  name: string;
  items: readonly GalleryItem[];
  isOpen: boolean;
  /** The picture it opens with, counted within its kind. */
  first: number;
  /** One kind only; null for all. */
  type: PhotoType | null;
  onClose: () => void;
}

/** A finger that moves less is a tap. */
const SWIPE_PX = 40;

/** All pictures of a complex, one at a time as large as the screen lets: by arrows, buttons and swipe. */
export function GalleryViewer(props: GalleryViewerProps) {
  const [type, setType] = useState<PhotoType | 'all'>(props.type ?? 'all');
  const [at, setAt] = useState(props.first);
  const stage = useRef<HTMLElement>(null);
  const touched = useRef(0);
  const types = photoTypes(props.items);
  const items = props.items.filter(({ photoType }) => type === 'all' || photoType === type);
  const item = items[at] ?? items[0]!;
  const step = (by: number) => setAt((at + by + items.length) % items.length);

  function handleKey(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLVideoElement) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'Home') setAt(0);
    if (event.key === 'End') setAt(items.length - 1);
  }

  const swipe = {
    onTouchStart: (event: TouchEvent) => {
      touched.current = event.touches[0]!.clientX;
    },
    onTouchEnd: (event: TouchEvent) => {
      const moved = event.changedTouches[0]!.clientX - touched.current;
      if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1);
    },
  };

  return (
    <Modal
      open={props.isOpen}
      onClose={props.onClose}
      title={props.name}
      size="l"
      fullScreenOnPhone
      initialFocus={stage}
    >
      {types.length > 1 && (
        <SegmentedSwitch
          label="Вид изображений"
          className={styles.types}
          options={[
            { value: 'all', label: 'Все', count: props.items.length },
            ...types.map((one) => ({
              value: one.type,
              label: PHOTO_TYPE_LABELS[one.type],
              count: one.count,
            })),
          ]}
          value={type}
          onChange={(next) => {
            setType(next);
            setAt(0);
          }}
        />
      )}
      <section
        ref={stage}
        tabIndex={-1}
        aria-roledescription="галерея"
        aria-label="Изображения"
        className={styles.stage}
        onKeyDown={handleKey}
        {...swipe}
      >
        {item.type === 'VIDEO' ? (
          // biome-ignore lint/a11y/useMediaCaption: films of houses have no speech; none comes with captions.
          <video key={item.key} src={item.src} controls preload="metadata" className={styles.film} />
        ) : (
          <ImageLoader
            key={item.key}
            src={item.src}
            alt={item.alt}
            ratio="846 / 476"
            fit="contain"
            priority
            className={styles.image}
          />
        )}
      </section>
      <div className={styles.bar}>
        <p aria-live="polite">
          {[item.label, `${items.indexOf(item) + 1} из\u00a0${items.length}`].filter(Boolean).join(' · ')}
        </p>
        {items.length > 1 && (
          <div className={styles.steps}>
            <IconButton icon="chevron-left" label="Предыдущее" onClick={() => step(-1)} />
            <IconButton icon="chevron-right" label="Следующее" onClick={() => step(1)} />
          </div>
        )}
      </div>
    </Modal>
  );
}
