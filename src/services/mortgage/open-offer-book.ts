import type { HousePlace, PayablePrices, PayableSteps } from '#domain/catalog/catalogue.ts';
import type { PaidOffer } from '#domain/mortgage/evaluate/best-offers.ts';
import { legacyProgram } from '#domain/mortgage/legacy/legacy-program.ts';
import { findPart } from '#domain/mortgage/offer/find-part.ts';
import { isValidIn } from '#domain/mortgage/offer/is-valid-in.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { isUntilHandover } from '#domain/mortgage/offer-types/tranche-months.ts';
import {
  affordablePrices,
  type CurveList,
  type MonthlyRange,
  type PaymentCurve,
  partCurves,
  paymentCurve,
} from '#domain/mortgage/terms/affordable-prices.ts';
import type { BuyerTerms } from '#domain/mortgage/terms/buyer-terms.ts';
import { offersAt } from '#domain/mortgage/terms/offers-at.ts';
import { stepSpans } from '#domain/mortgage/terms/step-spans.ts';
import { writeTerms } from '#domain/mortgage/terms/terms-text.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { soleHandoverDate } from '#domain/time/sole-handover-date.ts';
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
  /** The best of them by the terms of the buyer; null when none fits. */
  bestAt(place: PricedPlace, terms: BuyerTerms): PaidOffer | null;
  /** The prices at which the best one asks for a payment within the range, in each of these houses. */
  payableIn(houses: readonly HousePlace[], payment: MonthlyRange, terms: BuyerTerms): PayablePrices;
  /** The same prices by steps of so many whole roubles: a round sum belongs to the step it begins. */
  payableSteps(houses: readonly HousePlace[], scale: PaymentScale, terms: BuyerTerms): PayableSteps;
}

export interface PaymentScale {
  steps: number;
  stepRoubles: number;
}

/** Scopes are as many as keys of partners; places as many as cities and projects. */
const MOST_LISTS = 1_000;
/** Prices repeat from page to page; the oldest are forgotten. */
const MOST_PAYMENTS = 100_000;
/** One offer at the terms of one buyer each. */
const MOST_CURVES = 10_000;
/** Budgets asked about lately: the figures of one page ask for the same one. */
const MOST_BUDGETS = 100;

/** Programmes for other homes than new flats. */
const NOT_FOR_FLATS: readonly string[] = ['Вторичное жилье', 'ИЖС'];

