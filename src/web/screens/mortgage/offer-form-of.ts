import type { OfferForm } from '#contract/offer-input.ts';
import type { OfferDetails } from '#contract/offer-shown.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';

/** An offer as its form holds it; null gives what a new one begins with. */
export function offerFormOf(known: OfferDetails | null): OfferForm {
  if (!known) return { ...EMPTY, ...BEGINNING };
  const { offer } = known;
  return {
    ...offer,
    tranche: { ...offer.tranche, date: dayOf(offer.tranche.date) },
    termsAsOf: dayOf(offer.termsAsOf),
    validFrom: dayOf(offer.validFrom),
    validTo: dayOf(offer.validTo),
    comment: offer.comment ?? '',
    tooltip: offer.tooltip ?? '',
  };
}

const range = { from: null, to: null };
const EMPTY: OfferForm = {
  bankId: null,
  programNameId: null,
  brandId: null,
  projectId: null,
  type: 'BASE',
  priority: 0,
  geoGroupIds: [],
  downPayment: range,
  period: range,
  loan: range,
  interest: null,
  combo: { interest: null, to: null },
  tranche: { valuePart: null, until: 'handover', years: null, date: '' },
  subsidy: [],
  declaredPsk: range,
  termsAsOf: '',
  validFrom: '',
  validTo: '',
  comment: '',
  tooltip: '',
};

/** The terms of most offers, for a new one to begin with. */
const BEGINNING: Partial<OfferForm> = { downPayment: { from: 0.2, to: null }, period: { from: 1, to: 30 } };

function dayOf(day: IsoDate | null): string {
  return day === null ? '' : formatDate(day);
}
