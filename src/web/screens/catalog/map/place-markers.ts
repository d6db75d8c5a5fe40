import type { MapPlaceShown } from '#contract/search-figures.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import type { PlaceKind } from '#domain/listing/place-kind.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import type { IconName } from '#ui/Icon/icon-paths.ts';
import { onFootText } from '../../../parts/place/walk-text.ts';
import type { ResultsMarker } from './results-markers.ts';

const PLACE_ICONS: Record<PlaceKind, IconName> = {
  schools: 'school',
  shops: 'shop',
  health: 'health',
  parks: 'tree',
};

/** Signs of places, each with the walk to it from the complex nearest to it. */
export function placeMarkers(places: readonly MapPlaceShown[]): ResultsMarker[] {
  return places.map(({ objId, kind, name, address, latitude, longitude, complexName: nearest, walk }) => {
    const way = `${onFootText(walk)} от${NBSP}${complexName(nearest)}`;
    return {
      id: `place ${objId}`,
      kind: 'dot',
      text: '',
      icon: PLACE_ICONS[kind],
      latitude,
      longitude,
      name: `${name}, ${way}`,
      place: { name, way, address },
    };
  });
}
