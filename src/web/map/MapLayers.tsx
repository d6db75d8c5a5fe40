import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Bounds } from '#domain/geo/bounds.ts';
import { AreaPen } from './AreaPen.tsx';
import type { MapHandle } from './engine/map-engine.ts';
import { MapControls } from './MapControls.tsx';
import styles from './MapLayers.module.css';
import { MapMarkers } from './MapMarkers.tsx';
import { MapPictureLayer } from './MapPictureLayer.tsx';
import { MapPopoverCard } from './MapPopoverCard.tsx';
import type { MapPlace } from './map-types.ts';
import type { MapViewProps } from './map-view-props.ts';
import { NO_INSET } from './no-inset.ts';
import { ScaleBar } from './ScaleBar.tsx';

/** All that lies on a map once it is drawn. */
export function MapLayers({
  map,
  inset = NO_INSET,
  clear = inset,
  ...props
}: MapViewProps & { map: MapHandle }) {
  const {
    bounds,
    goTo,
    area = null,
    shade = null,
    shapes = null,
    pictures = [],
    popover,
    onMove,
    onDraw,
  } = props;
  const showAll = () => map.show(bounds, clear);
  useFollowedBounds(bounds, showAll);
  const go = useEffectEvent((target: Bounds | MapPlace) => map.show(target, clear));
  useEffect(() => {
    if (goTo) go(goTo);
  }, [goTo]);
  useEffect(() => map.setShade(shade), [map, shade]);
  useEffect(() => map.setShapes(shapes), [map, shapes]);
  useEffect(() => map.setArea(area), [map, area]);
  useEffect(() => map.keepClear(props.markers), [map, props.markers]);
  const notifyMove = useEffectEvent(() => onMove?.(map.viewport()));
  useEffect(() => {
    notifyMove();
    return map.onRest(notifyMove);
  }, [map]);

  return (
    <>
      {createPortal(
        <>
          {pictures.map((picture) => (
            <MapPictureLayer key={picture.url} map={map} picture={picture} />
          ))}
          <MapMarkers {...props} map={map} />
        </>,
        map.overlay,
      )}
      {onDraw && <AreaPen map={map} onDraw={onDraw} onCancel={props.onDrawCancel} />}
      <MapControls inset={inset} onZoom={map.zoomBy} onShowAll={showAll} />
      <ScaleBar map={map} inset={inset} />
      {map.isStandIn && (
        <p role="status" className={styles.standIn}>
          Улицы не загрузились, показана схема
        </p>
      )}
      {popover && <MapPopoverCard map={map} popover={popover} inset={inset} />}
    </>
  );
}

/** Calls `show` whenever the edges of the bounds have changed, but not for the first ones. */
function useFollowedBounds({ south, west, north, east }: Bounds, show: () => void): void {
  const edges = [south, west, north, east].join();
  const shown = useRef(edges);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (shown.current === edges) return;
    shown.current = edges;
    showNow();
  }, [edges]);
}
