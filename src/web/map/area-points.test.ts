import { expect, it } from 'vitest';
import { isArea, MOST_POINTS, NO_POINTS, withoutLast, withPoint } from './area-points.ts';

const at = (longitude: number) => ({ latitude: 55, longitude });

it('puts points down and takes the last one back, saying so', () => {
  const one = withPoint(NO_POINTS, at(1));
  expect(one.said).toBe('Точка 1 поставлена, нужно ещё 2');
  const three = [2, 3].reduce((area, place) => withPoint(area, at(place)), one);
  expect(three.said).toBe('Точка 3 поставлена');
  expect([isArea(one), isArea(three)]).toEqual([false, true]);
  const two = withoutLast(three);
  expect(two).toEqual({ points: [at(1), at(2)], said: 'Точка убрана, осталось 2' });
  expect(withoutLast(withoutLast(two)).said).toBe('Точка убрана, точек нет');
  expect(withoutLast(NO_POINTS)).toEqual({ points: [], said: 'Точек нет' });
});

it('takes no more points than an address holds', () => {
  let area = NO_POINTS;
  for (let place = 0; place < MOST_POINTS + 3; place++) area = withPoint(area, at(place));
  expect(area.points).toHaveLength(MOST_POINTS);
  expect(area.said).toContain(String(MOST_POINTS));
});
