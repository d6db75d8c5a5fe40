import type { AssignmentInput } from '#contract/offer-input.ts';
import { type Db, inTransaction } from '#db/client.ts';
import { findProject } from '#db/queries/mortgage/find-projects.ts';
import {
  type AssignmentColumns,
  deleteAssignment,
  insertAssignment,
  isBankProgram,
  listAssignmentRows,
  updateAssignmentRow,
} from '#db/queries/mortgage/program-assignments.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Has a project take kinds of a bank's programme. Errors: UNAUTHENTICATED, FORBIDDEN; naming the field, INVALID for what is
 * not there, CONFLICT for a programme the project has already.
 */
export async function createAssignment(ctx: ServiceContext, input: AssignmentInput): Promise<{ id: number }> {
  requirePermission(ctx, 'programs', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const id = await insertAssignment(tx, await columnsOf(tx, input));
    if (id === undefined) throw wrong('CONFLICT', 'projectId', 'У\u00a0проекта уже есть эта программа');
    return { id };
  });
}

/** Changes one; its project and programme stay. Errors: those of `createAssignment`, NOT_FOUND. */
export async function updateAssignment(
  ctx: ServiceContext,
  { id, assignment: input }: { id: number; assignment: AssignmentInput },
): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKept(tx, id);
    const { projectId, programId } = known;
    await updateAssignmentRow(tx, id, { ...(await columnsOf(tx, input)), projectId, programId });
  });
}

/** Takes one away; a project without any takes every programme. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function removeAssignment(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    await getKept(tx, id);
    await deleteAssignment(tx, id);
  });
}

async function getKept(tx: Db, id: number) {
  const [row] = await listAssignmentRows(tx, { id });
  if (!row) throw new AppError('NOT_FOUND', `Назначения ${id} нет`);
  return row.assignment;
}

async function columnsOf(tx: Db, input: AssignmentInput): Promise<AssignmentColumns> {
  const [projectId, programId] = [input.projectId!, input.programId!];
  if (!(await findProject(tx, projectId))) throw wrong('INVALID', 'projectId', 'Выберите проект');
  if (!(await isBankProgram(tx, programId))) throw wrong('INVALID', 'programId', 'Выберите программу');
  const { programTypes, priority, comment, tooltip } = input;
  return { projectId, programId, programTypes: [...new Set(programTypes)], priority, comment, tooltip };
}

function wrong(code: ErrorCode, field: keyof AssignmentInput, message: string): AppError {
  return new AppError(code, message, { details: { issues: [{ path: [field], message }] } });
}
