import { useRef, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { lazyWindow } from '../../lazy-window.tsx';
import type { GoalMapProps } from './GoalMap.tsx';
import styles from './PointOnMap.module.css';

const { Window: GoalMap } = lazyWindow(() => import('./GoalMap.tsx'), 'GoalMap');

/** A map that is loaded when it is asked for and goes once the place under its pin is taken. */
export function PointOnMap({ start, onPick }: GoalMapProps) {
  const [hasMap, setHasMap] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.point}>
      <Button
        ref={opener}
        variant="secondary"
        size="s"
        icon={<Icon name="map" />}
        aria-expanded={hasMap}
        onClick={() => setHasMap(!hasMap)}
      >
        Точка на карте
      </Button>
      {hasMap && (
        <GoalMap
          start={start}
          onPick={(point) => {
            setHasMap(false);
            opener.current?.focus();
            onPick(point);
          }}
        />
      )}
    </div>
  );
}
