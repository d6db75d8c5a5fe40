import { expect, it } from 'vitest';
import { walkableMetro } from './walkable-metro.ts';

const metro = (name: string, minutesFoot: number | null, isFootEstimate = false) => ({
  metroId: 7,
  name,
  colour: '#F07E24',
  minutesFoot,
  isFootEstimate,
  minutesCar: 3,
});

it.each([
  ['there is none', [], null],
  ['all are only for cars', [metro('Аннино', null)], null],
  ['the first is only for cars', [metro('Аннино', null), metro('Янгеля', 9), metro('Южная', 14)], 'Янгеля'],
])('of a complex where %s', (_, metros, expected) => {
  expect(walkableMetro(metros)?.name ?? null).toBe(expected);
});

it('tells what a card shows and no more', () => {
  expect(walkableMetro([metro('Южная', 14)])).toEqual({
    name: 'Южная',
    colour: '#F07E24',
    minutesFoot: 14,
    isMeasured: true,
  });
  expect(walkableMetro([metro('Южная', 14, true)])).not.toHaveProperty('isMeasured');
});
