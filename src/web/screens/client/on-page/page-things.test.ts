import { expect, it } from 'vitest';
import { COMPLEX_FIELDS } from '#contract/complex-input.ts';
import { PAGE_THINGS } from './page-things.ts';

it('every field of a complex is edited at one place of its page', () => {
  expect(PAGE_THINGS.flatMap(({ fields }) => fields).toSorted()).toEqual(COMPLEX_FIELDS.toSorted());
});
