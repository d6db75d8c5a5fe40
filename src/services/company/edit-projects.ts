import { type ProjectChange, ProjectInput } from '#contract/client.ts';
import { type Db, inTransaction } from '#db/client.ts';
import {
  countProjectUses,
  deleteProject,
  findProjectForUpdate,
  insertProject,
  isCity,
  isProjectNameTaken,
  type Project,
  type ProjectColumns,
  updateProject,
} from '#db/queries/company/projects.ts';
import { AppError } from '#domain/errors.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';
import { refuseField } from '../refuse-field.ts';
import { getClient } from './get-client.ts';

/** Adds a project to a client. Errors: NOT_FOUND; naming the field, INVALID city, CONFLICT of names. */
export async function createProject(
  ctx: ServiceContext,
  { clientId, project: input }: { clientId: number; project: ProjectInput },
): Promise<{ id: number }> {
  requirePermission(ctx, 'clients', 'w');
  return inTransaction(ctx.db, async (tx) => {
    await getClient(ctx, clientId, tx);
    const columns = await columnsOf(tx, input, { companyId: clientId, exceptId: null });
    const id = await insertProject(tx, { ...columns, developerCompanyId: clientId });
    await recordEdit(ctx, tx, { entity: 'project', id, before: null, after: { ...columns, clientId } });
    return { id };
  });
}

/** Changes a project. Errors: those of `createProject`, CONFLICT for fields that others changed meanwhile. */
export async function updateProjectOf(
  ctx: ServiceContext,
  { id, project: mine, seen }: ProjectChange,
): Promise<void> {
  requirePermission(ctx, 'clients', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKept(tx, id);
    const input = await joinEdits(ctx, tx, {
      entity: 'project',
      id,
      form: ProjectInput,
      from: seen,
      mine,
      theirs: { name: known.name, description: known.description ?? '', cityId: known.cityId },
    });
    const columns = await columnsOf(tx, input, { companyId: known.developerCompanyId, exceptId: id });
    await updateProject(tx, id, columns);
    const { name, description, cityId } = known;
    await recordEdit(ctx, tx, {
      entity: 'project',
      id,
      before: { name, description, cityId },
      after: columns,
    });
  });
}

/** Removes a project that nothing names. Errors: NOT_FOUND, CONFLICT saying what names it. */
export async function removeProject(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'clients', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const { name, description, cityId, developerCompanyId: clientId } = await getKept(tx, id);
    const { complexes, assignments, offers, keys } = await countProjectUses(tx, id);
    const uses = [
      complexes > 0 && countPhrase(complexes, 'ЖК', 'ЖК', 'ЖК'),
      assignments > 0 && countPhrase(assignments, 'программа', 'программы', 'программ'),
      offers > 0 && countPhrase(offers, 'предложение', 'предложения', 'предложений'),
      keys > 0 && countPhrase(keys, 'ключ', 'ключа', 'ключей'),
    ].filter(Boolean);
    if (uses.length > 0) {
      throw new AppError('CONFLICT', `Проект нельзя удалить, его используют: ${uses.join(', ')}`);
    }
    await deleteProject(tx, id);
    const before = { name, description, cityId, clientId };
    await recordEdit(ctx, tx, { entity: 'project', id, before, after: null });
  });
}

async function getKept(tx: Db, id: number): Promise<Project> {
  const project = await findProjectForUpdate(tx, id);
  if (!project) throw new AppError('NOT_FOUND', `Проекта ${id} нет`);
  return project;
}

async function columnsOf(
  tx: Db,
  { name, description, cityId }: ProjectInput,
  where: { companyId: number; exceptId: number | null },
): Promise<ProjectColumns> {
  if (await isProjectNameTaken(tx, { ...where, name })) throw nameTaken();
  if (cityId !== null && !(await isCity(tx, cityId))) throw refuseField('cityId', 'Выберите город');
  return { name, description: description || null, cityId };
}
