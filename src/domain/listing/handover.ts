import { moscowYear } from '#domain/time/moscow.ts';
import type { HandoverTerm } from '#domain/time/quarter.ts';

/** How many years after the current one stand in the filter by name; `over2` covers all later ones. */
export const YEARS_AHEAD = 2;

/** A choice of the handover filter: a state of the house, a year, or later than the last year offered. */
export type HandoverOption = 'handOver' | 'notBuilt' | 'over2' | `${number}`;

export interface HandoverFacts {
  finished: boolean;
  term: HandoverTerm | null;
}

/** The six choices at the moment, in their order; years are Moscow's. */
export function handoverOptions(now: Date): HandoverOption[] {
  const year = moscowYear(now);
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead): HandoverOption => `${year + ahead}`);
  return ['handOver', 'notBuilt', ...years, 'over2'];
}

/** Words of a choice: 'Сдан', 'Строится', '2027', 'Позже 2028'. */
export function handoverOptionLabel(option: HandoverOption, now: Date): string {
  switch (option) {
    case 'handOver':
      return 'Сдан';
    case 'notBuilt':
      return 'Строится';
    case 'over2':
      return `Позже ${moscowYear(now) + YEARS_AHEAD}`;
    default:
      return option;
  }
}

/** Whether a house answers one choice; several choices combine with OR. `currentYear` is Moscow's. */
export function matchesHandover(option: HandoverOption, house: HandoverFacts, currentYear: number): boolean {
  switch (option) {
    case 'handOver':
      return house.finished;
    case 'notBuilt':
      return !house.finished;
    case 'over2':
      return house.term !== null && house.term.year > currentYear + YEARS_AHEAD;
    default:
      return house.term !== null && house.term.year === Number(option);
  }
}

export function isHandoverOption(value: unknown): value is HandoverOption {
  return typeof value === 'string' && /^(?:handOver|notBuilt|over2|[12]\d{3})$/.test(value);
}
