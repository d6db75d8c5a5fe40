import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#db/schema/company.ts';
import { complexes } from '#db/schema/complex.ts';
import { offers } from '#db/schema/offer.ts';
import { programAssignments } from '#db/schema/program-assignment.ts';
import { projectComplexes, projects } from '#db/schema/project.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import type { CallContext, Result } from '#integrations/result.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { countBestPayments } from './count-best-payments.ts';
import { countPayments } from './count-payments.ts';
import { getBankIcon } from './get-bank-icon.ts';
import { getListingMortgage } from './get-listing-mortgage.ts';
import type { PricedPlace } from './priced-place.ts';

const MOSCOW = { regionId: 1, cityId: 1 };
const PETERSBURG = { regionId: 3, cityId: 2 };
const DUBAI = { regionId: 12, cityId: 12 };

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

const flatAt = (more: Partial<PricedPlace>): PricedPlace => ({
  price: 15_000_000,
  ...MOSCOW,
  complexId: 1_000,
  developerCompanyId: 1_000,
  handoverDate: null,
  ...more,
});
const paymentOf = async (more: Partial<PricedPlace>) =>
  (await countPayments(ctx, [flatAt(more)]))[0]?.toFixed(2) ?? null;

describe('the payment on a card', () => {
  it.each<[string, Partial<PricedPlace>, string | null]>([
    ['is that of the family programme in Moscow', {}, '75225.26'],
    ['follows the price', { price: 9_400_000 }, '47141.16'],
    // 12 mln at 6 % and 2 mln at 17.9 %: 85 971.73 + 30 712.40.
    ['adds the dearer part over the limit', { price: 20_000_000 }, '116684.13'],
    ['knows other limits elsewhere', { ...PETERSBURG, price: 25_000_000 }, '268733.49'],
    ['is missing where no bank lends so little', { price: 100_000 }, null],
    ['is missing where no bank lends so much', { price: 200_000_000 }, null],
    ['is missing for a price beyond all counting', { price: 9e15 }, null],
    ['is missing without a price', { price: null }, null],
    ['is missing abroad', DUBAI, null],
    ['is missing where nobody knows the place', { regionId: null, cityId: null }, null],
  ])('%s', async (_, place, expected) => {
    expect(await paymentOf(place)).toBe(expected);
  });
});

it('a payment names the state programme it takes until the buyer says which ones are theirs', async () => {
  const programAt = async (asking: typeof ctx, price: number) =>
    (await countBestPayments(asking, [flatAt({ price })]))[0]?.program;
  expect(await programAt(ctx, 15_000_000)).toBe('family');
  expect(await programAt({ ...ctx, terms: { ...ctx.terms, programs: ['family'] } }, 15_000_000)).toBeNull();
  expect(await programAt({ ...ctx, terms: { ...ctx.terms, programs: [] } }, 15_000_000)).toBeNull();
});

