import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bySectionName } from './by-section-name.ts';

it('puts numbers in their order, names after them and no name last', () => {
  expect(['Б', null, '10', 'А', '2', '2А', '1'].sort(bySectionName)).toEqual([
    '1',
    '2',
    '2А',
    '10',
    'А',
    'Б',
    null,
  ]);
});

it('orders numbers as Russian names with numbers in them are ordered', () => {
  const collator = new Intl.Collator('ru', { numeric: true });
  const digits = fc.stringMatching(/^\d{1,12}$/);
  fc.assert(
    fc.property(digits, digits, (one, other) => {
      expect(Math.sign(bySectionName(one, other))).toBe(Math.sign(collator.compare(one, other)));
    }),
  );
});
