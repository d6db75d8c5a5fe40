import { CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { bestOffers } from '#domain/mortgage/evaluate/best-offers.ts';
import { legacyProgram } from '#domain/mortgage/legacy/legacy-program.ts';
import { MAX_KOPECKS } from '#domain/mortgage/loan/kopecks.ts';
import { isValidIn } from '#domain/mortgage/offer/is-valid-in.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { OfferBook } from './assemble-offer-book.ts';
import type { OfferScope } from './offer-scope.ts';
import type { PricedPlace } from './priced-place.ts';
import { inProject, restrictOffers } from './restrict-offers.ts';

/** The book of a day that remembers what it was asked. */
export interface OpenOfferBook extends OfferBook {
  today: IsoDate;
  within(scope: OfferScope): readonly Offer[];
  /** Offers a buyer of a flat there may take, whoever sells the mortgage. */
  at(place: PricedPlace): readonly Offer[];
  /** Kopecks a month of the best of them at the calculator's defaults; null when none fits. */
  paymentAt(place: PricedPlace): number | null;
}

/** Scopes are as many as keys of partners; places as many as cities and projects. */
const MOST_LISTS = 1_000;
/** Prices repeat from page to page; the oldest are forgotten. */
const MOST_PAYMENTS = 100_000;

/** Programmes for other homes than new flats. */
const NOT_FOR_FLATS: readonly string[] = ['Вторичное жилье', 'ИЖС'];

export function openOfferBook(book: OfferBook, today: IsoDate): OpenOfferBook {
  const scopes = remembering<readonly Offer[]>(MOST_LISTS);
  const places = remembering<readonly Offer[]>(MOST_LISTS);
  const payments = remembering<number | null>(MOST_PAYMENTS);
  const brandIds = new Set(book.offers.map(({ offer }) => offer.brand?.id));

  // A developer without offers of its own sells with the same mortgages as any other.
  const keyOf = ({ regionId, cityId, developerCompanyId, complexId }: PricedPlace) =>
    [
      regionId,
      cityId,
      brandIds.has(developerCompanyId) ? developerCompanyId : '',
      book.projectOfComplex.get(complexId)?.id,
    ].join('/');
  const at = (place: PricedPlace) => places(keyOf(place), () => offersAt(book, place));

  return {
    ...book,
    today,
    within: (scope) =>
      scopes(JSON.stringify([scope.companyIds, scope.projectIds, scope.regions]), () =>
        restrictOffers(book, scope),
      ),
    at,
    paymentAt(place) {
      const { price, handoverDate } = place;
      if (price === null || price * 100 > MAX_KOPECKS) return null;
      return payments(`${price}/${handoverDate}/${keyOf(place)}`, () => {
        const { initialPayment, years } = CALCULATOR_DEFAULTS;
        const [best] = bestOffers(at(place), { price, initialPayment, years }, { today, handoverDate });
        return best ? best.payments.max : null;
      });
    },
  };
}

function offersAt(book: OfferBook, place: PricedPlace): Offer[] {
  const { regionId, cityId, developerCompanyId } = place;
  if (regionId === null || !book.regions.some(({ id }) => id === regionId)) return [];
  const project = book.projectOfComplex.get(place.complexId);
  const all = book.offers.map(({ offer }) => offer);
  return book.offers
    .filter(({ offer: { brand } }) => brand === null || brand.id === developerCompanyId)
    .filter(({ offer: { program } }) => !NOT_FOR_FLATS.includes(legacyProgram(program).name))
    .filter(({ offer }) => isValidIn(offer, { regionId, cityId }, all))
    .flatMap((booked) => {
      if (project) return inProject(booked, project) ?? [];
      return booked.offer.project === null ? booked.offer : [];
    });
}

/** Values made once for each key; the one made first is forgotten first. */
function remembering<Value>(most: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (values.size >= most) values.delete(values.keys().next().value!);
    values.set(key, value);
    return value;
  };
}
