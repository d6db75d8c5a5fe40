import type { Notes } from './notes.ts';
import type { CanonicalOffer, FeedEvent } from './provider.ts';

/**
 * Settles what the record of a flat comes to: an offer, or a rejection when nothing could be made of it or its notes
 * have an error. `externalId` is what an accepted row would have.
 */
export function settleOffer(
  notes: Notes,
  externalId: string | null,
  offer: CanonicalOffer | null,
): FeedEvent[] {
  if (offer === null || notes.hasErrors()) return [{ kind: 'rejected', externalId, issues: notes.issues }];
  return withWarnings({ kind: 'offer', offer }, notes);
}

/** Puts the warnings of a record beside the event it came to. */
export function withWarnings(event: FeedEvent, { issues }: Notes): FeedEvent[] {
  return issues.length === 0 ? [event] : [event, { kind: 'warnings', issues }];
}
