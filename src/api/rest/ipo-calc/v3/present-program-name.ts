import type { ProgramName } from '#contract/ipo-calc/dictionaries.ts';
import type { ProgramName as Name, Program } from '#domain/mortgage/offer/offer.ts';

/** A programme's name with its parents, child first. */
export function presentProgramName(program: Program): ProgramName {
  return { ...presentName(program), chain: program.chain.map(presentName) };
}

function presentName({ id, displayName, name, filterTooltip, order }: Name): Name {
  return { id, displayName, name, filterTooltip, order };
}
