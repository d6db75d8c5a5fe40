import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

it('follows the machine and can be moved and returned', () => {
  let machine = 1_000;
  const clock = createClock(() => machine);
  expect(clock.now()).toEqual(new Date(1_000));
  clock.shift(300_000);
  machine = 2_000;
  expect(clock.now()).toEqual(new Date(302_000));
  clock.shift(0);
  expect(clock.now()).toEqual(new Date(2_000));
});
