import type { HandoverTerm } from '#domain/time/quarter.ts';

/** A term of a house as somebody named it once. */
export interface NamedTerm {
  houseId: number;
  at: Date;
  term: HandoverTerm;
  /** The house was ready. */
  isFinished: boolean;
  /** Who named it: the developer's feed or the state register. */
  source: 'feed' | 'register';
}

export interface HandoverStep extends NamedTerm {
  /** The word on the house before this one; null for the first. */
  before: Pick<NamedTerm, 'term' | 'isFinished'> | null;
}

/** How the terms of houses moved, oldest first; each step knows the one before it of the same house. */
export function handoverSteps(named: readonly NamedTerm[]): HandoverStep[] {
  const last = new Map<number, NamedTerm>();
  return named.map((one) => {
    const before = last.get(one.houseId) ?? null;
    last.set(one.houseId, one);
    return { ...one, before };
  });
}

/** Counts the quarters a term is later than before, less than 0 for an earlier one; null where a quarter is unknown. */
export function quartersLater(term: HandoverTerm, before: HandoverTerm): number | null {
  if (term.quarter === null || before.quarter === null) return null;
  return (term.year - before.year) * 4 + term.quarter - before.quarter;
}

export const TERM_SOURCES: Record<NamedTerm['source'], string> = {
  feed: 'застройщик',
  register: 'реестр новостроек',
};
