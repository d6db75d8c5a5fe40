import { NameQuery } from '#contract/api-key.ts';
import { OfferDraft } from '#contract/offer-effect.ts';
import {
  AssignmentChange,
  AssignmentInput,
  AssignmentQuery,
  OfferChange,
  OfferInput,
  OfferListInput,
  OfferPlanInput,
  OfferPriority,
} from '#contract/offer-input.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { createOffer } from '#services/mortgage/create-offer.ts';
import { foreseeOffer } from '#services/mortgage/foresee-offer.ts';
import { getOfferDetails } from '#services/mortgage/get-offer-details.ts';
import { listAssignments } from '#services/mortgage/list-assignments.ts';
import { listBankPrograms } from '#services/mortgage/list-bank-programs.ts';
import { listOfferChoices } from '#services/mortgage/list-offer-choices.ts';
import { listOfferVersions } from '#services/mortgage/list-offer-versions.ts';
import { listOffers } from '#services/mortgage/list-offers.ts';
import { dropOfferPlan, planOffer, publishOfferPlan } from '#services/mortgage/plan-offer.ts';
import { previewDraft, previewOffer } from '#services/mortgage/preview-offer.ts';
import { removeOffer } from '#services/mortgage/remove-offer.ts';
import { createAssignment, removeAssignment, updateAssignment } from '#services/mortgage/save-assignment.ts';
import { setOfferPriority } from '#services/mortgage/set-offer-priority.ts';
import { suggestOfferBrands, suggestOfferProjects } from '#services/mortgage/suggest-offer-owners.ts';
import { updateOffer } from '#services/mortgage/update-offer.ts';
import { forPermitted, router } from '../init.ts';

const forReaders = forPermitted('programs', 'r');
const forKeepers = forPermitted('programs', 'rw');

/** Offers of banks. Brokers look; admins keep them. */
export const programsRouter = router({
  list: forReaders.input(OfferListInput).query(({ ctx, input }) => listOffers(ctx.services, input)),
  choices: forReaders.query(({ ctx }) => listOfferChoices(ctx.services)),
  preview: forReaders.input(OneRecord).query(({ ctx, input }) => previewOffer(ctx.services, input.id)),
  /** Previews an offer that is not saved yet. Changes nothing; a matrix is too long for an address. */
  draft: forKeepers.input(OfferInput).mutation(({ ctx, input }) => previewDraft(ctx.services, input)),
  /** Tells what saving an offer would change. Changes nothing either. */
  effect: forKeepers.input(OfferDraft).mutation(({ ctx, input }) => foreseeOffer(ctx.services, input)),
  get: forKeepers.input(OneRecord).query(({ ctx, input }) => getOfferDetails(ctx.services, input.id)),
  versions: forKeepers.input(OneRecord).query(({ ctx, input }) => listOfferVersions(ctx.services, input.id)),
  brands: forKeepers.input(NameQuery).query(({ ctx, input }) => suggestOfferBrands(ctx.services, input.text)),
  projects: forKeepers
    .input(NameQuery)
    .query(({ ctx, input }) => suggestOfferProjects(ctx.services, input.text)),
  create: forKeepers.input(OfferInput).mutation(({ ctx, input }) => createOffer(ctx.services, input)),
  update: forKeepers.input(OfferChange).mutation(async ({ ctx, input }) => {
    await updateOffer(ctx.services, input);
    return null;
  }),
  /** Keeps terms as a draft, to be published by a person or at a moment. */
  plan: forKeepers.input(OfferPlanInput).mutation(async ({ ctx, input }) => {
    await planOffer(ctx.services, input);
    return null;
  }),
  publishPlan: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await publishOfferPlan(ctx.services, input.id);
    return null;
  }),
  dropPlan: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await dropOfferPlan(ctx.services, input.id);
    return null;
  }),
  setPriority: forKeepers.input(OfferPriority).mutation(async ({ ctx, input }) => {
    await setOfferPriority(ctx.services, input);
    return null;
  }),
  remove: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await removeOffer(ctx.services, input.id);
    return null;
  }),
  /** Lists the programmes that projects may be assigned. */
  bankPrograms: forKeepers.query(({ ctx }) => listBankPrograms(ctx.services)),
  /** Lists which kinds of a bank's programme are valid in which project. */
  assignments: forKeepers
    .input(AssignmentQuery)
    .query(({ ctx, input }) => listAssignments(ctx.services, input)),
  createAssignment: forKeepers
    .input(AssignmentInput)
    .mutation(({ ctx, input }) => createAssignment(ctx.services, input)),
  updateAssignment: forKeepers.input(AssignmentChange).mutation(async ({ ctx, input }) => {
    await updateAssignment(ctx.services, input);
    return null;
  }),
  removeAssignment: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await removeAssignment(ctx.services, input.id);
    return null;
  }),
});
