import { PROGRAM_NAME_CYCLE, PROGRAM_NAME_TAKEN, type ProgramNameInput } from '#contract/program-name.ts';
import { type Db, inTransaction } from '#db/client.ts';
import {
  findProgramName,
  insertProgramName,
  isProgramNameTaken,
  isWithinProgram,
  updateProgramName as writeProgramName,
} from '#db/queries/mortgage/save-program-name.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

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
    return { id: await insertProgramName(tx, input) };
  });
}

/** Changes one. Errors: those of `createProgramName`, NOT_FOUND, INVALID for a parent that stands under it. */
export async function updateProgramName(
  ctx: ServiceContext,
  { id, program: input }: { id: number; program: ProgramNameInput },
): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await findProgramName(tx, id);
    if (!known) throw new AppError('NOT_FOUND', `Программы ${id} нет`);
    await check(tx, input, id);
    await writeProgramName(tx, id, input);
  });
}

async function check(tx: Db, { name, parentId }: ProgramNameInput, id: number | null): Promise<void> {
  if (await isProgramNameTaken(tx, name, id)) throw wrong('CONFLICT', 'name', PROGRAM_NAME_TAKEN);
  if (parentId === null) return;
  if (!(await findProgramName(tx, parentId))) throw wrong('INVALID', 'parentId', 'Выберите программу');
  if (id !== null && (await isWithinProgram(tx, parentId, id))) {
    throw wrong('INVALID', 'parentId', PROGRAM_NAME_CYCLE);
  }
}

function wrong(code: ErrorCode, field: keyof ProgramNameInput, message: string): AppError {
  return new AppError(code, message, { details: { issues: [{ path: [field], message }] } });
}
