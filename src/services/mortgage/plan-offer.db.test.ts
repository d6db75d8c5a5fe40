import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OfferInput, OfferPlanInput } from '#contract/offer-input.ts';
import { ensureUser } from '#db/queries/access/users.ts';
import { auditEntries, offerPlans, offers, outbox } from '#db/schema/index.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import type { UserActor } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { createOffer } from './create-offer.ts';
import { getOfferDetails } from './get-offer-details.ts';
import { listOfferChoices } from './list-offer-choices.ts';
import { listOffers } from './list-offers.ts';
import { loadOfferBook } from './load-offer-book.ts';
import { dropOfferPlan, planOffer, publishDueOffer, publishOfferPlan } from './plan-offer.ts';
import { updateOffer } from './update-offer.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let admin: UserActor;
let terms: OfferInput;
let id: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  const user = await ensureUser(database.db, '+79990000002', ['ADMIN'], TEST_NOW);
  admin = { kind: 'user', id: user.id, phone: user.phone, name: null, groups: ['ADMIN'] };
  const { banks, programNames } = await listOfferChoices(ctx());
  terms = OfferInput.parse({ bankId: banks[0]!.id, programNameId: programNames[0]!.id, interest: 0.06 });
});
beforeEach(async () => {
  await database.db.delete(offers);
  await database.db.delete(outbox);
  await database.db.delete(auditEntries);
  ({ id } = await createOffer(ctx(), terms));
});
afterAll(() => database.drop());

const ctx = (now = TEST_NOW) => testContext(database.db, { actor: admin, now });
const job = (now: Date) => testContext(database.db, { now });
/** Nine in the morning of UTC is noon in Moscow. */
const TOMORROW = new Date('2026-11-21T07:30:00Z');
const before = (moment: Date) => new Date(moment.getTime() - 1);
const plan = (change: Partial<OfferInput>, moment: { day: string; time: string } | null = null) =>
  planOffer(
    ctx(),
    OfferPlanInput.parse({ id, offer: { ...terms, ...change }, publishAt: moment ?? { day: '', time: '' } }),
  );
const AT_HALF_TEN = { day: '21.11.2026', time: '10:30' };
const rate = async () => (await getOfferDetails(ctx(), id)).offer.interest;
const planOf = async () => (await getOfferDetails(ctx(), id)).plan;

it('is kept without a word to anybody who counts, and published by a press', async () => {
  await plan({ interest: 0.05 });
  expect([await rate(), (await planOf())?.offer.interest]).toEqual([0.06, 0.05]);
  expect((await listOffers(ctx(), { text: '', page: 1 })).rows.map((row) => row.plan)).toEqual([
    { publishAt: null },
  ]);
  const version = (await loadOfferBook(ctx())).offers;
  await publishOfferPlan(ctx(), id);
  expect([await rate(), await planOf()]).toEqual([0.05, null]);
  expect((await loadOfferBook(ctx())).offers).not.toBe(version);
  await expect(publishOfferPlan(ctx(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('is valid from its moment in Moscow, not before, and in the name of who decided it', async () => {
  await plan({ interest: 0.05 }, AT_HALF_TEN);
  const [work] = await database.db.select().from(outbox);
  expect(work).toMatchObject({ topic: 'publish-offer', payload: { offerId: id }, dueAt: TOMORROW });
  await publishDueOffer(job(before(TOMORROW)), id);
  expect(await rate()).toBe(0.06);
  await publishDueOffer(job(TOMORROW), id);
  await publishDueOffer(job(TOMORROW), id);
  expect([await rate(), await planOf()]).toEqual([0.05, null]);
  const edits = await database.db.select().from(auditEntries).where(eq(auditEntries.entity, 'offer'));
  expect(edits.at(-1)).toMatchObject({
    userId: admin.id,
    before: { interest: 0.06 },
    after: { interest: 0.05 },
  });
});

it('is not published at a moment that it was moved from, nor once it was dropped', async () => {
  await plan({ interest: 0.05 }, AT_HALF_TEN);
  await plan({ interest: 0.04 }, { day: '22.11.2026', time: '00:00' });
  await publishDueOffer(job(TOMORROW), id);
  expect([await rate(), (await planOf())?.offer.interest]).toEqual([0.06, 0.04]);
  await dropOfferPlan(ctx(), id);
  await publishDueOffer(job(new Date('2026-11-23')), id);
  expect([await rate(), await planOf()]).toEqual([0.06, null]);
  await expect(dropOfferPlan(ctx(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('leaves what others changed meanwhile in other fields, and becomes a draft again where both changed one', async () => {
  await plan({ interest: 0.05 }, AT_HALF_TEN);
  await updateOffer(ctx(), { id, offer: { ...terms, comment: 'Новые слова' } });
  await publishDueOffer(job(TOMORROW), id);
  expect((await getOfferDetails(ctx(), id)).offer).toMatchObject({ interest: 0.05, comment: 'Новые слова' });

  await plan({ interest: 0.03 }, AT_HALF_TEN);
  await updateOffer(ctx(), { id, offer: { ...terms, interest: 0.07 } });
  await publishDueOffer(job(TOMORROW), id);
  expect(await rate()).toBe(0.07);
  expect(await planOf()).toMatchObject({ publishAt: null, failure: expect.stringContaining('ставку') });
});

it('says why it could not be published when another offer has these terms by then', async () => {
  await plan({ interest: 0.05 }, AT_HALF_TEN);
  await createOffer(ctx(), { ...terms, interest: 0.05 });
  await publishDueOffer(job(TOMORROW), id);
  expect(await planOf()).toMatchObject({ publishAt: null, failure: expect.stringContaining('Такие') });
  expect(await rate()).toBe(0.06);
});

it('refuses a moment that is over, half a moment, another type and who may not', async () => {
  await expect(plan({}, { day: '20.11.2026', time: '12:00' })).rejects.toMatchObject({ code: 'INVALID' });
  const half = OfferPlanInput.safeParse({ id, offer: terms, publishAt: { day: '21.11.2026', time: '' } });
  expect(half.error?.issues.map(({ path }) => path)).toEqual([['publishAt', 'time']]);
  const broker = testContext(database.db, { actor: { ...admin, groups: ['MORTGAGE_BROKER'] } });
  for (const call of [publishOfferPlan, dropOfferPlan]) {
    await expect(call(broker, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(await database.db.$count(offerPlans)).toBe(0);
});

it('two people who edit one offer lose nothing of each other', async () => {
  const seen = terms;
  await updateOffer(ctx(), { id, offer: { ...seen, comment: 'Первый' }, seen });
  await updateOffer(ctx(), { id, offer: { ...seen, interest: 0.055 }, seen });
  expect((await getOfferDetails(ctx(), id)).offer).toMatchObject({ comment: 'Первый', interest: 0.055 });
  await expect(updateOffer(ctx(), { id, offer: { ...seen, interest: 0.05 }, seen })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('ставку'),
  });
  expect(await rate()).toBe(0.055);
});
