import type { BuildingState } from '../listing/building-state.ts';
import type { FlatStatus } from '../listing/flat-status.ts';
import type { Material } from '../listing/material.ts';
import type { Parking } from '../listing/parking.ts';
import type { Renovation } from '../listing/renovation.ts';
import { foldWord } from './fold-word.ts';

const TRUE_WORDS = new Set(['да', 'true', '1', '+', 'yes', 'есть']);
const FALSE_WORDS = new Set(['нет', 'false', '0', '-', 'no']);

/** A yes or no of any dialect; null when it is empty or something else. */
export function parseBoolean(raw: string | null): boolean | null {
  if (raw === null) return null;
  const word = foldWord(raw);
  if (TRUE_WORDS.has(word)) return true;
  if (FALSE_WORDS.has(word)) return false;
  return null;
}

const STATUSES: Record<string, FlatStatus> = {
  free: 'FREE',
  available: 'FREE',
  свободна: 'FREE',
  свободно: 'FREE',
  'в продаже': 'FREE',
  '0': 'FREE',
  booked: 'BOOKED',
  reserved: 'BOOKED',
  забронирована: 'BOOKED',
  бронь: 'BOOKED',
  '1': 'BOOKED',
  sold: 'SOLD',
  archived: 'SOLD',
  unavailable: 'SOLD',
  execution: 'SOLD',
  продана: 'SOLD',
  продано: 'SOLD',
  '2': 'SOLD',
};

/** Whether a flat is for sale; null when the word is unknown. */
export function parseFlatStatus(raw: string | null): FlatStatus | null {
  return raw === null ? null : (STATUSES[foldWord(raw)] ?? null);
}

const BUILDING_STATES: Record<string, BuildingState> = {
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
  return raw === null ? null : (BUILDING_STATES[foldWord(raw)] ?? null);
}

/** Brick-monolith stands first, because its words contain those of both brick and monolith. */
const MATERIALS: readonly [RegExp, Material][] = [
  [/кирпичн?о?-?\s?монолит|монолит(?:но)?-?\s?кирпич|monolith-?brick|brick-?monolith/, 'monolith2'],
  [/кирпич|^brick$/, 'brick'],
  [/панел|^panel$/, 'panel'],
  [/блоч|^block$/, 'block'],
  [/монолит|^monolith$/, 'monolith'],
];

/** Reads the material of a house; null for wood, concrete and others that the catalogue has no value for. */
export function parseMaterial(raw: string | null): Material | null {
  if (raw === null) return null;
  const word = foldWord(raw);
  return MATERIALS.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** The order matters: «чистовая с мебелью» is furnished, «предчистовая» contains «чистов». */
const FINISHES: readonly [RegExp, Renovation][] = [
  [/с мебелью|меблир|finewithfurniture|^turnkey$/, 'furnished'],
  [/предчист|white ?-?box|^prefine$|pre[-_]finishing|под чистовую/, 'preFine'],
  [
    /чистов|под ключ|^fine$|^fine-finish$|^finishing$|^clean$|с отделкой|^design$|^euro$|^дизайнерский$|^евро/,
    'fine',
  ],
  [/чернов|^rough$|^rough-finish$|^unpainted$/, 'rough'],
  [/без отделки|без ремонта|^нет$|^no$|^without$|^without-renovation$/, 'none'],
];

/** The finish of a flat; null for «да» and for everything that does not name one. */
export function parseRenovation(raw: string | null): Renovation | null {
  if (raw === null) return null;
  const word = foldWord(raw);
  return FINISHES.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

const PARKINGS: readonly [RegExp, Parking][] = [
  [/подземн|underground/, 'underground'],
  [/многоуровн|закрыт|multilevel|closed|гараж/, 'closed'],
  [/наземн|открыт|(?<!under)ground|open|roof|двор/, 'open'],
];

/** The kinds of parking named in the text; empty when it only says yes or no. */
export function parseParking(raw: string | null): Parking[] {
  if (raw === null) return [];
  const word = foldWord(raw);
  return PARKINGS.filter(([pattern]) => pattern.test(word)).map(([, kind]) => kind);
}

export interface Outside {
  balcony: boolean;
  loggia: boolean;
}

/** Balcony and loggia by the words inside: «балконлоджия» of careless generators names both. */
export function parseBalcony(raw: string | null): Outside {
  const word = raw === null ? '' : foldWord(raw);
  return { balcony: /балкон|balcony/.test(word), loggia: /лоджи|loggia/.test(word) };
}
