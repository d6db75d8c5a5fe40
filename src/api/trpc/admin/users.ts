import { OneRecord } from '#contract/record-fields.ts';
import { UserChange, UserListInput } from '#contract/user.ts';
import { blockUser } from '#services/access/block-user.ts';
import { editUser } from '#services/access/edit-user.ts';
import { listUsers } from '#services/access/list-users.ts';
import { forPermitted, router } from '../init.ts';

const forKeepers = forPermitted('users', 'rw');

/** People: they come by signing in and are never erased. */
export const usersRouter = router({
  list: forPermitted('users', 'r')
    .input(UserListInput)
    .query(({ ctx, input }) => listUsers(ctx.services, input)),
  update: forKeepers.input(UserChange).mutation(async ({ ctx, input }) => {
    await editUser(ctx.services, input);
    return null;
  }),
  block: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await blockUser(ctx.services, { ...input, isBlocked: true });
    return null;
  }),
  unblock: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await blockUser(ctx.services, { ...input, isBlocked: false });
    return null;
  }),
});
