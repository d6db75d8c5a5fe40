import type { OfferInput } from '#contract/offer-input.ts';
import type { WholeOffer } from '#db/queries/mortgage/offers.ts';

/** An offer as its form states it, and as the audit remembers it. */
export function offerInputOf({
  offer,
  bank,
  program,
  parts,
  subsidyRows,
  geoGroupIds,
}: WholeOffer): OfferInput {
  const partOf = (type: string) => parts.find((part) => part.type === type);
  const [base, combo, tranche] = [partOf('BASE'), partOf('COMBO'), partOf('TRANCHE')];
  return {
    bankId: bank.id,
    programNameId: program.id,
    brandId: offer.brandCompanyId,
    projectId: offer.projectId,
    type: offer.type,
    priority: offer.priority,
    geoGroupIds,
    downPayment: { from: offer.downPaymentFrom, to: offer.downPaymentTo },
    period: { from: offer.periodFrom, to: offer.periodTo },
    loan: { from: base?.valueFrom ?? null, to: base?.valueTo ?? null },
    interest: base?.interest ?? null,
    combo: { interest: combo?.interest ?? null, to: combo?.valueTo ?? null },
    tranche: {
      valuePart: tranche?.valuePart ?? null,
      until: tranche?.endYears != null ? 'years' : tranche?.endDate != null ? 'date' : 'handover',
      years: tranche?.endYears ?? null,
      date: tranche?.endDate ?? null,
    },
    subsidy: subsidyRows.map(({ duration, interest, discount, fee }) => ({
      duration,
      interest,
      discount,
      fee,
    })),
    declaredPsk: { from: offer.declaredPskFrom, to: offer.declaredPskTo },
    termsAsOf: offer.termsAsOf,
    validFrom: offer.validFrom,
    validTo: offer.validTo,
    comment: offer.comment,
    tooltip: offer.tooltip,
  };
}
