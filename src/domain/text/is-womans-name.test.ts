import { expect, it } from 'vitest';
import { isWomansName } from './is-womans-name.ts';

it.each([
  ['Марина', true],
  ['Юлия', true],
  ['Глеб', false],
  ['Илья', false],
  ['Никита', false],
  ['USER#7', false],
])('%s is a name of a woman: %s', (name, expected) => {
  expect(isWomansName(name)).toBe(expected);
});
