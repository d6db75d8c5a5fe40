import { inTransaction } from '#db/client.ts';
import { lockComplexOwners, moveComplex, setComplexProject } from '#db/queries/company/client-complexes.ts';
import { findProjectForUpdate } from '#db/queries/company/projects.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { getClient } from './get-client.ts';

/**
 * Makes complexes those of a developer; each has one, so the former one gives it up, with the project it had there.
 * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for a client that builds nothing.
 */
export async function assignComplexes(
  ctx: ServiceContext,
  { id, complexIds }: { id: number; complexIds: readonly number[] },
): Promise<{ moved: number }> {
  requirePermission(ctx, 'clients', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const { type } = await getClient(ctx, id, tx);
    if (type !== 'DEVELOPER') throw new AppError('CONFLICT', 'Комплексы есть только у\u00a0застройщиков');
    const ids = [...new Set(complexIds)];
    const known = await lockComplexOwners(tx, ids);
    if (known.length < ids.length) throw new AppError('NOT_FOUND', 'Такого комплекса нет');
    const strangers = known.filter(({ developerCompanyId }) => developerCompanyId !== id);
    for (const { id: complexId, ...before } of strangers) {
      await moveComplex(tx, complexId, id);
      const after = { developerCompanyId: id, projectId: null };
      await recordEdit(ctx, tx, { entity: 'complex', id: complexId, before, after });
    }
    return { moved: strangers.length };
  });
}

/** Puts a complex into a project of its developer, or into none. Errors: NOT_FOUND, CONFLICT for another's project. */
export async function chooseComplexProject(
  ctx: ServiceContext,
  { complexId, projectId }: { complexId: number; projectId: number | null },
): Promise<void> {
  requirePermission(ctx, 'clients', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const [complex] = await lockComplexOwners(tx, [complexId]);
    if (!complex) throw new AppError('NOT_FOUND', 'Такого комплекса нет');
    const project = projectId === null ? null : await findProjectForUpdate(tx, projectId);
    if (project === undefined) throw new AppError('NOT_FOUND', `Проекта ${projectId} нет`);
    if (project && project.developerCompanyId !== complex.developerCompanyId) {
      throw new AppError('CONFLICT', 'Это проект другого застройщика');
    }
    await setComplexProject(tx, complexId, projectId);
    const before = { projectId: complex.projectId };
    await recordEdit(ctx, tx, { entity: 'complex', id: complexId, before, after: { projectId } });
  });
}
