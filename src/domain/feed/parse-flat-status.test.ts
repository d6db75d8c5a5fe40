import { describe, expect, test } from 'vitest';
import { parseFlatStatus } from './parse-flat-status.ts';

describe('parseFlatStatus', () => {
  test.each([
    ['free', 'FREE'],
    ['AVAILABLE', 'FREE'],
    ['reserved', 'BOOKED'],
    ['SOLD', 'SOLD'],
    ['UNAVAILABLE', 'SOLD'],
    ['кто знает', null],
    [null, null],
  ])('%s → %s', (raw, expected) => expect(parseFlatStatus(raw)).toBe(expected));
});
