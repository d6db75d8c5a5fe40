import { expect, it } from 'vitest';
import { nextStation } from './next-station.ts';

const STATIONS = [
  { id: 'middle', x: 0, y: 0 },
  { id: 'east', x: 60, y: 0 },
  { id: 'northEast', x: 30, y: -29 },
  { id: 'farEast', x: 200, y: 10 },
  { id: 'north', x: -5, y: -80 },
  { id: 'west', x: -40, y: 39 },
];

it.each([
  ['ArrowRight', 'middle', 'east'],
  ['ArrowRight', 'east', 'farEast'],
  ['ArrowLeft', 'farEast', 'east'],
  ['ArrowUp', 'middle', 'north'],
  ['ArrowLeft', 'middle', 'west'],
  ['ArrowDown', 'north', 'middle'],
  ['ArrowRight', 'farEast', undefined],
  ['ArrowDown', 'middle', undefined],
  ['Home', 'middle', undefined],
  ['ArrowUp', 'nowhere', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(nextStation(STATIONS, from, key)?.id).toBe(to);
});

it('leads to every station of a line in its turn, and back', () => {
  const line = Array.from({ length: 8 }, (_, at) => ({ id: String(at), x: at * 40, y: at * 12 }));
  let id = '0';
  for (let at = 1; at < line.length; at++) {
    id = nextStation(line, id, 'ArrowRight')!.id;
    expect(id).toBe(String(at));
  }
  for (let at = line.length - 2; at >= 0; at--) {
    id = nextStation(line, id, 'ArrowLeft')!.id;
    expect(id).toBe(String(at));
  }
});
