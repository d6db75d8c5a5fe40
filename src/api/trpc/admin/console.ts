import { ConsoleSearchInput } from '#contract/console.ts';
import { ListExportInput } from '#contract/list-export.ts';
import { RecordUsesInput } from '#contract/record-uses.ts';
import { countWaiting } from '#services/count-waiting.ts';
import { exportList } from '#services/export-list.ts';
import { listRecordUses } from '#services/list-record-uses.ts';
import { searchConsole } from '#services/search-console.ts';
import { forPermitted, router } from '../init.ts';

/** The calls of what stands around every page of the console: each answer has only what its reader may see. */
export const consoleRouter = router({
  /** A mutation, for it leaves a record of who carried the list out; each list asks for rights of its own. */
  exportList: forPermitted('adminPanel', 'r')
    .input(ListExportInput)
    .mutation(({ ctx, input }) => exportList(ctx.services, input)),
  search: forPermitted('adminPanel', 'r')
    .input(ConsoleSearchInput)
    .query(({ ctx, input }) => searchConsole(ctx.services, input)),
  /** Tells what uses a record, to whoever may remove it. */
  uses: forPermitted('adminPanel', 'r')
    .input(RecordUsesInput)
    .query(({ ctx, input }) => listRecordUses(ctx.services, input)),
  waiting: forPermitted('adminPanel', 'r').query(({ ctx }) => countWaiting(ctx.services)),
});
