import { NBSP } from '#domain/text/nbsp.ts';
import { formatQuarter, type HandoverTerm } from '#domain/time/quarter.ts';
import { type BuildingState, isFinished } from './building-state.ts';

export interface ComplexHandover {
  /** Whether some of the houses are finished. */
  isPartBuilt: boolean;
  /** The first and the last term of the unfinished houses; null when no term is known. */
  first: HandoverTerm | null;
  last: HandoverTerm | null;
}

interface HouseTerm {
  buildingState: BuildingState;
  handover: HandoverTerm | null;
}

export function complexHandover(houses: readonly HouseTerm[]): ComplexHandover {
  const terms = houses
    .filter(({ buildingState }) => !isFinished(buildingState))
    .flatMap(({ handover }) => handover ?? [])
    .sort((one, other) => one.year - other.year || (one.quarter ?? 4) - (other.quarter ?? 4));
  return {
    isPartBuilt: houses.some(({ buildingState }) => isFinished(buildingState)),
    first: terms.at(0) ?? null,
    last: terms.at(-1) ?? null,
  };
}

/** Says 'сдан', 'часть сдана, до 3 кв. 2029' or '4 кв. 2027 — 2028'; undefined when no term is known. */
export function complexHandoverText({ isPartBuilt, first, last }: ComplexHandover): string | undefined {
  if (!first || !last) return isPartBuilt ? 'сдан' : undefined;
  const to = formatQuarter(last);
  if (isPartBuilt) return `часть сдана, до${NBSP}${to}`;
  const from = formatQuarter(first);
  return from === to ? to : `${from}${NBSP}— ${to}`;
}
