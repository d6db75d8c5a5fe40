import type { ComplexPage } from '#contract/complex-page.ts';
import { type Bounds, boundsOf } from '#domain/geo/bounds.ts';
import { formatShortAddress } from '#domain/listing/address.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import type { ProximityTag } from '#domain/listing/proximity-tag.ts';
import type { IconName } from '#ui/Icon/icon-paths.ts';
import type { MapMarker } from '../../../map/map-types.ts';
import { onFootText } from '../../../parts/place/walk-text.ts';

/** Stands on a flag where its name would hide what the map shows. */
export const SHORT_FLAG = 'ЖК';

export type PlaceGroup = ProximityTag | 'Метро';

/** Something on the map with what its card says: its name and a line under it. */
export interface Surrounding extends MapMarker {
  title: string;
  facts: string;
  /** The kind it is shown and hidden with; absent on the flag of the complex. */
  group?: PlaceGroup;
}

/** A longer name would hide what the map shows. */
const LONGEST_FLAG = 24;
/** Some two hundred metres of air around the outermost. */
const AIR_DEGREES = 0.002;

/**
 * Gathers the marks of the map around a complex: a flag of its own, metros one walks to and the places near it; null
 * when nobody knows where it stands.
 */
export function surroundings({
  complex,
  infrastructure,
  metroPoints,
}: Pick<ComplexPage, 'complex' | 'infrastructure' | 'metroPoints'>): {
  bounds: Bounds;
  markers: Surrounding[];
} | null {
  const { point } = complex.address;
  if (point === null) return null;
  const name = complexName(complex.name);
  const markers: Surrounding[] = [
    ...infrastructure.map(({ objId, name, walk, tag, address, latitude, longitude }) => {
      const way = onFootText(walk);
      const facts = [tag, way, address].filter(Boolean).join(' · ');
      return { ...dot(objId, tag), name: `${name}, ${way}`, title: name, facts, latitude, longitude };
    }),
    ...complex.metros.flatMap(({ metroId, name, minutesFoot, isFootEstimate }) => {
      const station = metroPoints.find((one) => one.metroId === metroId);
      if (!station || minutesFoot === null) return [];
      const { latitude, longitude } = station;
      const title = `Метро ${name}`;
      const facts = onFootText({ minutes: minutesFoot, isEstimate: isFootEstimate });
      const own = dot(`metro-${metroId}`, 'Метро');
      return [{ ...own, name: `${title}, ${facts}`, title, facts, latitude, longitude }];
    }),
    {
      id: 'complex',
      kind: 'flag',
      text: name.length <= LONGEST_FLAG ? name : SHORT_FLAG,
      name,
      title: name,
      facts: formatShortAddress(complex.address),
      ...point,
    },
  ];
  return { bounds: boundsOf(markers, AIR_DEGREES)!, markers };
}

/** Signs of the kinds that have one. */
const ICONS: Readonly<Partial<Record<PlaceGroup, IconName>>> = {
  'Детский сад': 'school',
  Образование: 'school',
  Медицина: 'health',
  Продукты: 'shop',
};

function dot(id: string, group: PlaceGroup) {
  const icon = ICONS[group];
  return { id, group, kind: 'dot', text: '', ...(icon && { icon }) } as const;
}
