import { Suspense, useMemo, useState } from 'react';
import type { ComplexPage } from '#contract/complex-page.ts';
import { lazyScreen } from '../../../lazy-screen.ts';
import styles from './SurroundingsMap.module.css';
import { surroundings } from './surroundings.ts';

export const LazyMapView = lazyScreen(() => import('../../../map/MapView.tsx'), 'MapView');

export interface SurroundingsMapProps {
  page: Pick<ComplexPage, 'complex' | 'infrastructure' | 'metroPoints'>;
  /** The place of the list that is pointed at. */
  pointedId: string | null;
}

/** The complex, its metros and what stands near it; the lists of the page tell the same. */
export function SurroundingsMap({ page, pointedId }: SurroundingsMapProps) {
  const map = useMemo(() => surroundings(page), [page]);
  const [pressedId, setPressedId] = useState<string | null>(null);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const pressed = map?.markers.find(({ id }) => id === pressedId);
  return (
    <div className={styles.frame}>
      <Suspense>
        {map && (
          <LazyMapView
            label="Карта окрестностей"
            className={styles.map}
            bounds={map.bounds}
            markers={map.markers}
            activeId={pointedId ?? hoveredId ?? pressedId}
            isInPage
            onMarkerHover={setHoveredId}
            onMarkerPress={setPressedId}
            onPopoverClose={() => setPressedId(null)}
            popover={
              pressed && {
                at: pressed,
                label: pressed.title,
                content: (
                  <div className={styles.card}>
                    <p className={styles.name}>{pressed.title}</p>
                    <p className={styles.facts}>{pressed.facts}</p>
                  </div>
                ),
                takesFocus: true,
              }
            }
          />
        )}
      </Suspense>
    </div>
  );
}
