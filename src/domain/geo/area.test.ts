import { describe, expect, it } from 'vitest';
import { readArea, writeArea, writeBox } from './area-text.ts';
import { isInArea } from './is-in-area.ts';

const point = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('an area of the map', () => {
  it.each([
    ['55.7,37.5;55.8,37.6', [point(55.7, 37.5), point(55.8, 37.6)]],
    ['-1,-170;2,3;4,5.123456', [point(-1, -170), point(2, 3), point(4, 5.123456)]],
    // The outline crosses the date line.
    ['60,170;70,-170', [point(60, 170), point(70, -170)]],
  ])('is read from %s', (text, area) => {
    expect(readArea(text)).toEqual(area);
    expect(readArea(writeArea(area))?.length).toBe(area.length);
  });

  it.each([
    ...['', '55,37', 'a,b;c,d', '55,37;56', '91,0;92,1', '0,181;1,182', '56,37;55,38', '1e1,2;3,4'],
    Array(61).fill('1,1').join(';'),
  ])('is not read from %s', (text) => {
    expect(readArea(text)).toBeUndefined();
  });

  it('is written to ten metres', () => {
    expect(writeBox({ south: 55.123456, west: 37, north: 56, east: 38.00004 })).toBe('55.1235,37;56,38');
  });
});

describe('a point', () => {
  const box = readArea('55,37;56,38')!;
  const bay = readArea('0,0;0,4;4,4;4,3;1,3;1,1;4,1;4,0')!;

  it.each([
    [box, 55.5, 37.5, true],
    [box, 55, 37, true],
    [box, 56, 38, true],
    [box, 56.01, 37.5, false],
    [readArea('60,170;70,-170')!, 65, 175, true],
    [readArea('60,170;70,-170')!, 65, -175, true],
    [readArea('60,170;70,-170')!, 65, 0, false],
    [bay, 0.5, 2, true],
    [bay, 3, 0.5, true],
    [bay, 3, 3.5, true],
    // The point lies in the mouth of the bay.
    [bay, 3, 2, false],
    [bay, 5, 2, false],
    [box, Number.NaN, Number.NaN, false],
    [bay, Number.NaN, Number.NaN, false],
  ])('of %j: %d, %d is inside: %s', (area, latitude, longitude, expected) => {
    expect(isInArea(area, point(latitude, longitude))).toBe(expected);
  });
});
