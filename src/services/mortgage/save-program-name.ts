import { PROGRAM_NAME_CYCLE, type ProgramNameChange, ProgramNameInput } from '#contract/program-name.ts';
import { type Db, inTransaction } from '#db/client.ts';
import {
  findProgramName,
  holdProgramName,
  insertProgramName,
  isProgramNameTaken,
  isWithinProgram,
  updateProgramName as writeProgramName,
} from '#db/queries/mortgage/program-names.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';
import { refuseField } from '../refuse-field.ts';

/**
 * Adds a name of programmes. Errors: UNAUTHENTICATED, FORBIDDEN; naming the field, CONFLICT for a name that is there,
 * INVALID for a parent that is not.
 */
export async function createProgramName(
  ctx: ServiceContext,
  input: ProgramNameInput,
): Promise<{ id: number }> {
  requirePermission(ctx, 'programs', 'w');
  return inTransaction(ctx.db, async (tx) => {
    await check(tx, input, null);
    const id = await insertProgramName(tx, input);
    await recordEdit(ctx, tx, { entity: 'programName', id, before: null, after: input });
    return { id };
  });
}

/** Changes one. Errors: those of `createProgramName`, NOT_FOUND, INVALID for a parent that stands under it. */
export async function updateProgramName(
  ctx: ServiceContext,
  { id, program, seen }: ProgramNameChange,
): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    await holdProgramName(tx, id);
    const known = await findProgramName(tx, id);
    if (!known) throw new AppError('NOT_FOUND', `Программы ${id} нет`);
    const { id: _, ...before } = known;
    const input = await joinEdits(ctx, tx, {
      entity: 'programName',
      id,
      form: ProgramNameInput,
      from: seen,
      mine: program,
      theirs: before,
    });
    await check(tx, input, id);
    await writeProgramName(tx, id, input);
    await recordEdit(ctx, tx, { entity: 'programName', id, before, after: input });
  });
}

async function check(tx: Db, { name, parentId }: ProgramNameInput, id: number | null): Promise<void> {
  if (await isProgramNameTaken(tx, name, id)) throw nameTaken();
  if (parentId === null) return;
  if (!(await findProgramName(tx, parentId))) throw refuseField('parentId', 'Выберите программу');
  if (id !== null && (await isWithinProgram(tx, parentId, id))) {
    throw refuseField('parentId', PROGRAM_NAME_CYCLE);
  }
}
