import { METRO_LINES, METRO_STATIONS } from '../../src/db/seed/dictionary/metro.ts';
import { distanceMetres } from '../../src/domain/geo/distance.ts';
import { bend } from './bend.ts';
import { type Feature, lineFeature, pointFeature } from './feature.ts';
import type { Place } from './shape.ts';

/** Between stations farther apart no line is drawn: it would run straight through what the track goes around. */
const LONGEST_LEG_METRES = 5_000;
/** A line of fewer stations that ends near its beginning is a short one, not a ring. */
const LEAST_RING = 10;

/** Lines and stations of our dictionary, each in its colour. */
export function metro(): Feature[] {
  return METRO_LINES.flatMap(({ id, colour }) => {
    const stations = METRO_STATIONS.filter(({ lineId }) => lineId === id);
    const stops = stations.map(({ latitude, longitude }): Place => [latitude, longitude]);
    return [
      ...runs(stations.length >= LEAST_RING ? [...stops, stops[0]!] : stops).map((run) =>
        lineFeature(bent(run), { kind: 'metro-line', colour }),
      ),
      ...stations.map(({ name, latitude, longitude }) =>
        pointFeature([latitude, longitude], { kind: 'metro', name, colour }),
      ),
    ];
  });
}

/** A whole ring has no corner where it begins. */
function bent(run: readonly Place[]): Place[] {
  const isRing = run[0] === run.at(-1);
  return bend(isRing ? run.slice(1) : run, isRing);
}

/** The parts of a line without a long leg. */
function runs(stops: readonly Place[]): Place[][] {
  const parts: Place[][] = [[]];
  for (const stop of stops) {
    const last = parts.at(-1)!.at(-1);
    if (last && metresBetween(last, stop) > LONGEST_LEG_METRES) parts.push([]);
    parts.at(-1)!.push(stop);
  }
  return parts.filter(({ length }) => length > 1);
}

function metresBetween([fromLatitude, fromLongitude]: Place, [latitude, longitude]: Place): number {
  return distanceMetres({ latitude: fromLatitude, longitude: fromLongitude }, { latitude, longitude });
}
