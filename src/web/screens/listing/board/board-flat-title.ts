import type { BoardFlat } from '#contract/board.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { flatName } from '../../../parts/flat/flat-name.ts';

/** 'Квартира 65', or its rooms and area where doors have no numbers. */
export function boardFlatTitle(flat: BoardFlat): string {
  return flat.number ? `Квартира${NBSP}${flat.number}` : flatName(flat);
}
