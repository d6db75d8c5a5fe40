import type { OfferInput } from '#contract/offer-input.ts';
import type { OfferVersion } from '#contract/offer-shown.ts';
import { type AuditEntryRow, listAuditEntries } from '#db/queries/audit/audit-entries.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { editSentence } from '#domain/audit/edit-sentence.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { getKeptOffer } from './get-kept-offer.ts';
import { offerInputOf } from './offer-input-of.ts';

const MOST_EDITS = 50;

/**
 * The terms an offer has and had, newest first, as the audit remembers its edits; the last one is from before the first
 * edit that is remembered, unless that made the offer. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function listOfferVersions(ctx: ServiceContext, id: number): Promise<OfferVersion[]> {
  requirePermission(ctx, 'programs', 'w');
  let offer = offerInputOf(await getKeptOffer(ctx.db, id));
  const edits = await listAuditEntries(ctx.db, {
    entity: 'offer',
    entityId: String(id),
    limit: MOST_EDITS,
    offset: 0,
  });
  const versions: OfferVersion[] = [];
  for (const edit of edits) {
    versions.push({ id: edit.id, at: edit.at, by: personOf(edit), words: wordsOf(edit), offer });
    if (edit.before === null) return versions;
    offer = withFields(offer, edit.before);
  }
  if (edits.length > 0)
    versions.push({ id: 0, at: null, by: null, words: 'условия до\u00a0этих правок', offer });
  return versions;
}

/** The terms with the fields an edit changed as they were before; what an offer has no longer is left out. */
function withFields(offer: OfferInput, before: Record<string, unknown>): OfferInput {
  const known = Object.entries(before).filter(([field]) => field in offer);
  return { ...offer, ...(Object.fromEntries(known) as Partial<OfferInput>) };
}

function personOf({ user }: AuditEntryRow): string | null {
  return user && (user.name || formatPhone(user.phone));
}

function wordsOf({ user, before, after, entityId }: AuditEntryRow): string {
  const { begins, ends } = editSentence({
    by: user?.name ?? null,
    entity: 'offer',
    entityId,
    name: null,
    before,
    after,
  });
  return `${begins}${ends}`;
}
