import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, it } from 'vitest';
import type { MapPalette } from './map-palette.ts';
import { ownStyle } from './own-style.ts';
import { tilesStyle } from './tiles-style.ts';

const PALETTE: MapPalette = {
  land: '#eef2f0',
  road: '#ffffff',
  case: '#d3dcdc',
  water: '#bbd8e3',
  park: '#d3e5d0',
  label: '#5c6c70',
  labelStrong: '#102126',
  labelPark: '#3f6a45',
  labelWater: '#336b80',
  kremlin: '#ecd9cb',
  surface: '#ffffff',
  primary: '#086668',
  isDark: false,
};
const FILES = { pmtilesUrl: '/maps/moscow.pmtiles' };
const SITE = 'https://genplan.test';

it('our own drawing is a style that asks for its data and nothing else', () => {
  const style = ownStyle(PALETTE, '/assets/map-data.json');
  expect(validateStyleMin(style)).toEqual([]);
  expect(style).not.toHaveProperty('glyphs');
  expect(style).not.toHaveProperty('sprite');
  expect(JSON.stringify(style).match(/https?:/g)).toBeNull();
});

it('our own drawing draws every kind of thing in its data', () => {
  const data = readFileSync(join(import.meta.dirname, 'map-data.gen.json'), 'utf8');
  const kinds = [...new Set([...data.matchAll(/"kind":"([\w-]+)"/g)].map(([, kind]) => kind))];
  const style = JSON.stringify(ownStyle(PALETTE, '/assets/map-data.json'));
  expect(kinds.filter((kind) => !style.includes(`"${kind}"]`))).toEqual([]);
});

it('tiles of a deployer are drawn in our colours with letters of the browser', () => {
  const style = tilesStyle(FILES, PALETTE, SITE);
  expect(validateStyleMin(style)).toEqual([]);
  expect(style.sources.tiles).toMatchObject({ url: 'pmtiles://https://genplan.test/maps/moscow.pmtiles' });
  expect(style).not.toHaveProperty('glyphs');
  const text = JSON.stringify(style);
  expect(text).toContain('Onest');
  expect(text).toContain(PALETTE.water);
  expect(text).not.toContain('icon-image');
  expect(style.layers.filter(({ id }) => /bound/.test(id))).toEqual([]);
});

it('letters and signs of a deployer are used, from our own address too', () => {
  const glyphsUrl = '/maps/letters/{fontstack}/{range}.pbf';
  const spriteUrl = 'https://tiles.test/sprites/light';
  const style = tilesStyle({ ...FILES, glyphsUrl, spriteUrl }, PALETTE, SITE);
  expect(validateStyleMin(style)).toEqual([]);
  expect(style).toMatchObject({ glyphs: `${SITE}${glyphsUrl}`, sprite: spriteUrl });
  expect(JSON.stringify(style)).toContain('icon-image');
  expect(JSON.stringify(style)).not.toContain('Onest');
});
