import { NBSP } from '#domain/text/nbsp.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';

const GENITIVE = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
  ' ',
);
const SHORT = 'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' ');

/** A month of a date after a preposition: 'декабря 2028'. */
export function monthText(date: IsoDate): string {
  const [year, month] = date.split('-');
  return `${GENITIVE[Number(month) - 1]}${NBSP}${year}`;
}

/** The same in a table: 'дек 2028'. */
export function shortMonth(date: IsoDate): string {
  const [year, month] = date.split('-');
  return `${SHORT[Number(month) - 1]}${NBSP}${year}`;
}
