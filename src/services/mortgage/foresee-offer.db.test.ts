import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OfferInput } from '#contract/offer-input.ts';
import { complexes } from '#db/schema/complex.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { clientFeed } from '#tests/client-feed.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers } from '#tests/yrl-feed.ts';
import { createGeoGroup } from '../geo/create-geo-group.ts';
import { countPayments } from './count-payments.ts';
import { createOffer } from './create-offer.ts';
import { foreseeOffer } from './foresee-offer.ts';
import { getOfferDetails } from './get-offer-details.ts';
import { listOfferChoices } from './list-offer-choices.ts';
import { removeOffer } from './remove-offer.ts';
import { updateOffer } from './update-offer.ts';

const FLATS = 8;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ctx: ReturnType<typeof testContext>;
let bankId: number;
let programNameId: number;
/** The place of the flats, as prices are counted there. */
let place: { regionId: number; cityId: number; complexId: number; developerCompanyId: number };
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database.db);
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  await clientFeed(database.db, 'Берег').read(
    manyOffers(FLATS).map((offer, at) => ({ ...offer, price: 6_000_000 + at * 1_000_000 })),
  );
  const [complex] = await database.db.select().from(complexes);
  const { regionId, cityId, developerCompanyId } = complex!;
  place = { regionId: regionId!, cityId: cityId!, complexId: complex!.id, developerCompanyId };
  const { banks, programNames } = await listOfferChoices(ctx);
  bankId = banks.at(-1)!.id;
  programNameId = programNames.find(({ name }) => name.startsWith('Новостройка (базовая)'))!.id;
});
afterAll(() => database.drop());

const offerWith = (more: Partial<OfferInput> = {}) =>
  OfferInput.parse({ bankId, programNameId, interest: 0.001, ...more });
const foresee = (more: Partial<OfferInput> = {}, id: number | null = null) =>
  foreseeOffer(ctx, { id, offer: offerWith(more) });
const bestPayment = async (price: number) => {
  const [payment] = await countPayments(ctx, [{ ...place, price, handoverDate: null }]);
  return payment?.toFixed(2);
};
const countRows = async () => {
  const { rows } = await database.db.execute(
    sql`SELECT (SELECT count(*) FROM offers) AS offers, (SELECT count(*) FROM bank_programs) AS programs,
      (SELECT count(*) FROM audit_entries) AS edits`,
  );
  return rows[0];
};

it('a new offer that beats all is told with its flats and payments, as it will be once saved, and nothing is written', async () => {
  const rows = await countRows();
  const effect = await foresee();
  expect(await countRows()).toEqual(rows);
  expect(effect).toMatchObject({
    day: '2026-11-20',
    before: null,
    after: { flats: FLATS, complexes: 1 },
    gained: { flats: FLATS, complexes: 1, first: ['Берег'] },
    lost: { flats: 0, complexes: 0, first: [] },
    comparedFlats: FLATS,
  });
  expect(effect.prices.map(({ price }) => price)).toEqual([7_000_000, 9_000_000, 11_000_000]);
  expect(effect.turns).toHaveLength(3);
  const was = await Promise.all(effect.turns.map(({ price }) => bestPayment(price)));
  expect(effect.turns.map(({ before }) => before?.payment.toFixed(2))).toEqual(was);
  for (const { flats, before, after } of effect.turns) {
    expect([flats, before?.isOwn, after?.isOwn]).toEqual([FLATS, false, true]);
  }

  const { id } = await createOffer(ctx, offerWith());
  for (const { price, before, after } of effect.prices) {
    expect([before, after!.toFixed(2)]).toEqual([null, await bestPayment(price)]);
  }
  await removeOffer(ctx, id);
});

it('an edit tells both payments and who takes the place, and an offer left as it is changes nothing', async () => {
  const { id } = await createOffer(ctx, offerWith());
  const same = await foreseeOffer(ctx, { id, offer: (await getOfferDetails(ctx, id)).offer });
  expect(same.before).toEqual(same.after);
  expect(same.turns).toEqual([]);
  for (const { before, after } of same.prices) expect(before).toEqual(after);

  const worse = await foresee({ interest: 0.3 }, id);
  expect(worse.turns.map(({ before, after }) => [before?.isOwn, after?.isOwn])).toEqual(
    Array(worse.prices.length).fill([true, false]),
  );
  const dearest = worse.prices.at(-1)!;
  expect(Number(dearest.after)).toBeGreaterThan(Number(dearest.before));
  await updateOffer(ctx, { id, offer: offerWith({ interest: 0.3 }) });
  const taken = worse.turns.find(({ price }) => price === dearest.price)!;
  expect(taken.after!.payment.toFixed(2)).toBe(await bestPayment(dearest.price));
  await removeOffer(ctx, id);
});

it('a restriction of places is told as flats lost, a limit of the loan as prices that do not fit', async () => {
  const { id } = await createOffer(ctx, offerWith());
  const { id: elsewhere } = await createGeoGroup(ctx, {
    name: 'Одна столица',
    type: null,
    toInclude: [{ regionId: 1, cityIds: [] }],
    toExclude: [],
  });
  const narrowed = await foresee({ geoGroupIds: [elsewhere] }, id);
  expect(narrowed).toMatchObject({
    before: { flats: FLATS },
    after: { flats: 0, complexes: 0 },
    lost: { flats: FLATS, first: ['Берег'] },
  });
  const small = await foresee({ loan: { from: null, to: 5_000_000 } }, id);
  expect(small.after).toMatchObject({ flats: FLATS });
  expect(small.prices.map(({ after }) => after !== null)).toEqual([true, false, false]);
  await removeOffer(ctx, id);
});

it('an offer of later days is looked at on its first one, and one that is over is not given', async () => {
  expect(await foresee({ validFrom: '2026-12-15' as never })).toMatchObject({
    day: '2026-12-15',
    after: { flats: FLATS },
  });
  const over = await foresee({ validTo: '2026-11-19' as never });
  expect([over.after, over.turns, over.prices.map(({ after }) => after)]).toEqual([
    null,
    [],
    [null, null, null],
  ]);
});

it('what saving would refuse is refused', async () => {
  const { id } = await createOffer(ctx, offerWith());
  await expect(foresee()).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(`${id}`),
  });
  await expect(
    foresee({ type: 'TRANCHE', tranche: { valuePart: 0.1, until: 'years', years: 2, date: null } }, id),
  ).rejects.toMatchObject({ code: 'INVALID' });
  await expect(foresee({ bankId: place.developerCompanyId })).rejects.toMatchObject({ code: 'INVALID' });
  await expect(foresee({}, 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const actor = { kind: 'user' as const, id: 1, name: null, phone: '+79990000000' };
  const broker = testContext(database.db, { actor: { ...actor, groups: ['MORTGAGE_BROKER'] } });
  await expect(foreseeOffer(broker, { id: null, offer: offerWith() })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await removeOffer(ctx, id);
});
