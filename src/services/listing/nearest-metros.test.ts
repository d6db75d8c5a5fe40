import { expect, it } from 'vitest';
import { nearestMetros } from './nearest-metros.ts';

const home = { latitude: 55.75, longitude: 37.6 };
/** A hall so many metres to the north. */
const north = (metroId: number, metres: number) => ({
  metroId,
  latitude: home.latitude + metres / 111_195,
  longitude: home.longitude,
});

it('walks 4.8 km/h along ways 1.3 longer than the straight one, drives 22 km/h along 1.4', () => {
  expect(nearestMetros(home, [north(1, 800)])).toEqual([
    { metroId: 1, minutesFoot: 13, minutesCar: 3, straightM: 800, hall: north(1, 800) },
  ]);
});

it('takes three metros, each by its nearest hall, nearest first', () => {
  const halls = [north(4, 4_000), north(2, 900), north(1, 700), north(2, 300), north(3, 1_500)];
  expect(nearestMetros(home, halls).map(({ metroId }) => metroId)).toEqual([2, 1, 3]);
});

it('does not walk for more than an hour nor drive for more than three quarters of one', () => {
  expect(nearestMetros(home, [north(1, 5_000), north(2, 11_000), north(3, 12_000)])).toMatchObject([
    { metroId: 1, minutesFoot: null, minutesCar: 19 },
    { metroId: 2, minutesFoot: null, minutesCar: 42 },
  ]);
  expect(nearestMetros({ latitude: 25.2, longitude: 55.27 }, [north(1, 500)])).toEqual([]);
});

it('is a minute away from the hall it stands on', () => {
  expect(nearestMetros(home, [north(1, 0)])).toMatchObject([{ metroId: 1, minutesFoot: 1, minutesCar: 1 }]);
});