describe('the mortgage of a page', () => {
  it('says by which programme its best is and the least that anybody pays', async () => {
    const { program, basePayment } = (await getListingMortgage(ctx, flatAt({})))!;
    const forAnybody = { ...ctx, terms: { ...ctx.terms, programs: [] } };
    const ordinary = (await getListingMortgage(forAnybody, flatAt({})))!;
    expect([program, basePayment]).toEqual(['family', ordinary.offers[0]!.payment]);
    expect([ordinary.program, ordinary.basePayment]).toEqual([null, null]);
  });

  it('tells the best offer of each kind, and its best is what cards show', async () => {
    const mortgage = (await getListingMortgage(ctx, flatAt({})))!;
    expect(mortgage.offers.map(({ type }) => type)).toEqual(['BASE', 'SUBSIDY', 'TRANCHE']);
    expect(mortgage.offers[0]!.payment.toFixed(2)).toBe(await paymentOf({}));
    expect(mortgage.loan.plus(mortgage.initialPaymentAmount).toNumber()).toBe(15_000_000);
    const subsidy = mortgage.offers[1]!;
    expect(subsidy).toMatchObject({ bank: { name: 'Банк «Горизонт»' }, termsAsOf: '2026-11-01' });
    expect(subsidy.stages.map(({ from, payment }) => [from, payment.toFixed(2)])).toEqual([
      ['2026-12-20', '63572.62'],
      ['2027-12-20', '163664.57'],
    ]);
    expect(subsidy.payment.toFixed(2)).toBe('163664.57');
    // 7 % of the loan.
    expect(subsidy.fullCost.fee.toNumber()).toBe(735_000);
    const { interest, fee, pricePremium, total } = subsidy.fullCost;
    expect(interest.plus(fee).plus(pricePremium).toFixed(2)).toBe(total.toFixed(2));
  });

  it('waits for the house with a tranche', async () => {
    const until = async (handoverDate: string | null) => {
      const { offers: all } = (await getListingMortgage(ctx, flatAt({ handoverDate })))!;
      return all.find(({ type }) => type === 'TRANCHE')!;
    };
    expect(await until('2027-12-31')).toMatchObject({
      isHandoverAssumed: false,
      stages: [{ months: 14 }, {}],
    });
    expect(await until(null)).toMatchObject({ isHandoverAssumed: true, stages: [{ months: 24 }, {}] });
  });

  it('is null where nothing fits', async () => {
    expect(await getListingMortgage(ctx, flatAt(DUBAI))).toBeNull();
    expect(await getListingMortgage(ctx, flatAt({ price: null }))).toBeNull();
  });

  it('follows an edit at once', async () => {
    const family = eq(offers.priority, 20);
    await database.db.update(offers).set({ validTo: '2026-11-19' }).where(family);
    expect(await paymentOf({})).not.toBe('75225.26');
    await database.db.update(offers).set({ validTo: null }).where(family);
    expect(await paymentOf({})).toBe('75225.26');
  });

  it('of a project has what is assigned to it, and offers for one developer are his buyers’ alone', async () => {
    const { db } = database;
    const [developer] = await db
      .insert(companies)
      .values({ name: 'Застройщик', type: 'DEVELOPER', createdAt: TEST_NOW })
      .returning();
    const developerCompanyId = developer!.id;
    const [complex] = await db
      .insert(complexes)
      .values({ developerCompanyId, name: 'ЖК', createdAt: TEST_NOW })
      .returning();
    const [project] = await db.insert(projects).values({ developerCompanyId, name: 'Проект' }).returning();
    await db.insert(projectComplexes).values({ complexId: complex!.id, projectId: project!.id });
    const [subsidy] = await db.select().from(offers).where(eq(offers.priority, 9));
    await db.insert(programAssignments).values({
      projectId: project!.id,
      programId: subsidy!.programId,
      programTypes: ['SUBSIDY'],
    });
    expect(await paymentOf({ complexId: complex!.id, developerCompanyId })).toBe('163664.57');
    expect(await paymentOf({})).toBe('75225.26');

    await db.delete(programAssignments);
    await db.update(offers).set({ brandCompanyId: developerCompanyId }).where(eq(offers.priority, 20));
    expect(await paymentOf({ developerCompanyId })).toBe('75225.26');
    expect(await paymentOf({})).not.toBe('75225.26');
  });
});

it('a bank is found by the address of its icon, and nobody by others', async () => {
  expect(await getBankIcon(ctx, 'versta.svg')).toEqual({
    name: expect.stringContaining('Верста'),
    svg: null,
  });
  const [oka] = await database.db.select().from(companies).where(eq(companies.uname, 'oka'));
  expect(await getBankIcon(ctx, `${oka!.id}.svg`)).toEqual({ name: oka!.name, svg: null });
  for (const file of ['nobody.svg', 'versta.png', '..%2f.svg', "a'--.svg"])
    expect(await getBankIcon(ctx, file)).toBeNull();
});

it('takes the icon of the collection when it comes in time', async () => {
  const asked: CallContext[] = [];
  const withIcons = (answer: Result<string | null>) => {
    const get = async (_: string, call: CallContext) => {
      asked.push(call);
      return answer;
    };
    return { ...ctx, ports: { ...ctx.ports, icons: { provider: 'test', get } } };
  };
  const own = withIcons({ ok: true, value: '<svg/>', source: 'live', asOf: TEST_NOW });
  expect(await getBankIcon(own, 'versta.svg')).toMatchObject({ svg: '<svg/>' });
  const late = withIcons({ ok: false, kind: 'timeout', retryable: true });
  expect(await getBankIcon(late, 'versta.svg')).toMatchObject({ svg: null });
  await getBankIcon(own, 'nobody.svg');
  expect(asked.map(({ deadlineMs }) => deadlineMs)).toEqual([1_500, 1_500]);
});
