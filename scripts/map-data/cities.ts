import { CITIES } from '../../src/db/seed/dictionary/cities.ts';
import { cityRank } from './city-ranks.ts';
import { type Feature, pointFeature } from './feature.ts';

/** Names of the cities of our dictionary. */
export function cities(): Feature[] {
  return CITIES.map(({ name, latitude, longitude }) =>
    pointFeature([latitude, longitude], { kind: 'city', name, tier: cityRank(name) }),
  );
}
