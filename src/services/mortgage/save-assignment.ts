import { type AssignmentChange, AssignmentInput } from '#contract/offer-input.ts';
import { type Db, inTransaction } from '#db/client.ts';
import { findProject } from '#db/queries/company/projects.ts';
import {
  type AssignmentColumns,
  deleteAssignment,
  insertAssignment,
  isBankProgram,
  listAssignmentRows,
  lockAssignment,
  updateAssignmentRow,
} from '#db/queries/mortgage/program-assignments.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';

/**
 * Assigns kinds of a bank's programme to a project. Errors: UNAUTHENTICATED, FORBIDDEN; naming the field, INVALID for a
 * record that does not exist, CONFLICT for a programme the project has already.
 */
export async function createAssignment(ctx: ServiceContext, input: AssignmentInput): Promise<{ id: number }> {
  requirePermission(ctx, 'programs', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const after = await columnsOf(tx, input);
    const id = await insertAssignment(tx, after);
    if (id === undefined) throw refuseField('projectId', 'У\u00a0проекта уже есть эта программа', 'CONFLICT');
    await recordEdit(ctx, tx, { entity: 'programAssignment', id, before: null, after });
    return { id };
  });
}

/**
 * Changes one; its project and programme stay. Errors: those of `createAssignment`, NOT_FOUND, CONFLICT for fields that
 * others changed meanwhile.
 */
export async function updateAssignment(
  ctx: ServiceContext,
  { id, assignment, seen }: AssignmentChange,
): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const { id: _, ...before } = await getKept(tx, id);
    const { projectId, programId } = before;
    const input = await joinEdits<AssignmentInput>(ctx, tx, {
      entity: 'programAssignment',
      id,
      form: AssignmentInput,
      from: seen && { ...seen, projectId, programId },
      mine: { ...assignment, projectId, programId },
      theirs: before,
    });
    const after = { ...(await columnsOf(tx, input)), projectId, programId };
    await updateAssignmentRow(tx, id, after);
    await recordEdit(ctx, tx, { entity: 'programAssignment', id, before, after });
  });
}

/** Takes one away; a project without any takes every programme. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function removeAssignment(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const { id: _, ...before } = await getKept(tx, id);
    await deleteAssignment(tx, id);
    await recordEdit(ctx, tx, { entity: 'programAssignment', id, before, after: null });
  });
}

async function getKept(tx: Db, id: number) {
  await lockAssignment(tx, id);
  const [row] = await listAssignmentRows(tx, { id });
  if (!row) throw new AppError('NOT_FOUND', `Назначения ${id} нет`);
  return row.assignment;
}

async function columnsOf(tx: Db, input: AssignmentInput): Promise<AssignmentColumns> {
  const [projectId, programId] = [input.projectId!, input.programId!];
  if (!(await findProject(tx, projectId))) throw refuseField('projectId', 'Выберите проект');
  if (!(await isBankProgram(tx, programId))) throw refuseField('programId', 'Выберите программу');
  const { programTypes, priority, comment, tooltip } = input;
  return { projectId, programId, programTypes: [...new Set(programTypes)], priority, comment, tooltip };
}
