import { CITIES } from '../../src/db/seed/dictionary/cities.ts';
import { bend } from './bend.ts';
import { cityRank } from './city-ranks.ts';
import { coasts, FINEST_TIER } from './coasts.ts';
import { DUBAI_DISTRICTS, DUBAI_PARKS, DUBAI_SHORES, palm } from './dubai.ts';
import { areaFeature, type Feature, lineFeature, pointFeature } from './feature.ts';
import { metro } from './metro.ts';
import { MOSCOW_DISTRICTS } from './moscow-districts.ts';
import { KREMLIN, MOSCOW_PARKS } from './moscow-parks.ts';
import { PETERSBURG_DISTRICTS, PETERSBURG_PARKS, PETERSBURG_SHORES } from './petersburg.ts';
import { roads } from './roads.ts';
import { waters } from './waters.ts';

/** Builds the data of our own map as GeoJSON, one feature per line; equal sources give equal text. */
export function buildMapData(): string {
  const features: Feature[] = [
    ...coasts(),
    ...[...PETERSBURG_SHORES, ...DUBAI_SHORES].map(({ path }) =>
      areaFeature(path, { kind: 'land', tier: FINEST_TIER }),
    ),
    ...palm().map(({ path, metres }) => lineFeature(path, { kind: 'strip', metres })),
    ...waters(),
    ...[...MOSCOW_PARKS, ...PETERSBURG_PARKS, ...DUBAI_PARKS].map(({ name = '', path }) =>
      areaFeature(bend(path, true), { kind: 'park', name }),
    ),
    areaFeature(KREMLIN.path, { kind: 'kremlin', name: KREMLIN.name! }),
    ...roads(),
    ...metro(),
    ...[...MOSCOW_DISTRICTS, ...PETERSBURG_DISTRICTS, ...DUBAI_DISTRICTS].map(({ name, at }) =>
      pointFeature(at, { kind: 'district', name }),
    ),
    ...cities(),
  ];
  const lines = features.map((feature) => JSON.stringify(feature));
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}

/** Names of the cities of our dictionary. */
function cities(): Feature[] {
  return CITIES.map(({ name, latitude, longitude }) =>
    pointFeature([latitude, longitude], { kind: 'city', name, tier: cityRank(name) }),
  );
}
