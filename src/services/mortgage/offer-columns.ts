import type { OfferInput } from '#contract/offer-input.ts';
import type { Db } from '#db/client.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import { findProject } from '#db/queries/company/projects.ts';
import { countGeoGroups } from '#db/queries/mortgage/offer-choices.ts';
import { ensureBankProgram, type OfferColumns } from '#db/queries/mortgage/offers.ts';
import { findProgramName } from '#db/queries/mortgage/program-names.ts';
import { refuseField } from '../refuse-field.ts';

/**
 * Checks the form of an offer against the records it names and gives its columns. The bank's programme is created with
 * the first offer of it. Errors: INVALID, naming the field.
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

/** Gives the columns that take the form's values as they are; the preview of a draft uses them too. */
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

/** Gives the rows of a subsidy matrix that has passed the checks. */
export function subsidyRows({ subsidy }: OfferInput) {
  return subsidy.map(({ duration, interest, discount, fee }) => ({
    duration: duration!,
    interest: interest!,
    discount,
    fee,
  }));
}

/** Gives the base part and the part that defines the type of the offer; a combo begins where its base part ends. */
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

/** Checks that every record named in the form exists. Errors: INVALID, naming the field. */
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
