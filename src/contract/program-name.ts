import { z } from 'zod';
import { MAX_ID } from '#domain/catalog/filters/filter-limits.ts';
import type { ProgramName } from '#domain/mortgage/offer/offer.ts';
import { LINE_PATTERN } from '#domain/text/line-pattern.ts';

const REQUIRED = 'Это обязательное поле';
export const PROGRAM_NAME_TAKEN = 'Такое имя уже существует';
export const PROGRAM_NAME_CYCLE = 'Программа не\u00a0может стоять под самой собой';

const Id = z.number().int().min(1).max(MAX_ID);
const Line = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .max(100, 'Не длиннее 100 символов')
  .regex(LINE_PATTERN, 'Строка содержит недопустимые символы');

/** A name of mortgage programmes as an admin states it. */
export const ProgramNameInput = z.object({
  name: Line,
  displayName: Line,
  filterTooltip: z
    .string()
    .trim()
    .max(2_000, 'Не длиннее 2000 символов')
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null),
  /** A lower number shows first. */
  order: z.number({ error: REQUIRED }).int('Целое число').min(-1_000_000).max(1_000_000).default(0),
  parentId: Id.nullable().default(null),
});
export type ProgramNameInput = z.infer<typeof ProgramNameInput>;

export const ProgramNameId = z.object({ id: Id });

export const ProgramNameChange = z.object({ id: Id, program: ProgramNameInput });

/** A name in the tree of names. */
export interface ProgramNameShown extends ProgramName {
  parentId: number | null;
  /** How deep it stands. */
  depth: number;
  /** Banks that have a programme of this name, and their offers. */
  banks: number;
  offers: number;
  /** Names right under it. */
  children: number;
}
