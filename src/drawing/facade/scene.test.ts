import { expect, it } from 'vitest';
import { drawFacade } from './draw-facade.ts';
import { sceneOf } from './scene.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

it('differs from house to house: every season and every kind of neighbourhood is met', () => {
  expect(new Set(SEEDS.map((seed) => sceneOf(seed).paint('#5E8A6C'))).size).toBe(4);
  expect(new Set(SEEDS.map((seed) => sceneOf(seed).backdrop)).size).toBe(4);
});

it('repaints leaves and snow, and leaves the house as it is', () => {
  const winter = sceneOf(SEEDS.find((seed) => sceneOf(seed).paint('#DCE3E1') !== '#DCE3E1')!);
  expect(winter.paint('fill="#5E8A6C" stroke="#123456"')).toBe('fill="#8D9AA0" stroke="#123456"');
});

it('makes houses of one look different pictures', () => {
  const skies = SEEDS.map((seed) => {
    const svg = drawFacade({ seed, floors: 12, comfortClass: 'COMFORT' }, { size: 'card', light: 'day' });
    return /<path fill="(#[0-9A-F]{6})"/.exec(svg)![1];
  });
  expect(new Set(skies).size).toBeGreaterThan(4);
});
