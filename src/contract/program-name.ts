import { z } from 'zod';
import type { ProgramName } from '#domain/mortgage/offer/offer.ts';
import { adminListInput } from './admin-list.ts';
import { lines, REQUIRED, RecordId, requiredLine, seen } from './record-fields.ts';

export const PROGRAM_NAME_CYCLE = 'Программа не\u00a0может стоять под самой собой';

export const ProgramNameListInput = adminListInput('programNames');
export type ProgramNameListInput = z.infer<typeof ProgramNameListInput>;

/** A name of mortgage programmes as an admin states it. */
export const ProgramNameInput = z.object({
  name: requiredLine(100),
  displayName: requiredLine(100),
  filterTooltip: lines(2_000)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null),
  /** A lower number shows first. */
  order: z.number({ error: REQUIRED }).int('Целое число').min(-1_000_000).max(1_000_000).default(0),
  parentId: RecordId.nullable().default(null),
});
export type ProgramNameInput = z.infer<typeof ProgramNameInput>;

export const ProgramNameChange = z.object({
  id: RecordId,
  program: ProgramNameInput,
  seen: seen(ProgramNameInput),
});
export type ProgramNameChange = z.infer<typeof ProgramNameChange>;

/** A name in the tree of names. */
export interface ProgramNameShown extends ProgramName {
  parentId: number | null;
  /** The depth in the tree of names. */
  depth: number;
  /** Banks that have a programme of this name, and their offers. */
  banks: number;
  offers: number;
  /** The number of names right under it. */
  children: number;
}
