import { type PointerEvent, useEffect, useRef, useState } from 'react';
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
  // Moves come faster than React draws them, so the trail itself is kept beside what is drawn of it.
  const trail = useRef<readonly ScreenPoint[]>([]);
  const [drawn, setDrawn] = useState<readonly ScreenPoint[]>([]);
  useEffect(() => {
    map.setMovable(false);
    return () => map.setMovable(true);
  }, [map]);

  function follow(points: readonly ScreenPoint[]) {
    trail.current = points;
    setDrawn(points);
  }

  function start(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    follow([pointOf(event)]);
  }

  function end() {
    const outline = thinOutline(trail.current);
    follow([]);
    if (outline.length > 2) onDraw(outline.map(map.unproject));
  }

  return (
    <svg
      aria-hidden="true"
      className={styles.pen}
      onPointerDown={start}
      onPointerMove={(event) => trail.current.length > 0 && follow([...trail.current, pointOf(event)])}
      onPointerUp={end}
      onPointerCancel={() => follow([])}
    >
      {drawn.length > 0 && <polygon points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} />}
    </svg>
  );
}

function pointOf({ nativeEvent }: PointerEvent<SVGSVGElement>): ScreenPoint {
  return { x: nativeEvent.offsetX, y: nativeEvent.offsetY };
}
