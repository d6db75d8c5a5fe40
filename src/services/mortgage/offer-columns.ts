import type { OfferInput } from '#contract/offer-input.ts';
import type { Db } from '#db/client.ts';
import { listCompanies } from '#db/queries/company/list-companies.ts';
import { findProject } from '#db/queries/mortgage/find-projects.ts';
import { countGeoGroups } from '#db/queries/mortgage/list-offer-choices.ts';
import { ensureBankProgram, type OfferColumns } from '#db/queries/mortgage/save-offer.ts';
import { findProgramName } from '#db/queries/mortgage/save-program-name.ts';
import { refuseField } from '../refuse-field.ts';

/**
 * What an admin said of an offer, checked against what it refers to, as its tables keep it; the programme of the bank is
 * made where the offer is the first of it. Errors: INVALID, naming the field.
 */
export async function offerColumns(tx: Db, input: OfferInput): Promise<OfferColumns> {
  await checkReferences(tx, input);
  return {
    offer: {
      programId: await ensureBankProgram(tx, {
        bankCompanyId: input.bankId!,
        programNameId: input.programNameId!,
      }),
      brandCompanyId: input.brandId,
      ...offerTerms(input),
    },
    parts: offerParts(input),
    subsidyRows: input.type === 'SUBSIDY' ? subsidyRows(input) : [],
    geoGroupIds: input.geoGroupIds,
  };
}

/** What is kept of an offer as it was said, and shown of a draft just so. */
export function offerTerms(input: OfferInput) {
  const { projectId, type, comment, tooltip, priority, downPayment, period, declaredPsk, termsAsOf } = input;
  return {
    projectId,
    type,
    comment,
    tooltip,
    priority,
    termsAsOf,
    downPaymentFrom: downPayment.from,
    downPaymentTo: downPayment.to,
    periodFrom: period.from,
    periodTo: period.to,
    declaredPskFrom: declaredPsk.from,
    declaredPskTo: declaredPsk.to,
    validFrom: input.validFrom,
    validTo: input.validTo,
  };
}

/** The rows of a matrix of subsidies that was checked. */
export function subsidyRows({ subsidy }: OfferInput) {
  return subsidy.map(({ duration, interest, discount, fee }) => ({
    duration: duration!,
    interest: interest!,
    discount,
    fee,
  }));
}

/** The base part and the part that gives the offer its type; a combo begins where its base part ends. */
export function offerParts({ type, interest, loan, combo, tranche }: OfferInput): OfferColumns['parts'] {
  const base = { type: 'BASE' as const, interest, valueFrom: loan.from, valueTo: loan.to };
  switch (type) {
    case 'BASE':
      return [base];
    case 'COMBO':
      return [base, { type, interest: combo.interest, valueFrom: loan.to, valueTo: combo.to }];
    case 'TRANCHE': {
      const { valuePart, until, years, date } = tranche;
      const endYears = until === 'years' ? years : null;
      const endDate = until === 'date' ? date : null;
      return [base, { type, valuePart, endYears, endDate }];
    }
    case 'SUBSIDY':
      return [base, { type }];
  }
}

/** Errors: INVALID, naming the field that refers to what is not there. */
export async function checkReferences(tx: Db, input: OfferInput): Promise<void> {
  const { bankId, brandId, projectId, geoGroupIds } = input;
  const companies = await listCompanies(
    tx,
    [bankId, brandId].filter((id) => id !== null),
  );
  const typeOf = (id: number | null) => companies.find((company) => company.id === id)?.type;
  if (typeOf(bankId) !== 'BANK') throw refuseField('bankId', 'Выберите банк');
  if (!(await findProgramName(tx, input.programNameId!)))
    throw refuseField('programNameId', 'Выберите программу');
  if (brandId !== null && typeOf(brandId) !== 'DEVELOPER')
    throw refuseField('brandId', 'Выберите застройщика');
  if (projectId !== null) {
    const project = await findProject(tx, projectId);
    if (!project) throw refuseField('projectId', 'Выберите проект');
    if (brandId !== null && project.developer.id !== brandId) {
      throw refuseField('projectId', 'Это проект другого застройщика');
    }
  }
  const groups = new Set(geoGroupIds);
  if ((await countGeoGroups(tx, [...groups])) < groups.size)
    throw refuseField('geoGroupIds', 'Выберите из списка');
}
