import type { AssignmentQuery } from '#contract/offer-input.ts';
import type { AssignmentShown } from '#contract/offer-shown.ts';
import { listAssignmentRows } from '#db/queries/mortgage/program-assignments.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** Lists the programmes of a project, or the projects of a programme. Errors: UNAUTHENTICATED, FORBIDDEN, INVALID. */
export async function listAssignments(
  ctx: ServiceContext,
  { projectId, programId }: AssignmentQuery,
): Promise<AssignmentShown[]> {
  requirePermission(ctx, 'programs', 'rw');
  if ((projectId === undefined) === (programId === undefined)) {
    throw new AppError('INVALID', 'Укажите проект или программу');
  }
  const rows = await listAssignmentRows(ctx.db, { projectId, programId });
  return rows.map(({ assignment, project, program }) => ({
    id: assignment.id,
    project,
    program,
    programTypes: assignment.programTypes,
    priority: assignment.priority,
    comment: assignment.comment,
    tooltip: assignment.tooltip,
  }));
}
