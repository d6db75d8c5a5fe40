import type { CheckedComplex, FeedCheck } from '#contract/feed-check.ts';
import { type Db, inTransaction } from '#db/client.ts';
import { loadMarket } from '#db/queries/feed/market.ts';
import { createFlatStage, type StagedFlat, stageFlats } from '#db/queries/feed/staged-flats.ts';
import { findPlaceByName, type PlaceIds } from '#db/queries/geo/place-by-name.ts';
import { findRates } from '#db/queries/money/rates.ts';
import { AppError } from '#domain/errors.ts';
import type { CanonicalComplex, CanonicalHouse } from '#domain/feed/canonical-listing.ts';
import { groupIssues } from '#domain/feed/group-issues.ts';
import { type JudgedFlat, judgeFigures } from '#domain/feed/judge-figures.ts';
import { isToldByNumber, placeIssue, portalIdOf } from '#domain/feed/portal-place.ts';
import { CHECK_LIMITS } from '#feeds/limits.ts';
import type { CheckedReading, readForCheck } from '#feeds/read-for-check.ts';
import type { WorkerTask } from '#integrations/worker/port.ts';
import { pricePerMeter } from '../catalog/load-flats.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { doubtIssue } from './hold-doubtful-flats.ts';
import { settleRepeatedOffers } from './settle-repeated-offers.ts';
import { stageRow } from './stage-row.ts';

const SHOWN_COMPLEXES = 20;
const SHOWN_HOUSES = 10;
const SHOWN_RULES = { rows: 20, groups: 60 };
const SHOWN_CARDS = 6;

const READ_FOR_CHECK: WorkerTask<typeof readForCheck> = {
  module: new URL('../../feeds/read-for-check.ts', import.meta.url),
  name: 'readForCheck',
  deadlineMs: 30_000,
};

const TOO_COMPLEX =
  'Файл не удалось разобрать за отведённое время: разделите выгрузку на несколько файлов и проверьте их по одному';
const BUSY = 'Сейчас проверяют другие фиды. Попробуйте через несколько секунд';
/**
 * Tells how a file would be taken if it were a feed that is read now: by the same reading, the same settlement of
 * repeated ids and the same judgement of figures as an import. Nothing is written.
 * Errors: INVALID for what takes too long to read, UNAVAILABLE when too much is being read.
 */
export async function checkFeed(ctx: ServiceContext, bytes: Uint8Array): Promise<FeedCheck> {
  const worked = await ctx.ports.workers.run(READ_FOR_CHECK, { bytes, now: ctx.now }, bytes);
  if (!worked.ok) throw worked.retryable ? busy(worked.retryAfterMs) : refuseField('file', TOO_COMPLEX);
  const { reading } = worked.value;
  const common = { dialect: reading.dialect, offers: reading.offers, rejected: reading.rejected };
  if (reading.refusal) {
    const { message, line } = reading.refusal;
    return {
      ...common,
      refusal: { message, line },
      shown: 0,
      doubtful: 0,
      repeated: 0,
      complexes: [],
      complexesCount: 0,
      rules: groupIssues(reading.issues, SHOWN_RULES),
      areRulesCut: false,
      cards: { flats: [], complexes: [], houses: [] },
    };
  }
  const { rows, contradicting, issues, places } = await judge(ctx, worked.value);
  const doubts = judgeFigures(
    rows,
    await loadMarket(ctx.db, { complexIds: [], regionIds: regionsOf(places) }),
  );
  const shown = rows.filter(({ id }) => !doubts.has(id));
  const doubtful = rows.flatMap((row) => doubts.get(row.id)?.map((doubt) => doubtIssue(row, doubt)) ?? []);
  const counts = Map.groupBy(rows, ({ houseRef }) => houseRef);
  const flatsOf = ({ refs }: CanonicalHouse) => counts.get(refs[0]!)?.length ?? 0;
  const placeIssues = reading.complexes
    .flatMap((complex) => complex.houses)
    .flatMap((house) => {
      const portalId = portalIdOf(house.externalIds);
      const isAsked = portalId && isToldByNumber(house.externalIds, house.address);
      return isAsked ? [placeIssue(portalId, flatsOf(house))] : [];
    });
  return {
    ...common,
    refusal: null,
    rejected: reading.rejected + contradicting,
    shown: shown.length,
    doubtful: rows.length - shown.length,
    repeated: reading.offers - reading.rejected - contradicting - rows.length,
    complexes: reading.complexes.slice(0, SHOWN_COMPLEXES).map((complex) => presentComplex(complex, flatsOf)),
    complexesCount: reading.complexes.length,
    rules: groupIssues([...doubtful, ...issues, ...placeIssues, ...reading.issues], SHOWN_RULES),
    areRulesCut: reading.issues.length >= CHECK_LIMITS.issues,
    cards: presentCards(shown, reading.complexes),
  };
}

