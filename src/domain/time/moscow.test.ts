import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moscowClock } from './moscow.ts';

/** As the zones that come with the platform tell it. */
const zone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Moscow',
  dateStyle: 'short',
  timeStyle: 'short',
});

function told(moment: Date): string {
  const { year, month, day, hour, minute } = moscowClock(moment);
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

it('tells the time of Moscow as its zone does, before its hours became fixed as well', () => {
  const moments = fc.date({ min: new Date('2005-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(told(moment)).toBe(zone.format(moment));
    }),
  );
});

it.each([
  ['2014-10-25T21:59:59.999Z', '2014-10-26 01:59'],
  ['2014-10-25T22:00:00Z', '2014-10-26 01:00'],
  ['2026-12-31T21:00:00Z', '2027-01-01 00:00'],
])('%s is %s', (moment, clock) => expect(told(new Date(moment))).toBe(clock));