export function openOfferBook(book: OfferBook, today: IsoDate): OpenOfferBook {
  const scopes = remembering<readonly Offer[]>(MOST_LISTS);
  const places = remembering<readonly Offer[]>(MOST_LISTS);
  const payments = remembering<PaidOffer | null>(MOST_PAYMENTS);
  const curves = remembering<PaymentCurve | null>(MOST_CURVES);
  const kinds = new WeakMap<readonly HousePlace[], HouseKinds>();
  const brandIds = new Set(book.offers.map(({ offer }) => offer.brand?.id));

  // A developer without offers of its own sells with the same mortgages as any other.
  const keyOf = ({ regionId, cityId, developerCompanyId, complexId }: PricedPlace) =>
    [
      regionId,
      cityId,
      brandIds.has(developerCompanyId) ? developerCompanyId : '',
      book.projectOfComplex.get(complexId)?.id,
    ].join('/');
  const at = (place: PricedPlace) => places(keyOf(place), () => offersInForceAt(book, place));

  function kindsOf(houses: readonly HousePlace[]): HouseKinds {
    const known = kinds.get(houses) ?? kindsOfHouses(houses, at);
    kinds.set(houses, known);
    return known;
  }

  function curvesOf(houses: readonly HousePlace[], terms: BuyerTerms): CurveList[] {
    const { lists, curveLists } = kindsOf(houses);
    const asked = `${writeTerms(terms)}`;
    const curveOf = (offer: Offer, handoverDate: IsoDate | null) =>
      curves([offer.hash, offer.project?.id, handoverDate, asked].join('/'), () => {
        return paymentCurve(offer, terms, { today, handoverDate }) ?? null;
      });
    return curveLists(asked, () =>
      partCurves(
        lists.map(({ offers, handoverDate }) =>
          offers.flatMap((offer) => curveOf(offer, waitsForHouse(offer) ? handoverDate : null) ?? []),
        ),
      ),
    );
  }

  return {
    ...book,
    today,
    within: (scope) =>
      scopes(JSON.stringify([scope.companyIds, scope.projectIds, scope.regions]), () =>
        restrictOffers(book, scope),
      ),
    at,
    bestAt(place, terms) {
      const { price, handoverDate } = place;
      if (price === null) return null;
      return payments(`${price}/${handoverDate}/${keyOf(place)}/${writeTerms(terms)}`, () => {
        const [best] = offersAt(at(place), price, terms, { today, handoverDate });
        return best ?? null;
      });
    },
    payableIn(houses, payment, terms) {
      const { listOfHouse, budgets } = kindsOf(houses);
      const lists = budgets(`${payment.from}/${payment.to}/${writeTerms(terms)}`, () =>
        affordablePrices(curvesOf(houses, terms), payment),
      );
      return { listOfHouse, lists };
    },
    payableSteps(houses, { steps, stepRoubles }, terms) {
      const { listOfHouse, scales } = kindsOf(houses);
      const lists = scales(`${steps}/${stepRoubles}/${writeTerms(terms)}`, () => {
        const ofTerms = curvesOf(houses, terms);
        return stepSpans(
          Array.from({ length: steps }, (_, at) =>
            affordablePrices(ofTerms, { from: 0, to: (at + 1) * stepRoubles - 1 }),
          ),
        );
      });
      return { steps, listOfHouse, lists };
    },
  };
}

/** Houses by the offers that may be had there and, where it matters to these, by the day they are handed over. */
interface HouseKinds {
  listOfHouse: ReadonlyMap<number, number>;
  lists: { offers: readonly Offer[]; handoverDate: IsoDate | null }[];
  /** By the terms of buyers, and by these and the payments asked about. */
  curveLists: ReturnType<typeof remembering<CurveList[]>>;
  budgets: ReturnType<typeof remembering<PayablePrices['lists']>>;
  /** By the terms of buyers and the steps they are told payments in. */
  scales: ReturnType<typeof remembering<PayableSteps['lists']>>;
}

function kindsOfHouses(houses: readonly HousePlace[], at: OpenOfferBook['at']): HouseKinds {
  const listOfHouse = new Map<number, number>();
  const placeOfKey = new Map<string, number>();
  const lists: HouseKinds['lists'] = [];
  for (const { handover, houseId, ...house } of houses) {
    const day = soleHandoverDate([handover ?? { year: null, quarter: null }]);
    const offers = at({ ...house, price: null, handoverDate: day });
    if (offers.length === 0) continue;
    const handoverDate = offers.some(waitsForHouse) ? day : null;
    const key = `${handoverDate}/${offers.map(({ hash, project }) => `${hash}/${project?.id}`).join()}`;
    if (!placeOfKey.has(key)) placeOfKey.set(key, lists.push({ offers, handoverDate }) - 1);
    listOfHouse.set(houseId, placeOfKey.get(key)!);
  }
  return {
    listOfHouse,
    lists,
    curveLists: remembering(MOST_BUDGETS),
    budgets: remembering(MOST_BUDGETS),
    scales: remembering(MOST_BUDGETS),
  };
}

/** Whether the second tranche of an offer comes with the handover of the house. */
function waitsForHouse(offer: Offer): boolean {
  const tranche = findPart(offer, 'TRANCHE');
  return tranche !== undefined && isUntilHandover(tranche.endDateOrDuration);
}

function offersInForceAt(book: OfferBook, place: PricedPlace): Offer[] {
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
