import { expect, it } from 'vitest';
import { knownPlaces } from './known-places.ts';

const nothing = {
  ...{ cities: [], cityAreas: [], settlements: [], addresses: [] },
  ...{ complexes: [], metros: [], metroLines: [], highways: [] },
};
const metro = { id: 5, name: 'Физтех', cityId: 1, lines: [] };

it('knows the places of all regions asked about, those of two once', () => {
  const regions = [
    { ...nothing, metros: [metro], complexes: [{ id: 1, name: 'Депо' }], cityAreas: [area('Раменки')] },
    { ...nothing, metros: [metro], complexes: [{ id: 2, name: 'Депо' }], cityAreas: [area('раменки')] },
  ];
  const known = knownPlaces({ cities: [], regions: [] }, regions);
  expect(known.map(({ category, id, name }) => [category, id, name.replaceAll('\u00a0', ' ')])).toEqual([
    ['metro', 5, 'Физтех'],
    ['complex', 1, 'ЖК «Депо»'],
    ['cityArea', 0, 'Раменки'],
    ['complex', 2, 'ЖК «Депо»'],
  ]);
});

function area(name: string) {
  return { id: 0 as const, name };
}
