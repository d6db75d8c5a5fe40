import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { GeoPoint } from '#domain/geo/point.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { MapView } from '../../map/MapView.tsx';
import type { MapViewport } from '../../map/map-types.ts';
import { locationCodes, searchPlace } from '../../query/catalog-search.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './RoadModal.module.css';

export interface GoalMapProps {
  /** Where the map begins; null for the middle of what is on sale. */
  start: GeoPoint | null;
  onPick: (point: GeoPoint) => void;
}

/** The zoom at which streets are told apart. */
const START_ZOOM = 13;
const RUSSIA = { south: 42, west: 28, north: 62, east: 60 };

/** A map whose middle is the place: it is moved under the pin by a pointer, a finger or arrows. */
export function GoalMap({ start, onPick }: GoalMapProps) {
  const { api, settings } = useSiteContext();
  const { location } = searchPlace(useLocation({ select: ({ search }) => search }), settings);
  const input = { location: locationCodes(location), filters: {} };
  const { data, isPending } = useQuery(api.catalog.mapBounds.queryOptions(input, { meta: OWN_ERRORS }));
  const [middle, setMiddle] = useState<GeoPoint | null>(null);
  const move = useCallback(({ center }: MapViewport) => setMiddle(center), []);
  if (isPending) return <div className={styles.map} />;
  return (
    <>
      <div className={styles.map}>
        <MapView
          label="Место на карте"
          bounds={data ?? RUSSIA}
          {...(start && { start: { center: start, zoom: START_ZOOM } })}
          markers={[]}
          onMove={move}
        />
        <span className={styles.cross}>
          <Icon name="pin" size={24} />
        </span>
      </div>
      <Button size="s" disabled={middle === null} onClick={() => middle && onPick(middle)}>
        Выбрать это место
      </Button>
    </>
  );
}
