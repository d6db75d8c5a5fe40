import { memo, type SyntheticEvent, useRef } from 'react';
import type { MapHandle } from './engine/map-engine.ts';
import { MapMarkerButton } from './MapMarkerButton.tsx';
import styles from './MapMarkers.module.css';
import type { MapMarker } from './map-types.ts';
import type { MapViewProps } from './map-view-props.ts';
import { useDrawnMarkers } from './use-drawn-markers.ts';
import { useMarkerPlaces } from './use-marker-places.ts';
import { useMarkerSuccessor } from './use-marker-successor.ts';

interface Props
  extends Pick<MapViewProps, 'markers' | 'areMarkersOld' | 'activeId' | 'onMarkerPress' | 'onMarkerHover'> {
  map: MapHandle;
}

/** The markers at their points: those that stay keep their elements, and new ones come few at a time. */
export function MapMarkers({ map, markers, areMarkersOld, activeId, onMarkerPress, onMarkerHover }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const { drawn, isWhole } = useDrawnMarkers(markers);
  useMarkerPlaces(layer, map, drawn);
  const successor = useMarkerSuccessor(layer, drawn, isWhole);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons take the keys, their layer hears of them.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button turns keys into clicks.
    <div
      ref={layer}
      className={styles.layer}
      data-old={areMarkersOld || undefined}
      onClick={({ target }) => {
        const id = idAt(target);
        if (id !== undefined) onMarkerPress?.(id);
      }}
      onPointerOver={({ target }) => onMarkerHover?.(idAt(target) ?? null)}
      onPointerOut={(event) => idAt(event.relatedTarget) === idAt(event.target) || onMarkerHover?.(null)}
      onFocus={(event) => {
        successor.onFocus(event);
        onMarkerHover?.(idAt(event.target) ?? null);
      }}
      onBlur={() => {
        successor.onBlur();
        onMarkerHover?.(null);
      }}
    >
      {drawn.map((marker) => (
        <Mark key={marker.id} marker={marker} isActive={marker.id === activeId} />
      ))}
    </div>
  );
}

/** Drawn anew only when it changes itself. */
const Mark = memo(({ marker, isActive }: { marker: MapMarker; isActive: boolean }) => (
  <div
    className={styles.place}
    data-mark={marker.id}
    data-active={isActive || undefined}
    data-quiet={marker.icon !== undefined || undefined}
  >
    <MapMarkerButton marker={marker} isActive={isActive} />
  </div>
));

function idAt(target: SyntheticEvent['target'] | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-mark]')?.dataset.mark : undefined;
}
