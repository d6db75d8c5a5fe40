import type { Program } from '../offer/offer.ts';

/** The programmes the first two API versions know, spelt as they always were. */
export const LEGACY_PROGRAM_NAMES = [
  'IT-ипотека',
  'Семейная',
  'Базовая',
  'Вторичное жилье',
  'Военная',
  'Дальневосточная',
  'Сельская',
  'ИЖС',
] as const;

export type LegacyProgramName = (typeof LEGACY_PROGRAM_NAMES)[number];

export const LEGACY_SUB_NAMES = ['Семейная', 'Новостройка', 'IT-ипотека'] as const;

export type LegacySubName = (typeof LEGACY_SUB_NAMES)[number];

export interface LegacyProgram {
  name: LegacyProgramName;
  subName: LegacySubName | null;
}

/** A programme none of whose parents is known is the bank's ordinary one. */
const ORDINARY: LegacyProgramName = 'Базовая';

/**
 * A programme under the names of the first versions: the nearest one of its chain they know, itself first.
 * Beneath it the nearest known subprogramme, if there is any: «Новостройка» under «Семейная».
 */
export function legacyProgram({ chain }: Pick<Program, 'chain'>): LegacyProgram {
  const names = chain.map(({ name }) => name);
  const at = names.findIndex(isLegacyName);
  const beneath = at < 0 ? names : names.slice(0, at);
  return { name: (names[at] as LegacyProgramName) ?? ORDINARY, subName: beneath.find(isSubName) ?? null };
}

function isLegacyName(name: string): name is LegacyProgramName {
  return (LEGACY_PROGRAM_NAMES as readonly string[]).includes(name);
}

function isSubName(name: string): name is LegacySubName {
  return (LEGACY_SUB_NAMES as readonly string[]).includes(name);
}
