import type { FlatStatus } from '#domain/listing/flat-status.ts';
import { foldWord } from './fold-word.ts';

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
