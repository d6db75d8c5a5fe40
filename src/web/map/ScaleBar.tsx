import { useEffect, useState } from 'react';
import type { MapHandle } from './engine/map-engine.ts';
import type { MapInset } from './map-types.ts';
import styles from './ScaleBar.module.css';
import { scaleOf } from './scale-of.ts';

/** How long a round distance is on the map. */
export function ScaleBar({ map, inset: { right, bottom } }: { map: MapHandle; inset: MapInset }) {
  const [scale, setScale] = useState(() => scaleOf(map.viewport()));
  useEffect(() => map.onRest(() => setScale(scaleOf(map.viewport()))), [map]);
  return (
    <p className={styles.scale} style={{ width: scale.width, translate: `${-right}px ${-bottom}px` }}>
      {scale.text}
    </p>
  );
}
