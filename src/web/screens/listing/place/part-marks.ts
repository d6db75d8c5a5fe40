import { onMercator, pixelsOfDegree } from '#domain/geo/mercator.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import type { MapMarker } from '../../../map/map-types.ts';
import { SHORT_FLAG, type Surrounding } from './surroundings.ts';

/** No mark is wider, a count and its ring included. */
const MARK_PX = 46;
/** A flag stands over its point: so high with its tip, so wide a letter and both ends. */
const FLAG_PX = { height: 40, letter: 9, ends: 16 };

/** A mark and the places under it, the nearest to the complex first. */
export interface PlaceMark {
  mark: MapMarker;
  places: Surrounding[];
}

/**
 * Marks that do not lie over each other at this zoom. Places too near to tell apart are one mark that counts them, where
 * the first of them stands. A flag whose name would lie over places says «ЖК»; what stands under even that waits for a
 * nearer look, as the list beside the map tells it.
 */
export function partMarks(
  places: readonly Surrounding[],
  flag: Surrounding,
  zoom: number,
): { flag: MapMarker; marks: PlaceMark[] } {
  const pixels = pixelsOfDegree(zoom);
  const placed = places.map((place) => ({ place, ...onScreen(place, pixels) }));
  const tip = onScreen(flag, pixels);
  const isUnder = (text: string) => (point: ScreenPoint) =>
    Math.abs(point.x - tip.x) < (text.length * FLAG_PX.letter + FLAG_PX.ends + MARK_PX) / 2 &&
    point.y > tip.y - FLAG_PX.height - MARK_PX / 2 &&
    point.y < tip.y + MARK_PX / 2;
  const text = placed.some(isUnder(flag.text)) ? SHORT_FLAG : flag.text;
  const groups: (ScreenPoint & { places: Surrounding[] })[] = [];
  for (const { place, ...point } of placed.filter((one) => !isUnder(text)(one))) {
    const near = groups.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < MARK_PX);
    if (near) near.places.push(place);
    else groups.push({ ...point, places: [place] });
  }
  return {
    flag: { ...flag, text },
    marks: groups.map(({ places: own }) => ({ mark: markOf(own), places: own })),
  };
}

interface ScreenPoint {
  x: number;
  y: number;
}

function onScreen(point: Surrounding, pixels: number): ScreenPoint {
  const { x, y } = onMercator(point);
  return { x: x * pixels, y: -y * pixels };
}

function markOf(places: readonly Surrounding[]): MapMarker {
  const [first] = places;
  if (places.length === 1) return first!;
  const names = places.map(({ title }) => title).join(', ');
  return {
    id: `places-${first!.id}`,
    kind: 'cluster',
    text: String(places.length),
    name: `${countPhrase(places.length, 'место', 'места', 'мест')}: ${names}`,
    latitude: first!.latitude,
    longitude: first!.longitude,
  };
}
