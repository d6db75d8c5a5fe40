import { expect, it } from 'vitest';
import { isPlaceKind, MAP_LAYERS, readMapLayers, writeMapLayers } from './map-layers.ts';

it.each([
  ['prices', 'prices'],
  ['schools,prices,schools', 'prices,schools'],
  ['parks, shops', 'parks'],
  ['', undefined],
  ['nothing,<b>', undefined],
  ['x,'.repeat(1_000), undefined],
])('«%s» is written %s', (text, expected) => {
  expect(writeMapLayers(readMapLayers(text))).toBe(expected);
});

it('reads back what it writes', () => {
  expect(readMapLayers(writeMapLayers(MAP_LAYERS)!)).toEqual(MAP_LAYERS);
  expect(MAP_LAYERS.filter(isPlaceKind)).toEqual(['schools', 'shops', 'health', 'parks']);
});
