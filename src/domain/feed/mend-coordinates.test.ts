import { describe, expect, test } from 'vitest';
import { mendCoordinates } from './mend-coordinates.ts';
import { regionCentre } from './region-centre.ts';

describe('mendCoordinates', () => {
  const near = null;
  test.each([
    ['Yaroslavl as it is', '57.6261', '39.8845', { inRussia: true, near }, [57.6261, 39.8845], null],
    ['Yaroslavl swapped', '39.8845', '57.6261', { inRussia: true, near }, [57.6261, 39.8845], 'swapped'],
    ['Sakhalin swapped', '142.7281', '46.9591', { inRussia: true, near }, [46.9591, 142.7281], 'swapped'],
    [
      'Yekaterinburg swapped',
      '60.61',
      '56.83',
      { inRussia: true, near: regionCentre('Екатеринбург') },
      [56.83, 60.61],
      'swapped',
    ],
    [
      'Yekaterinburg as it is',
      '56.83',
      '60.61',
      { inRussia: true, near: regionCentre('Екатеринбург') },
      [56.83, 60.61],
      null,
    ],
    [
      'Kazan swapped',
      '49.11',
      '55.79',
      { inRussia: true, near: regionCentre('Республика Татарстан') },
      [55.79, 49.11],
      'swapped',
    ],
    ['Dubai stays', '25.2', '55.3', { inRussia: false, near }, [25.2, 55.3], null],
    ['comma decimals', '57,6261', '39,8845', { inRussia: true, near }, [57.6261, 39.8845], null],
    ['nowhere', '10', '10', { inRussia: true, near }, null, 'outside'],
    ['beyond the globe', '200', '300', { inRussia: false, near }, null, 'outside'],
    ['zeroes', '0', '0', { inRussia: true, near }, null, null],
    ['words', 'север', 'восток', { inRussia: true, near }, null, 'not-a-number'],
    ['half a pair', '57.6', null, { inRussia: true, near }, null, null],
  ] as const)('%s', (_name, latitude, longitude, hints, point, problem) => {
    expect(mendCoordinates(latitude, longitude, hints)).toEqual({
      point: point === null ? null : { latitude: point[0], longitude: point[1] },
      problem,
    });
  });
});
