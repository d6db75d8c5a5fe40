import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ComplexPage } from '#contract/complex-page.ts';
import { type Bounds, boundsOf } from '#domain/geo/bounds.ts';
import { ChoiceChip } from '#ui/ChoiceChip/ChoiceChip.tsx';
import { lazyPart } from '../../../lazy-screen.ts';
import type { MapViewport } from '../../../map/map-types.ts';
import { partMarks } from './part-marks.ts';
import { PLACE_GROUPS } from './place-groups.ts';
import styles from './SurroundingsMap.module.css';
import { type PlaceGroup, type Surrounding, surroundings } from './surroundings.ts';

export const LazyMapView = lazyPart(() => import('../../../map/MapView.tsx'), 'MapView');

export interface SurroundingsMapProps {
  page: Pick<ComplexPage, 'complex' | 'infrastructure' | 'metroPoints'>;
  /** The place of the list that is pointed at. */
  pointedId: string | null;
}

/** Air around places that one mark stood for when the map comes nearer, in degrees. */
const AIR_DEGREES = 0.0005;
/** Further in than this, places of one mark stand at one address. */
const NEAREST_ZOOM = 17;

/** The complex, its metros and what stands near it, kind by kind; the lists of the page tell the same. */
export function SurroundingsMap({ page, pointedId }: SurroundingsMapProps) {
  const map = useMemo(() => surroundings(page), [page]);
  const [hidden, setHidden] = useState<ReadonlySet<PlaceGroup>>(new Set());
  const [zoom, setZoom] = useState<number>();
  const [goTo, setGoTo] = useState<Bounds | null>(null);
  const [pressedId, setPressedId] = useState<string | null>(null);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const handleMove = useCallback((viewport: MapViewport) => setZoom(viewport.zoom), []);
  const house = map?.markers.at(-1);
  const parted = useMemo(() => {
    if (!map || !house) return undefined;
    const places = map.markers.filter(({ group }) => group !== undefined && !hidden.has(group));
    return zoom === undefined ? { flag: house, marks: [] } : partMarks(places, house, zoom);
  }, [map, house, hidden, zoom]);
  if (!map || !house || !parted) return <div className={styles.frame} />;

  const markIdOf = (id: string | null) =>
    parted.marks.find(({ places }) => places.some((place) => place.id === id))?.mark.id ?? id;
  const pressed = [...parted.marks, { mark: parted.flag, places: [house] }].find(
    ({ mark }) => mark.id === pressedId,
  );

  function press(id: string) {
    const found = parted?.marks.find(({ mark }) => mark.id === id);
    if (found && found.places.length > 1 && zoom !== undefined && zoom < NEAREST_ZOOM)
      setGoTo(boundsOf(found.places, AIR_DEGREES)!);
    else setPressedId(id);
  }

  return (
    <div className={styles.frame}>
      <Kinds markers={map.markers} hidden={hidden} onToggle={(group) => setHidden(toggled(hidden, group))} />
      <Suspense>
        <LazyMapView
          label="Карта окрестностей"
          className={styles.map}
          bounds={map.bounds}
          goTo={goTo}
          markers={[...parted.marks.map(({ mark }) => mark), parted.flag]}
          activeId={markIdOf(pointedId) ?? hoveredId ?? pressedId}
          isInPage
          onMove={handleMove}
          onMarkerHover={setHoveredId}
          onMarkerPress={press}
          onPopoverClose={() => setPressedId(null)}
          popover={
            pressed && {
              at: pressed.mark,
              label: pressed.places.map(({ title }) => title).join(', '),
              content: <Card places={pressed.places} />,
              takesFocus: true,
            }
          }
        />
      </Suspense>
    </div>
  );
}

function toggled<T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> {
  return new Set(set.has(one) ? [...set].filter((other) => other !== one) : [...set, one]);
}

interface KindsProps {
  markers: readonly Surrounding[];
  hidden: ReadonlySet<PlaceGroup>;
  onToggle: (group: PlaceGroup) => void;
}

/** Kinds of places with how many there are; a press takes one off the map and puts it back. */
function Kinds({ markers, hidden, onToggle }: KindsProps) {
  const kinds = PLACE_GROUPS.map((group) => ({
    group,
    count: markers.filter((marker) => marker.group === group).length,
  })).filter(({ count }) => count > 0);
  if (kinds.length === 0) return null;
  return (
    <fieldset className={styles.kinds} aria-label="Показать на карте">
      {kinds.map(({ group, count }) => (
        <ChoiceChip
          key={group}
          label={group}
          count={count}
          checked={!hidden.has(group)}
          onChange={() => onToggle(group)}
        />
      ))}
    </fieldset>
  );
}

function Card({ places }: { places: readonly Surrounding[] }) {
  return (
    <div className={styles.card}>
      {places.map(({ id, title, facts }) => (
        <div key={id}>
          <p className={styles.name}>{title}</p>
          <p className={styles.facts}>{facts}</p>
        </div>
      ))}
    </div>
  );
}