/** A flat as it would be staged by an import; its house bears one handle, its complex the place in the reading. */
interface CheckedFlat extends JudgedFlat, Pick<StagedFlat, 'line' | 'balcony' | 'loggia' | 'status'> {
  houseRef: number;
}

async function judge({ db }: ServiceContext, { reading, flats }: CheckedReading) {
  const rates = await findRates(db);
  const places = await findPlaces(db, reading.complexes);
  const homes = new Map(
    reading.complexes.flatMap(({ houses }, complexId) =>
      houses.flatMap(({ refs }) => refs.map((ref) => [ref, { houseRef: refs[0]!, complexId }] as const)),
    ),
  );
  const staged = flats.map(({ houseRef, flat }) => stageRow(homes.get(houseRef)!.houseRef, flat, rates));
  const repeated = await settleRepeats(db, reading.repeatedIds, staged);
  const contradicted = new Set(repeated.contradicted);
  // The last one counts of rows with one id that agree.
  const byId = new Map(staged.map((row) => [row.externalId, row]));
  const rows = [...byId.values()]
    .filter(({ externalId }) => !contradicted.has(externalId))
    .map((row): CheckedFlat => {
      const { complexId } = homes.get(row.houseRef)!;
      return { ...row, id: row.externalId, complexId, regionId: places[complexId]!.regionId } as CheckedFlat;
    });
  return { rows, contradicting: repeated.rows, issues: repeated.issues, places };
}

/** Repeated ids are settled where an import does it: in a table of the transaction, which vanishes with it. */
async function settleRepeats(db: Db, ids: string[], staged: readonly StagedFlat[]) {
  if (ids.length === 0) return { contradicted: [], rows: 0, issues: [] };
  const repeated = new Set(ids);
  return inTransaction(db, async (tx) => {
    await createFlatStage(tx);
    await stageFlats(
      tx,
      staged.filter(({ externalId }) => repeated.has(externalId)),
    );
    return settleRepeatedOffers(tx, ids);
  });
}

/** The place of each complex in the dictionary; one place is looked up once. */
async function findPlaces(db: Db, complexes: readonly CanonicalComplex[]): Promise<PlaceIds[]> {
  const known = new Map<string, PlaceIds>();
  const places: PlaceIds[] = [];
  for (const { address } of complexes) {
    const key = JSON.stringify([address.country, address.region, address.city]);
    const place = known.get(key) ?? (await findPlaceByName(db, address));
    known.set(key, place);
    places.push(place);
  }
  return places;
}

function regionsOf(places: readonly PlaceIds[]): number[] {
  return [...new Set(places.flatMap(({ regionId }) => regionId ?? []))];
}

function presentComplex(
  { name, nameIsGuess, houses }: CanonicalComplex,
  flatsOf: (house: CanonicalHouse) => number,
): CheckedComplex {
  return {
    name,
    isNameGuessed: nameIsGuess,
    flats: houses.reduce((sum, house) => sum + flatsOf(house), 0),
    houses: houses.slice(0, SHOWN_HOUSES).map((house) => ({
      name: house.name,
      address: house.address.text,
      flats: flatsOf(house),
      hasPoint: house.address.point !== null,
    })),
    housesCount: houses.length,
  };
}

/** The first flats as cards of the catalogue; ids are places in the file, for they have no others. */
function presentCards(
  shown: readonly CheckedFlat[],
  complexes: readonly CanonicalComplex[],
): FeedCheck['cards'] {
  const flats = shown.filter(({ status }) => status === 'FREE').slice(0, SHOWN_CARDS);
  const ofFlats = new Set(flats.map(({ houseRef }) => houseRef));
  const houses = complexes.flatMap((complex) => complex.houses);
  return {
    flats: flats.map((flat, place) => ({
      id: place + 1,
      complexId: flat.complexId + 1,
      houseId: flat.houseRef + 1,
      rooms: flat.rooms,
      area: flat.areaM2x100 / 100,
      kitchenArea: flat.kitchenAreaM2x100 === null ? null : flat.kitchenAreaM2x100 / 100,
      balcony: flat.balcony,
      loggia: flat.loggia,
      floor: flat.floor,
      floorsTotal: flat.floorsTotal,
      price: flat.price,
      pricePerMeter: pricePerMeter(flat),
      payment: null,
      paymentProgram: null,
      originalPrice: flat.originalPrice,
      originalCurrency: flat.originalCurrency,
      plan: null,
    })),
    complexes: complexes
      .map(({ name }, place) => ({ id: place + 1, name, metro: null }))
      .filter(({ id }) => flats.some(({ complexId }) => complexId + 1 === id)),
    houses: houses
      .filter(({ refs }) => ofFlats.has(refs[0]!))
      .map(({ refs, buildingState, handover }) => ({ id: refs[0]! + 1, buildingState, handover })),
  };
}

function busy(retryAfterMs = 5_000): AppError {
  return new AppError('UNAVAILABLE', BUSY, {
    details: { retryAfterSeconds: Math.ceil(retryAfterMs / 1_000) },
  });
}
