import { LegalDocChange, LegalDocFields, LegalDocListInput } from '#contract/legal-doc.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { createLegalDoc } from '#services/legal-doc/create-legal-doc.ts';
import { getKeptLegalDoc } from '#services/legal-doc/get-kept-legal-doc.ts';
import { listLegalDocRows } from '#services/legal-doc/list-legal-doc-rows.ts';
import { removeLegalDoc } from '#services/legal-doc/remove-legal-doc.ts';
import { updateLegalDoc } from '#services/legal-doc/update-legal-doc.ts';
import { forPermitted, router } from '../init.ts';

const forReaders = forPermitted('legal', 'r');
const forKeepers = forPermitted('legal', 'rw');

/** Legal documents, one a tag. */
export const legalRouter = router({
  list: forReaders.input(LegalDocListInput).query(({ ctx, input }) => listLegalDocRows(ctx.services, input)),
  get: forReaders.input(OneRecord).query(({ ctx, input }) => getKeptLegalDoc(ctx.services, input.id)),
  create: forKeepers.input(LegalDocFields).mutation(({ ctx, input }) => createLegalDoc(ctx.services, input)),
  update: forKeepers.input(LegalDocChange).mutation(({ ctx, input }) => updateLegalDoc(ctx.services, input)),
  remove: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await removeLegalDoc(ctx.services, input.id);
    return null;
  }),
});
