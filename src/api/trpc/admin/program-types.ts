import { ProgramNameChange, ProgramNameInput, ProgramNameListInput } from '#contract/program-name.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { listProgramNamePage } from '#services/mortgage/list-program-name-page.ts';
import { listProgramTree } from '#services/mortgage/list-program-tree.ts';
import { removeProgramName } from '#services/mortgage/remove-program-name.ts';
import { createProgramName, updateProgramName } from '#services/mortgage/save-program-name.ts';
import { forPermitted, router } from '../init.ts';

const forKeepers = forPermitted('programs', 'rw');

export const programTypesRouter = router({
  list: forKeepers
    .input(ProgramNameListInput)
    .query(({ ctx, input }) => listProgramNamePage(ctx.services, input)),
  tree: forKeepers.query(({ ctx }) => listProgramTree(ctx.services)),
  create: forKeepers
    .input(ProgramNameInput)
    .mutation(({ ctx, input }) => createProgramName(ctx.services, input)),
  update: forKeepers.input(ProgramNameChange).mutation(async ({ ctx, input }) => {
    await updateProgramName(ctx.services, input);
    return null;
  }),
  remove: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await removeProgramName(ctx.services, input.id);
    return null;
  }),
});
