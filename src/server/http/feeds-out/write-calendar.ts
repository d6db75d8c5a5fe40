import type { IsoDate } from '#domain/time/iso-date.ts';

/** Something that lasts a whole day. */
export interface CalendarDay {
  /** The same in every copy of the calendar, so that a program that reads it anew moves what it has. */
  uid: string;
  date: IsoDate;
  summary: string;
  description: string;
  url: string;
}

/** Octets of a line of RFC 5545 without its end. */
const LINE_OCTETS = 75;
const DAY_MS = 86_400_000;

/** Whole days as a calendar by RFC 5545, as of a moment. */
export function writeCalendar(name: string, days: readonly CalendarDay[], at: Date): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Genplan//Handovers//RU', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', `X-WR-CALNAME:${escaped(name)}`],
    ...days.flatMap((day) => [
      ...['BEGIN:VEVENT', `UID:${escaped(day.uid)}`, `DTSTAMP:${stamp}`],
      `DTSTART;VALUE=DATE:${day.date.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${dayAfter(day.date).replaceAll('-', '')}`,
      `SUMMARY:${escaped(day.summary)}`,
      `DESCRIPTION:${escaped(day.description)}`,
      ...[`URL:${day.url}`, 'TRANSP:TRANSPARENT', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The end of a whole day is the next one. */
function dayAfter(date: IsoDate): IsoDate {
  return new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
}

/** A text as a value: no line of it may begin another property. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replace(/[\u0000-\u001f\u007f]/g, '')
  );
}

/** A long line goes on in the next ones behind a space, and no letter is cut. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (octets + length > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += length;
  }
  return text;
}
