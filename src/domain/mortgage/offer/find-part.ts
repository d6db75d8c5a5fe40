import { AppError } from '#domain/errors.ts';
import type { OfferPart, OfferTerms } from './offer.ts';

/** The part of the given type; undefined when the offer has none. */
export function findPart<Type extends OfferPart['type']>(
  { parts }: Pick<OfferTerms, 'parts'>,
  type: Type,
): Extract<OfferPart, { type: Type }> | undefined {
  return parts.find((part): part is Extract<OfferPart, { type: Type }> => part.type === type);
}

/** Gives a part that the offer must have, or throws INVALID. */
export function getPart<Type extends OfferPart['type']>(
  offer: Pick<OfferTerms, 'parts'>,
  type: Type,
): Extract<OfferPart, { type: Type }> {
  const part = findPart(offer, type);
  if (!part) throw new AppError('INVALID', `The offer has no ${type} part`);
  return part;
}
