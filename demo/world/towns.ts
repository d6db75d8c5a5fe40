import { MOSCOW_CENTRE } from './moscow-centre.ts';
import { MOSCOW_OUTSKIRTS } from './moscow-outskirts.ts';
import { MOSCOW_REGION } from './moscow-region.ts';
import { OTHER_TOWNS } from './other-towns.ts';
import { PETERSBURG } from './petersburg.ts';
import type { Town } from './place.ts';

/** Every town of the demo world, the biggest first. */
export const TOWNS: readonly Town[] = [
  {
    name: 'Москва',
    region: 'Москва',
    country: 'Россия',
    currency: 'RUB',
    groups: ['ladya', 'kremen', 'forma', 'stolproekt'],
    eliteGroup: 'bureau',
    districts: [...MOSCOW_CENTRE, ...MOSCOW_OUTSKIRTS],
  },
  ...MOSCOW_REGION,
  ...PETERSBURG,
  ...OTHER_TOWNS,
];
