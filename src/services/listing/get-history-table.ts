import { findSuccessor } from '#db/queries/feed/joined-places.ts';
import { listFlatPrices } from '#db/queries/listing/flat-prices.ts';
import { listFlats } from '#db/queries/listing/flats.ts';
import { listHouses } from '#db/queries/listing/houses.ts';
import { AppError } from '#domain/errors.ts';
import { bySectionName } from '#domain/listing/by-section-name.ts';
import { type HandoverStep, handoverSteps, TERM_SOURCES } from '#domain/listing/handover-steps.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { isGone } from '#domain/listing/is-gone.ts';
import { priceSteps } from '#domain/listing/price-steps.ts';
import { ROOMS_BUCKETS, ROOMS_FULL_LABELS } from '#domain/listing/rooms-bucket.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { handoverText } from '#domain/time/quarter.ts';
import { getPriceHistory } from '../catalog/get-price-history.ts';
import type { ServiceContext } from '../context.ts';
import { listNamedTerms } from './list-named-terms.ts';

/** A line of the log of a flat or a complex. */
export interface HistoryRow {
  date: IsoDate;
  /** The thing that has a price or a term: a house, a kind of flats, a flat. */
  about: string;
  what: 'Цена' | 'Медиана цен' | 'Срок сдачи';
  /** An amount in whole units of the currency, or a term in words. */
  value: string;
  /** Null of a term. */
  currency: string | null;
  source: string;
}

const PRICE_LIST = 'прайс-лист застройщика';
const OUR_COUNT = 'расчёт по квартирам в продаже';

/** Lists the prices and terms a flat ever had, oldest first. Errors: NOT_FOUND, also of a flat that is gone. */
export async function getFlatHistoryTable(ctx: ServiceContext, askedId: number): Promise<HistoryRow[]> {
  const id = (await findSuccessor(ctx.db, 'flat', askedId)) ?? askedId;
  const [flat] = await listFlats(ctx.db, [id]);
  if (!flat || isGone(flat.withdrawnAt, ctx.now)) throw new AppError('NOT_FOUND', 'Flat not found');
  const [prices, houses, terms] = await Promise.all([
    listFlatPrices(ctx.db, id),
    listHouses(ctx.db, [flat.complexId]),
    listNamedTerms(ctx.db, [flat.houseId]),
  ]);
  const { currency, steps } = priceSteps(prices);
  const priced = steps.map(
    ({ at, amount }): HistoryRow => ({
      date: moscowDate(at),
      about: 'квартира',
      what: 'Цена',
      value: String(amount),
      currency,
      source: PRICE_LIST,
    }),
  );
  return byDate([...priced, ...termRows(terms, titlesOf(houses))]);
}

/** Lists the terms of the houses of a complex and its median prices by rooms, oldest first. Errors: NOT_FOUND. */
export async function getComplexHistoryTable(ctx: ServiceContext, askedId: number): Promise<HistoryRow[]> {
  const id = (await findSuccessor(ctx.db, 'complex', askedId)) ?? askedId;
  const history = await getPriceHistory(ctx, id);
  const houses = await listHouses(ctx.db, [id]);
  const terms = await listNamedTerms(
    ctx.db,
    houses.map((house) => house.id),
  );
  const medians = ROOMS_BUCKETS.flatMap((rooms) =>
    history[rooms].map(
      ({ date, price, currency }): HistoryRow => ({
        date,
        about: ROOMS_FULL_LABELS[rooms],
        what: 'Медиана цен',
        value: String(price),
        currency,
        source: OUR_COUNT,
      }),
    ),
  );
  return byDate([...medians, ...termRows(terms, titlesOf(houses))]);
}

type CalledHouse = Pick<Awaited<ReturnType<typeof listHouses>>[number], 'id' | 'name' | 'street' | 'house'>;

function titlesOf(houses: readonly CalledHouse[]): Map<number, string> {
  const sorted = houses.toSorted((one, other) => bySectionName(one.name, other.name));
  return new Map(
    sorted.map(({ id, name, street, house }) => [id, houseTitle({ name, address: { street, house } })]),
  );
}

function termRows(terms: Parameters<typeof handoverSteps>[0], titles: Map<number, string>): HistoryRow[] {
  return handoverSteps(terms).map(
    (step: HandoverStep): HistoryRow => ({
      date: moscowDate(step.at),
      about: titles.get(step.houseId) ?? '',
      what: 'Срок сдачи',
      value: handoverText(step.isFinished, step.term) ?? '',
      currency: null,
      source: TERM_SOURCES[step.source],
    }),
  );
}

function byDate(rows: readonly HistoryRow[]): HistoryRow[] {
  return rows.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
