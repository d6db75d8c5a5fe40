import { expect, it } from 'vitest';
import { namesTag } from './names-tag.ts';

it.each([
  ['"one"', '"one"', true],
  ['W/"one"', '"one"', true],
  ['"one"', 'W/"one"', true],
  ['"other", W/"one"', 'W/"one"', true],
  ['*', '"one"', true],
  ['"other"', '"one"', false],
  ['one', '"one"', false],
  ['', '"one"', false],
  [undefined, '"one"', false],
])('%s names %s: %s', (header, etag, isNamed) => {
  expect(namesTag(header, etag)).toBe(isNamed);
});
