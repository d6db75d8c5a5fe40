import type { IsoDate } from './iso-date.ts';
import { lastDayOfTerm, type Quarter } from './quarter.ts';

/** The one day by which all houses are ready; null when a term is not known or they differ. */
export function soleHandoverDate(
  terms: readonly { year: number | null; quarter: Quarter | null }[],
): IsoDate | null {
  const dates = terms.map(({ year, quarter }) => (year === null ? null : lastDayOfTerm({ year, quarter })));
  const [date = null, ...others] = dates;
  return others.every((other) => other === date) ? date : null;
}
