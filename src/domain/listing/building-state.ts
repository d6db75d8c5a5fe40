/** Stages of construction. BUILT stands but is not commissioned yet; HANDOVER is commissioned. */
export const BUILDING_STATES = ['PROJECT', 'UNFINISHED', 'BUILT', 'HANDOVER'] as const;

export type BuildingState = (typeof BUILDING_STATES)[number];

export const BUILDING_STATE_LABELS: Record<BuildingState, string> = {
  PROJECT: 'Проект',
  UNFINISHED: 'Строится',
  BUILT: 'Построен',
  HANDOVER: 'Сдан',
};

/** A house counts as finished when it is built or handed over; any other word, known or not, is unfinished. */
export function isFinished(state: string | null | undefined): boolean {
  return state === 'HANDOVER' || state === 'BUILT';
}
