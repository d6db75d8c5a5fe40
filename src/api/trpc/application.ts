import {
  ApplicationExportInput,
  ApplicationStatusInput,
  AssigneeInput,
  BankAnswerInput,
  DocumentInput,
  DocumentRequestInput,
  MayRenameInput,
  NewDocumentInput,
  OthersApplicationsInput,
  OwnApplicationsInput,
  PartOfApplication,
  RenameInput,
} from '#contract/application.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { addDocument } from '#services/application/add-document.ts';
import { askForDocument, stopAskingForDocument } from '#services/application/ask-for-document.ts';
import { assignApplication } from '#services/application/assign-application.ts';
import { exportApplications } from '#services/application/export-applications.ts';
import { getApplication } from '#services/application/get-application.ts';
import { listOthersApplications } from '#services/application/list-others-applications.ts';
import { listOwnApplications } from '#services/application/list-own-applications.ts';
import { recordBankAnswer, removeBankAnswer } from '#services/application/record-bank-answer.ts';
import { removeDocument } from '#services/application/remove-document.ts';
import { allowRename, renameApplicant } from '#services/application/rename-applicant.ts';
import { setApplicationStatus } from '#services/application/set-application-status.ts';
import { withdrawConsent, withdrawOwnApplication } from '#services/application/withdraw-own-application.ts';
import { forPermitted, forSignedIn, router } from './init.ts';

const forOwners = forPermitted('account', 'w');
const forBrokers = forPermitted('applicationStatus', 'w');

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
  addDocument: forOwners
    .input(NewDocumentInput)
    .mutation(({ ctx, input }) => done(addDocument(ctx.services, input))),
  removeDocument: forOwners
    .input(DocumentInput)
    .mutation(({ ctx, input }) => done(removeDocument(ctx.services, input))),
  rename: forOwners
    .input(RenameInput)
    .mutation(({ ctx, input }) => done(renameApplicant(ctx.services, input))),
  withdraw: forOwners
    .input(OneRecord)
    .mutation(({ ctx, input }) => done(withdrawOwnApplication(ctx.services, input))),
  withdrawConsent: forOwners
    .input(OneRecord)
    .mutation(({ ctx, input }) => done(withdrawConsent(ctx.services, input))),
  /** Changes applications of others only. */
  setStatus: forBrokers
    .input(ApplicationStatusInput)
    .mutation(({ ctx, input }) => done(setApplicationStatus(ctx.services, input))),
  recordAnswer: forBrokers
    .input(BankAnswerInput)
    .mutation(({ ctx, input }) => done(recordBankAnswer(ctx.services, input))),
  removeAnswer: forBrokers
    .input(PartOfApplication)
    .mutation(({ ctx, input }) => done(removeBankAnswer(ctx.services, input))),
  askForDocument: forBrokers
    .input(DocumentRequestInput)
    .mutation(({ ctx, input }) => done(askForDocument(ctx.services, input))),
  stopAskingForDocument: forBrokers
    .input(PartOfApplication)
    .mutation(({ ctx, input }) => done(stopAskingForDocument(ctx.services, input))),
  assign: forBrokers
    .input(AssigneeInput)
    .mutation(({ ctx, input }) => done(assignApplication(ctx.services, input))),
  allowRename: forBrokers
    .input(MayRenameInput)
    .mutation(({ ctx, input }) => done(allowRename(ctx.services, input))),
  /** A mutation, for it leaves a record of who carried contacts out. */
  export: forPermitted('othersMortgageApplications', 'r')
    .input(ApplicationExportInput)
    .mutation(({ ctx, input }) => exportApplications(ctx.services, input)),
});

async function done(work: Promise<void>): Promise<null> {
  await work;
  return null;
}
