import { memo, useLayoutEffect, useRef } from 'react';
import type { MapHandle } from './engine/map-engine.ts';
import { MapMarkerButton } from './MapMarkerButton.tsx';
import styles from './MapMarkers.module.css';
import type { MapViewProps } from './map-view-props.ts';
import { useMarkerSuccessor } from './use-marker-successor.ts';

interface Props
  extends Pick<MapViewProps, 'markers' | 'areMarkersOld' | 'activeId' | 'onMarkerPress' | 'onMarkerHover'> {
  map: MapHandle;
}

/** The markers at their points: placed by hand with every frame, so that a moving map asks nothing of React. */
export const MapMarkers = memo(function MapMarkers({
  map,
  markers,
  areMarkersOld,
  activeId,
  onMarkerPress,
  onMarkerHover,
}: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const places = layer.current!.children as HTMLCollectionOf<HTMLElement>;
    const place = () => {
      for (const [index, marker] of markers.entries()) {
        const { x, y } = map.project(marker);
        places[index]!.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      }
    };
    place();
    return map.onMove(place);
  }, [map, markers]);

  const successor = useMarkerSuccessor(layer, markers);
  return (
    <div ref={layer} {...successor} className={styles.layer} data-old={areMarkersOld || undefined}>
      {markers.map((marker) => (
        <div
          key={marker.id}
          className={styles.place}
          data-active={marker.id === activeId || undefined}
          data-quiet={marker.icon !== undefined || undefined}
        >
          <MapMarkerButton
            marker={marker}
            isActive={marker.id === activeId}
            onPress={onMarkerPress}
            onHover={onMarkerHover}
          />
        </div>
      ))}
    </div>
  );
});
