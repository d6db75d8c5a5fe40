import { expect, it } from 'vitest';
import { formatWay } from './format-way.ts';

it.each([
  [4, '0 м'],
  [604, '600 м'],
  [994, '990 м'],
  [995, '1 км'],
  [1_249, '1,2 км'],
  [12_050, '12,1 км'],
])('%i metres are %s', (metres, text) => {
  expect(formatWay(metres)).toBe(text.replace(' ', '\u00a0'));
});
