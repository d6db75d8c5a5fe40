import { expect, it } from 'vitest';
import { pointedMarker } from './pointed-marker.ts';

const at = { latitude: 55, longitude: 37, text: '', name: '' };
const markers = [
  { ...at, id: 'flag', kind: 'flag', complexId: 10, houseIds: [1, 2] },
  { ...at, id: 'near', kind: 'cluster', complexIds: [10, 20] },
  { ...at, id: 'far', kind: 'cluster', complexIds: [30] },
] as const;

it.each([
  ['a house on its flag', { complexId: 10, houseIds: [1] }, 'flag'],
  ['another house on the same point', { complexId: 10, houseIds: [2] }, 'flag'],
  ['a complex', { complexId: 10 }, 'flag'],
  ['a house whose flag is in a cluster', { complexId: 10, houseIds: [3] }, 'near'],
  ['a complex that is in a cluster', { complexId: 30 }, 'far'],
  ['a complex out of sight', { complexId: 40 }, undefined],
  ['nothing', null, undefined],
])('points at %s', (_, pointed, id) => {
  expect(pointedMarker(markers, pointed)?.id).toBe(id);
});
