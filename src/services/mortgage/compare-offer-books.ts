import type { BestOffer, OfferEffect, OfferTurn } from '#contract/offer-effect.ts';
import type { HousePlace } from '#domain/catalog/catalogue.ts';
import type { PaidOffer } from '#domain/mortgage/evaluate/best-offers.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { DEFAULT_TERMS } from '#domain/mortgage/terms/buyer-terms.ts';
import { offersAt, toldPayment } from '#domain/mortgage/terms/offers-at.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { soleHandoverDate } from '#domain/time/sole-handover-date.ts';
import type { OpenOfferBook } from './open-offer-book.ts';

/** A book with an offer that is edited; its key is null where it is not given. */
export interface EditedBook {
  book: OpenOfferBook;
  hash: string | null;
}

/** A complex with flats on sale, which stands where its largest house stands. */
export interface ComplexOnSale {
  place: HousePlace;
  flats: number;
}

/** Kinds of places are compared by the flats in them: so many of the most flats. */
const MOST_KINDS = 40;
const MOST_TURNS = 12;

/** Complexes where the same offers may be had, before and after alike. */
interface Kind {
  before: readonly Offer[];
  after: readonly Offer[];
  handoverDate: IsoDate | null;
  flats: number;
}

/** The payment of the edited offer itself at each price, where most flats have it. */
export function ownPayments(
  before: EditedBook,
  after: EditedBook,
  complexes: readonly ComplexOnSale[],
  prices: readonly number[],
): OfferEffect['prices'] {
  const [largest] = kindsOf(before, after, complexes);
  const own = ({ book, hash }: EditedBook, offers: readonly Offer[] = []) =>
    offers.find((offer) => offer.hash === hash) ??
    book.offers.find(({ offer }) => offer.hash === hash)?.offer;
  const offers = { before: own(before, largest?.before), after: own(after, largest?.after) };
  const paid = (offer: Offer | undefined, price: number) => {
    const [best] = offer ? offersIn([offer], price, before.book.today, largest?.handoverDate ?? null) : [];
    return best ? fromKopecks(best.payments[toldPayment(DEFAULT_TERMS)]) : null;
  };
  return prices.map((price) => ({
    price,
    before: paid(offers.before, price),
    after: paid(offers.after, price),
  }));
}

/** The places where another offer would be the best one, by the terms of a buyer who has said nothing. */
export function comparePlaces(
  before: EditedBook,
  after: EditedBook,
  complexes: readonly ComplexOnSale[],
  prices: readonly number[],
): Pick<OfferEffect, 'turns' | 'comparedFlats'> {
  const kinds = kindsOf(before, after, complexes).slice(0, MOST_KINDS);
  const turns = new Map<string, OfferTurn>();
  for (const kind of kinds) {
    for (const price of prices) {
      const bestOf = ({ book, hash }: EditedBook, offers: readonly Offer[]) => {
        const [best] = offersIn(offers, price, book.today, kind.handoverDate);
        return best && { hash: best.offer.hash, isOwn: best.offer.hash === hash, best };
      };
      const [was, is] = [bestOf(before, kind.before), bestOf(after, kind.after)];
      if (was?.hash === is?.hash || (was?.isOwn && is?.isOwn)) continue;
      const key = [price, was?.hash, is?.hash].join('/');
      const known = turns.get(key);
      if (known) known.flats += kind.flats;
      else {
        const told = (one: typeof was) => (one ? bestOffer(one.best, one.isOwn) : null);
        turns.set(key, { price, flats: kind.flats, before: told(was), after: told(is) });
      }
    }
  }
  return {
    turns: [...turns.values()].sort((one, other) => other.flats - one.flats).slice(0, MOST_TURNS),
    comparedFlats: kinds.reduce((sum, { flats }) => sum + flats, 0),
  };
}

/** The most flats first; the handover is that of the complex with most of them. */
function kindsOf(before: EditedBook, after: EditedBook, complexes: readonly ComplexOnSale[]): Kind[] {
  const names = new Map<readonly Offer[], string>();
  const nameOf = (offers: readonly Offer[]) => {
    const known = names.get(offers) ?? offers.map(({ hash, project }) => `${hash}/${project?.id}`).join();
    names.set(offers, known);
    return known;
  };
  const kinds = new Map<string, Kind>();
  for (const { place, flats } of complexes.toSorted((one, other) => other.flats - one.flats)) {
    const handoverDate = soleHandoverDate([place.handover ?? { year: null, quarter: null }]);
    const priced = { ...place, price: null, handoverDate };
    const [was, is] = [before.book.at(priced), after.book.at(priced)];
    const key = `${nameOf(was)}|${nameOf(is)}`;
    const known = kinds.get(key);
    if (known) known.flats += flats;
    else kinds.set(key, { before: was, after: is, handoverDate, flats });
  }
  return [...kinds.values()].sort((one, other) => other.flats - one.flats);
}

function offersIn(
  offers: readonly Offer[],
  price: number,
  today: IsoDate,
  handoverDate: IsoDate | null,
): PaidOffer[] {
  return offersAt(offers, price, DEFAULT_TERMS, { today, handoverDate });
}

function bestOffer({ offer, payments }: PaidOffer, isOwn: boolean): BestOffer {
  return {
    bank: offer.bank.name,
    program: offer.program.displayName,
    isOwn,
    payment: fromKopecks(payments[toldPayment(DEFAULT_TERMS)]),
  };
}
