import { afterAll, beforeAll, expect, it } from 'vitest';
import { OfferInput } from '#contract/offer-input.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { createOffer } from './create-offer.ts';
import { getOfferDetails } from './get-offer-details.ts';
import { listOfferChoices } from './list-offer-choices.ts';
import { listOfferVersions } from './list-offer-versions.ts';
import { setOfferPriority } from './set-offer-priority.ts';
import { updateOffer } from './update-offer.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ctx: ReturnType<typeof testContext>;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database.db);
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
});
afterAll(() => database.drop());

it('every version is the offer as it was after that edit', async () => {
  const { banks, programNames } = await listOfferChoices(ctx);
  const offerWith = (more: Partial<OfferInput>) =>
    OfferInput.parse({ bankId: banks[0]!.id, programNameId: programNames[0]!.id, interest: 0.06, ...more });
  const told: OfferInput[] = [];
  const { id } = await createOffer(ctx, offerWith({ type: 'SUBSIDY', subsidy: [row(5, 0.04)] }));
  const remember = async () => told.unshift((await getOfferDetails(ctx, id)).offer);
  await remember();
  await updateOffer(ctx, {
    id,
    offer: offerWith({ type: 'SUBSIDY', interest: 0.059, subsidy: [row(5, 0.04), row(7, 0.05)] }),
  });
  await remember();
  await setOfferPriority(ctx, { id, priority: 70 });
  await remember();

  const versions = await listOfferVersions(ctx, id);
  expect(versions.map(({ offer }) => offer)).toEqual(told);
  expect(versions.map(({ words }) => words.replaceAll('\u00a0', ' '))).toEqual([
    'сменил приоритет предложения с 0 на 70',
    'изменил предложение: сетка субсидий; ставка с 6% на 5,9%',
    'создал предложение',
  ]);
});

it('an offer of before the audit begins with what it was before its first edit', async () => {
  const id = 1;
  expect(await listOfferVersions(ctx, id)).toEqual([]);
  const { offer } = await getOfferDetails(ctx, id);
  await updateOffer(ctx, { id, offer: { ...offer, interest: 0.21 } });
  const versions = await listOfferVersions(ctx, id);
  expect(versions.map(({ at, offer: { interest } }) => [at, interest])).toEqual([
    [TEST_NOW, 0.21],
    [null, offer.interest],
  ]);
  expect(versions[1]!.offer).toEqual(offer);
});

it('brokers are told none', async () => {
  const actor = { kind: 'user' as const, id: 1, name: null, phone: '+79990000000' };
  const broker = testContext(database.db, { actor: { ...actor, groups: ['MORTGAGE_BROKER'] } });
  await expect(listOfferVersions(broker, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(listOfferVersions(ctx, 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

function row(duration: number, interest: number) {
  return { duration, interest, discount: null, fee: null };
}
