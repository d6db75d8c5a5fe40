import { describe, expect, test } from 'vitest';
import { parseParking } from './parse-parking.ts';

describe('parseParking', () => {
  test.each([
    ['наземная', ['open']],
    ['ground', ['open']],
    ['underground', ['underground']],
    ['подземная, гостевая открытая', ['underground', 'open']],
    ['многоуровневая', ['closed']],
    ['да', []],
    [null, []],
  ])('%s → %j', (raw, expected) => expect(parseParking(raw)).toEqual(expected));
});
