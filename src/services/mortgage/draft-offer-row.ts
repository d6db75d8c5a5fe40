import type { OfferInput } from '#contract/offer-input.ts';
import type { Db } from '#db/client.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import type { OfferRow } from '#db/queries/mortgage/offer-book.ts';
import { offerParts, offerTerms, subsidyRows } from './offer-columns.ts';

/** No offer bears it, nor a bank's programme. */
export const NOT_KEPT = 0;

/** The row that an offer would have if its form were saved; the records it names exist. */
export async function draftOfferRow(
  db: Db,
  input: OfferInput,
  { id = NOT_KEPT, programId = NOT_KEPT }: { id?: number; programId?: number } = {},
): Promise<OfferRow> {
  const { bankId, brandId } = input;
  const companies = await listCompanies(
    db,
    [bankId, brandId].filter((one) => one !== null),
  );
  const bank = companies.find((company) => company.id === bankId)!;
  const brand = companies.find((company) => company.id === brandId);
  const noPart = {
    interest: null,
    valueFrom: null,
    valueTo: null,
    valuePart: null,
    endYears: null,
    endDate: null,
  };
  return {
    id,
    programId,
    programNameId: input.programNameId!,
    bank: { id: bank.id, uname: bank.uname, name: bank.name },
    brand: brand ? { id: brand.id, name: brand.name } : null,
    ...offerTerms(input),
    parts: offerParts(input).map((part) => ({ ...noPart, ...part })),
    subsidyRows: subsidyRows(input),
    geoGroupIds: input.geoGroupIds,
  };
}
