import type { LeadDelivery } from '#contract/lead-desk.ts';

/** Where a lead is. */
export const DELIVERY_TEXTS: Record<LeadDelivery, string> = {
  WAITING: 'ещё не доставлена',
  INBOX: 'лежит здесь',
  DELIVERED: 'доставлена',
  REFUSED: 'не принята',
};
