import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { MapLayers } from './MapLayers.tsx';
import { MapSkeleton } from './MapSkeleton.tsx';
import styles from './MapView.module.css';
import type { MapViewProps } from './map-view-props.ts';
import { useMap } from './use-map.ts';

/**
 * A map with markers, drawn by the engine that the deployer chose once it comes near what is seen. Whatever it shows
 * has a list for a twin: the map may fail. Esc leads out of it.
 */
export function MapView(props: MapViewProps) {
  const { label, popover, children, className, onPopoverClose } = props;
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const exit = useRef<HTMLSpanElement>(null);
  const map = useMap(section, host, props);

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (popover) onPopoverClose?.();
    else exit.current?.focus();
  }

  return (
    <>
      <section
        ref={section}
        data-map
        aria-label={label}
        aria-busy={map === 'waiting'}
        className={classNames(styles.map, className)}
        onKeyDown={leaveOnEscape}
      >
        <div ref={host} className={styles.surface} />
        {map === 'waiting' && <MapSkeleton />}
        {map === 'failed' && (
          <p role="status" className={styles.failure}>
            Карта не загрузилась
          </p>
        )}
        {typeof map === 'object' && <MapLayers {...props} map={map} />}
        {map !== 'failed' && children}
      </section>
      <span ref={exit} tabIndex={-1} className={styles.exit} />
    </>
  );
}
