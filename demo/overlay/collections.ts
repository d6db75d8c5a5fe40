import type { WorldComplex } from '../world/model.ts';
import { seaDistanceOf } from './describe.ts';

/** Lists an editor would put together, each by what its complexes have in common. */
export function demoCollections(): { name: string; has: (complex: WorldComplex) => boolean }[] {
  return [
    { name: 'Сданные дома', has: ({ houses }) => houses.every(({ state }) => state === 'hand-over') },
    {
      name: 'Клубные дома',
      has: ({ comfortClass, town }) => comfortClass === 'ELITE' && town.currency === 'RUB',
    },
    {
      name: 'У моря',
      has: (complex) => (seaDistanceOf(complex) ?? Infinity) <= 2_000,
    },
    {
      name: 'С отделкой и мебелью',
      has: ({ houses }) =>
        houses.some(({ flats }) => flats.some(({ renovation }) => renovation === 'furnished')),
    },
    {
      name: 'Квартиры до 10 миллионов у метро',
      has: ({ district, town, houses }) =>
        district.metros.length > 0 &&
        town.currency === 'RUB' &&
        houses.some(({ flats }) =>
          flats.some(({ status, price }) => status === 'FREE' && price <= 10_000_000),
        ),
    },
    { name: 'Апартаменты', has: ({ apartments }) => apartments },
  ];
}
