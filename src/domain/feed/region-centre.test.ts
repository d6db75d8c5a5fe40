import { expect, test } from 'vitest';
import { regionCentre } from './region-centre.ts';

test.each([
  ['Свердловская область', 56.84],
  ['Омская область', 54.99],
  ['Томская область', undefined],
  ['Московская область', undefined],
  [null, undefined],
])('regionCentre %s', (name, latitude) => expect(regionCentre(name)?.latitude).toBe(latitude));
