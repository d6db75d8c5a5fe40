import { z } from 'zod';
import { type IsoDate, parseIsoDate } from '#domain/time/iso-date.ts';
import { FIRST_YEAR, isNearDay, LAST_YEAR } from '#domain/time/near-day.ts';
import { parseDate } from '#domain/time/parse-date.ts';

export const DAY_FORM = 'Введите дату в\u00a0виде ДД.ММ.ГГГГ';
const NO_SUCH_DAY = 'Такого дня нет в\u00a0календаре';

const YEAR_BEYOND = `Год от ${FIRST_YEAR} до ${LAST_YEAR}`;

/** A day as a form writes it, DD.MM.YYYY, or as it travels, YYYY-MM-DD; nothing typed is null. */
export const Day = z
  .string(DAY_FORM)
  .trim()
  .transform((text, context): IsoDate | null => {
    if (text === '') return null;
    const day = parseIsoDate(text) ? text : parseDate(text);
    if (day !== undefined && isNearDay(day)) return day;
    const isWritten = /^(?:\d\d\.\d\d\.\d{4}|\d{4}-\d\d-\d\d)$/.test(text);
    const message = !isWritten ? DAY_FORM : day === undefined ? NO_SUCH_DAY : YEAR_BEYOND;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
