import { canonicalJson, type Json } from './canonical-json.ts';
import type { GeoRestrictionGroup, OfferPart, OfferTerms, Range } from './offer.ts';
import { sha1 } from './sha1.ts';

/**
 * The key partners know an offer by: SHA-1 of the canonical JSON of its terms. Priority, comments, names and
 * other texts stand outside, so editing them keeps every stored key; the order of parts and places does not
 * matter, that of a subsidy's rows does, for it decides between equal ones.
 */
export function offerHash(offer: OfferTerms): string {
  return sha1(canonicalJson(hashedTerms(offer)));
}

function hashedTerms({ bank, program, brand, project, ...offer }: OfferTerms): Json {
  return {
    bankId: bank.id,
    programId: program.id,
    brandId: brand?.id ?? null,
    projectId: project?.id ?? null,
    type: offer.type,
    downPayment: rangeFields(offer.downPayment),
    period: rangeFields(offer.period),
    parts: sorted(offer.parts.map(partFields)),
    geo: sorted(offer.geoRestrictionGroups.map(geoFields)),
  };
}

function rangeFields({ from, to }: Range): Json {
  return { from, to };
}

function partFields(part: OfferPart): Json {
  switch (part.type) {
    case 'TRANCHE':
      return { type: part.type, valuePart: part.valuePart, endDateOrDuration: part.endDateOrDuration };
    case 'SUBSIDY':
      return {
        type: part.type,
        matrix: part.matrix.map(({ duration, interest, _discount, _fee }) => ({
          duration,
          interest,
          _discount,
          _fee,
        })),
      };
    default:
      return { type: part.type, interest: part.interest, valueRange: rangeFields(part.valueRange) };
  }
}

function geoFields({ type, restrictions }: GeoRestrictionGroup): Json {
  const places = restrictions.map(({ region, city, excludeCities }) => ({
    regionId: region.id,
    cityId: city?.id ?? null,
    excludeCities,
  }));
  return { type, places: sorted(places) };
}

function sorted(values: readonly Json[]): Json {
  return values
    .map((value) => ({ value, text: canonicalJson(value) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ value }) => value);
}
