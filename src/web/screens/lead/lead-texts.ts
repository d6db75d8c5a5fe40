import type { LeadDelivery, LeadShown } from '#contract/lead-desk.ts';

/** Where a lead is. */
export const DELIVERY_TEXTS: Record<LeadDelivery, string> = {
  WAITING: 'ещё не доставлена',
  INBOX: 'лежит здесь',
  DELIVERED: 'доставлена',
  REFUSED: 'не принята',
};

/** Stands for the name of a person who is not to be named here. */
export function namelessText({ id, isErased, isMasked }: LeadShown): string {
  if (isErased) return 'Контакты стёрты';
  return isMasked ? 'Контакты у\u00a0получателя' : `Заявка №\u00a0${id}`;
}
