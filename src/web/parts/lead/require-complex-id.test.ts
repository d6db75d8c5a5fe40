import { expect, it } from 'vitest';
import { requireComplexId } from './require-complex-id.ts';

it('a lead is about a complex', () => {
  expect(requireComplexId(7)).toBe(7);
  expect(() => requireComplexId(undefined)).toThrow('Нет ID ЖК?!');
});
