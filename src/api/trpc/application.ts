import {
  ApplicationStatusInput,
  DocumentInput,
  OthersApplicationsInput,
  OwnApplicationsInput,
} from '#contract/application.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { addDocument } from '#services/application/add-document.ts';
import { getApplication } from '#services/application/get-application.ts';
import { listOthersApplications } from '#services/application/list-others-applications.ts';
import { listOwnApplications } from '#services/application/list-own-applications.ts';
import { removeDocument } from '#services/application/remove-document.ts';
import { setApplicationStatus } from '#services/application/set-application-status.ts';
import { forPermitted, forSignedIn, router } from './init.ts';

/** Mortgage applications: the caller's own, and for brokers those of others. */
export const applicationRouter = router({
  mine: forPermitted('account', 'r')
    .input(OwnApplicationsInput)
    .query(({ ctx, input }) => listOwnApplications(ctx.services, input)),
  others: forPermitted('othersMortgageApplications', 'r')
    .input(OthersApplicationsInput)
    .query(({ ctx, input }) => listOthersApplications(ctx.services, input)),
  /** Gives the caller's own application, or anyone's with the right to `others`. */
  get: forSignedIn.input(OneRecord).query(({ ctx, input }) => getApplication(ctx.services, input.id)),
  /** Changes the caller's own applications only. */
  addDocument: forPermitted('account', 'w')
    .input(DocumentInput)
    .mutation(async ({ ctx, input }) => {
      await addDocument(ctx.services, input);
      return null;
    }),
  removeDocument: forPermitted('account', 'w')
    .input(DocumentInput)
    .mutation(async ({ ctx, input }) => {
      await removeDocument(ctx.services, input);
      return null;
    }),
  setStatus: forPermitted('applicationStatus', 'w')
    .input(ApplicationStatusInput)
    .mutation(async ({ ctx, input }) => {
      await setApplicationStatus(ctx.services, input);
      return null;
    }),
});
