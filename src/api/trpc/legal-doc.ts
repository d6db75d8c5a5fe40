import { LegalDocInput } from '#contract/legal-doc.ts';
import { getLegalDoc } from '#services/legal-doc/get-legal-doc.ts';
import { listLegalDocs } from '#services/legal-doc/list-legal-docs.ts';
import { forAnyone } from './init.ts';

/** Legal documents, by the bare name partners know and by the parts the pages need. */
export const legalDocProcedures = {
  legalInfoDocs: forAnyone.query(({ ctx }) => listLegalDocs(ctx.services)),
  legalTags: forAnyone.query(async ({ ctx }) => (await listLegalDocs(ctx.services)).tags),
  legalDoc: forAnyone.input(LegalDocInput).query(({ ctx, input }) => getLegalDoc(ctx.services, input)),
};
