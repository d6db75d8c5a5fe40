import { seededRandom } from '#domain/random.ts';
import { daysInMonth, toIsoDate } from '#domain/time/iso-date.ts';
import type { ProjectRegister } from './port.ts';

const FIRST_YEAR = 2024;
const YEARS = 6;

/** An invented register for an installation without an export of the real one; a number has one project for ever. */
export function embeddedRegister(now: () => Date): ProjectRegister {
  return {
    provider: 'embedded',
    async project(domRfId) {
      const quarters = Math.floor(seededRandom(seedOf(domRfId))() * YEARS * 4);
      const year = FIRST_YEAR + Math.floor(quarters / 4);
      const month = ((quarters % 4) + 1) * 3;
      const commissionedOn = toIsoDate({ year, month, day: daysInMonth(year, month) });
      return { ok: true, value: { domRfId, commissionedOn }, source: 'embedded', asOf: now() };
    },
  };
}

function seedOf(domRfId: string): number {
  return [...domRfId].reduce((seed, char) => Math.imul(seed, 31) + char.codePointAt(0)!, 11);
}
