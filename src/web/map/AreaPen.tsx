import { type PointerEvent, useEffect, useState } from 'react';
import type { GeoPoint } from '#domain/geo/point.ts';
import styles from './AreaPen.module.css';
import type { MapHandle } from './engine/map-engine.ts';
import type { ScreenPoint } from './map-types.ts';
import { thinOutline } from './thin-outline.ts';

interface Props {
  map: MapHandle;
  onDraw: (area: GeoPoint[]) => void;
}

/** Lies over the map while an area is drawn by hand; the trail becomes an area when the pointer is let go. */
export function AreaPen({ map, onDraw }: Props) {
  const [trail, setTrail] = useState<readonly ScreenPoint[] | null>(null);
  useEffect(() => {
    map.setMovable(false);
    return () => map.setMovable(true);
  }, [map]);

  function start(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    setTrail([pointOf(event)]);
  }

  function end() {
    const outline = thinOutline(trail ?? []);
    setTrail(null);
    if (outline.length > 2) onDraw(outline.map(map.unproject));
  }

  return (
    <svg
      aria-hidden="true"
      className={styles.pen}
      onPointerDown={start}
      onPointerMove={(event) => trail && setTrail([...trail, pointOf(event)])}
      onPointerUp={end}
      onPointerCancel={() => setTrail(null)}
    >
      {trail && <polygon points={trail.map(({ x, y }) => `${x},${y}`).join(' ')} />}
    </svg>
  );
}

function pointOf({ nativeEvent }: PointerEvent<SVGSVGElement>): ScreenPoint {
  return { x: nativeEvent.offsetX, y: nativeEvent.offsetY };
}
