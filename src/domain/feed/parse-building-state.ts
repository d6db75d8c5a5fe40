import type { BuildingState } from '#domain/listing/building-state.ts';
import { foldWord } from './fold-word.ts';

const STATES: Record<string, BuildingState> = {
  project: 'PROJECT',
  проект: 'PROJECT',
  unfinished: 'UNFINISHED',
  строится: 'UNFINISHED',
  false: 'UNFINISHED',
  built: 'BUILT',
  построен: 'BUILT',
  'hand-over': 'HANDOVER',
  handover: 'HANDOVER',
  сдан: 'HANDOVER',
  ready: 'HANDOVER',
  true: 'HANDOVER',
};

/** The state of a house. Officially `built` means built but not yet commissioned, `hand-over` commissioned. */
export function parseBuildingState(raw: string | null): BuildingState | null {
  return raw === null ? null : (STATES[foldWord(raw)] ?? null);
}
