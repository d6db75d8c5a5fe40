import { expect, it } from 'vitest';
import { placeMarkers } from './place-markers.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('tells the walk from the nearest complex, marked where it is an estimate', () => {
  const school = {
    objId: 's1',
    kind: 'schools',
    name: 'Школа № 47',
    address: null,
    latitude: 55.7,
    longitude: 37.6,
    complexName: 'Маяк',
  } as const;
  const [marker, park] = placeMarkers([
    { ...school, walk: { minutes: 7, isEstimate: true } },
    {
      ...school,
      objId: 'p',
      kind: 'parks',
      name: 'Сквер',
      walk: { minutes: 3, isEstimate: false },
    },
  ]);
  expect(marker).toMatchObject({ id: 'place s1', kind: 'dot', icon: 'school' });
  expect(plain(marker!.name)).toBe('Школа № 47, ≈ 7 мин пешком от ЖК «Маяк»');
  expect(park!.icon).toBe('tree');
  expect(plain(park!.place!.way)).toBe('3 мин пешком от ЖК «Маяк»');
});
