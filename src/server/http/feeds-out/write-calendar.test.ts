import { describe, expect, it } from 'vitest';
import { type CalendarDay, writeCalendar } from './write-calendar.ts';

const AT = new Date('2026-11-23T18:04:05.678Z');
const DAY: CalendarDay = {
  uid: 'house-7@genplan.example',
  date: '2027-12-31',
  summary: 'Сдача: корпус 2',
  description: '4 кв. 2027',
  url: 'https://genplan.example/complex/1',
};

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar', () => {
  it('is whole days by RFC 5545, the last of a year too', () => {
    expect(unfolded(writeCalendar('ЖК «Депо»', [DAY], AT))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Genplan//Handovers//RU',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:ЖК «Депо»',
      'BEGIN:VEVENT',
      'UID:house-7@genplan.example',
      'DTSTAMP:20261123T180405Z',
      'DTSTART;VALUE=DATE:20271231',
      'DTEND;VALUE=DATE:20280101',
      'SUMMARY:Сдача: корпус 2',
      'DESCRIPTION:4 кв. 2027',
      'URL:https://genplan.example/complex/1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what a value may not hold, so that a name adds no property', () => {
    const text = writeCalendar('x', [{ ...DAY, summary: 'а\\б;в,г\r\nATTENDEE:mailto:x\u0007' }], AT);
    expect(unfolded(text)).toContain('SUMMARY:а\\\\б\\;в\\,г\\nATTENDEE:mailto:x');
  });

  it('folds lines at 75 octets and cuts no letter', () => {
    const summary = `${'Ж'.repeat(100)}😀${'y'.repeat(100)}`;
    const text = writeCalendar('x', [{ ...DAY, summary }], AT);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(unfolded(text)).toContain(`SUMMARY:${summary}`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
