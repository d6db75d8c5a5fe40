import { describe, expect, test } from 'vitest';
import { parseBuildingState } from './parse-building-state.ts';

describe('parseBuildingState', () => {
  test.each([
    ['project', 'PROJECT'],
    ['unfinished', 'UNFINISHED'],
    ['строится', 'UNFINISHED'],
    ['built', 'BUILT'],
    ['hand-over', 'HANDOVER'],
    ['Сдан', 'HANDOVER'],
    ['ready', 'HANDOVER'],
    ['скоро', null],
    [null, null],
  ])('%s → %s', (raw, expected) => expect(parseBuildingState(raw)).toBe(expected));
});
