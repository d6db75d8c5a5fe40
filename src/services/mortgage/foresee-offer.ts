import type { OfferDraft, OfferEffect, OfferReach, ReachChange } from '#contract/offer-effect.ts';
import { listComplexes } from '#db/queries/listing/complexes.ts';
import { readOfferBook } from '#db/queries/mortgage/offer-book.ts';
import { findBankProgramId } from '#db/queries/mortgage/offers.ts';
import { typicalPrices } from '#domain/catalog/typical-prices.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { requirePermission } from '../access/require-permission.ts';
import { openCatalogue, readSearch } from '../catalog/open-catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { assembleOfferBook } from './assemble-offer-book.ts';
import { type ComplexOnSale, comparePlaces, type EditedBook, ownPayments } from './compare-offer-books.ts';
import { draftOfferRow, NOT_KEPT } from './draft-offer-row.ts';
import { getKeptOffer, requireSameType } from './get-kept-offer.ts';
import { checkReferences } from './offer-columns.ts';
import { type OpenOfferBook, openOfferBook } from './open-offer-book.ts';
import { equalOffer } from './refuse-equal-offers.ts';

/** Typical prices are read from so many steps. */
const PRICE_STEPS = 2_000;
const MOST_NAMED = 5;

/**
 * Tells what saving an offer would change, by the engine that counts payments on the site; nothing is written. It is
 * looked at on the day the offer begins, or today. Errors: those of saving it.
 */
export async function foreseeOffer(ctx: ServiceContext, draft: OfferDraft): Promise<OfferEffect> {
  requirePermission(ctx, 'programs', 'w');
  const { offer: input } = draft;
  if (draft.id !== null) requireSameType(await getKeptOffer(ctx.db, draft.id), input);
  await checkReferences(ctx.db, input);
  const today = moscowDate(ctx.now);
  const { validFrom } = input;
  const day = validFrom !== null && validFrom > today ? (validFrom as IsoDate) : today;
  const { before, after } = await readBooks(ctx, draft, day);
  const complexes = await listOnSale(ctx);
  const reached = (book: EditedBook) => complexes.filter(({ place }) => isOffered(book, place));
  const [had, has] = [reached(before), reached(after)];
  const touched = [...new Set([...had, ...has])];
  const prices = await findPrices(ctx, touched);
  return {
    day,
    before: before.hash === null ? null : reachOf(before.book, had),
    after: after.hash === null ? null : reachOf(after.book, has),
    gained: await changeOf(ctx, has, had),
    lost: await changeOf(ctx, had, has),
    prices: ownPayments(before, after, touched, prices),
    ...comparePlaces(before, after, touched, prices),
  };
}

/** The offers of a day as they are, and as they would be. */
async function readBooks(ctx: ServiceContext, { id, offer: input }: OfferDraft, day: IsoDate) {
  const rows = await readOfferBook(ctx.db, { today: day });
  const programId = await findBankProgramId(ctx.db, {
    bankCompanyId: input.bankId!,
    programNameId: input.programNameId!,
  });
  const row = await draftOfferRow(ctx.db, input, { id: id ?? NOT_KEPT, programId: programId ?? NOT_KEPT });
  const others = rows.offers.filter((other) => other.id !== row.id);
  const isGiven = input.validTo === null || input.validTo >= day;
  const open = (offers: typeof rows.offers): EditedBook => {
    const book = openOfferBook(assembleOfferBook({ ...rows, offers }), day);
    const at = offers.findIndex((one) => one.id === row.id);
    const hash = book.offers[at]?.offer.hash ?? null;
    const equal =
      hash === null ? -1 : book.offers.findIndex(({ offer }, place) => place !== at && offer.hash === hash);
    if (equal >= 0) throw equalOffer(offers[equal]!.id);
    return { book, hash };
  };
  return { before: open(rows.offers), after: open(isGiven ? [...others, row] : others) };
}

async function listOnSale(ctx: ServiceContext): Promise<ComplexOnSale[]> {
  const catalogue = openCatalogue(ctx);
  const houses = Map.groupBy(await catalogue.listHousePlaces(), ({ complexId }) => complexId);
  const figures = await catalogue.listHouseFigures([...houses.keys()]);
  const flatsOf = new Map(figures.map(({ houseId, flatsCount }) => [houseId, flatsCount]));
  return [...houses.values()].map((ones) => {
    const counted = ones.map((house) => ({ house, flats: flatsOf.get(house.houseId) ?? 0 }));
    const largest = counted.reduce((most, one) => (one.flats > most.flats ? one : most));
    return {
      place: largest.house,
      flats: counted.reduce((sum, { flats }) => sum + flats, 0),
    };
  });
}

function isOffered({ book, hash }: EditedBook, place: ComplexOnSale['place']): boolean {
  return (
    hash !== null &&
    book.at({ ...place, price: null, handoverDate: null }).some((offer) => offer.hash === hash)
  );
}

function reachOf({ projectOfComplex }: OpenOfferBook, complexes: readonly ComplexOnSale[]): OfferReach {
  const projects = new Set(complexes.flatMap(({ place }) => projectOfComplex.get(place.complexId) ?? []));
  const names = [...projects].map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'ru'));
  return {
    flats: countFlats(complexes),
    complexes: complexes.length,
    projects: { count: names.length, first: names.slice(0, MOST_NAMED) },
  };
}

/** Complexes of one reach that the other one lacks. */
async function changeOf(
  ctx: ServiceContext,
  reach: readonly ComplexOnSale[],
  other: readonly ComplexOnSale[],
): Promise<ReachChange> {
  const kept = new Set(other);
  const own = reach.filter((one) => !kept.has(one)).sort((one, two) => two.flats - one.flats);
  const first = own.slice(0, MOST_NAMED).map(({ place }) => place.complexId);
  const named = new Map((await listComplexes(ctx.db, first)).map(({ id, name }) => [id, name]));
  return {
    flats: countFlats(own),
    complexes: own.length,
    first: first.flatMap((id) => named.get(id) ?? []),
  };
}

async function findPrices(ctx: ServiceContext, complexes: readonly ComplexOnSale[]): Promise<number[]> {
  const catalogue = openCatalogue(ctx);
  const complexIds = complexes.length > 0 ? complexes.map(({ place }) => place.complexId) : undefined;
  const search = await readSearch(ctx, catalogue, { filters: {}, complexIds });
  return typicalPrices(await catalogue.countPrices(search, PRICE_STEPS), PRICE_STEPS);
}

function countFlats(complexes: readonly ComplexOnSale[]): number {
  return complexes.reduce((sum, { flats }) => sum + flats, 0);
}
