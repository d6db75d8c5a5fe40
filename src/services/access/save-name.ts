import { OptionalPersonName } from '#contract/person-name.ts';
import { updateUser } from '#db/queries/access/users.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { requireUser } from './require-user.ts';

/**
 * Writes down the name of the signed-in person; an empty one says they skipped the question.
 * Errors: UNAUTHENTICATED; INVALID with an issue for each rule the name breaks.
 */
export async function saveName(ctx: ServiceContext, input: { name: string }): Promise<void> {
  const { id } = requireUser(ctx);
  const { data: name, error } = OptionalPersonName.safeParse(input.name);
  if (error) {
    const issues = error.issues.map(({ message }) => ({ path: ['name'], message }));
    throw new AppError('INVALID', issues[0]!.message, { details: { issues } });
  }
  await updateUser(ctx.db, id, { name });
}
