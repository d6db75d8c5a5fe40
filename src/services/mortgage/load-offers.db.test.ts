import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { companies } from '#db/schema/company.ts';
import { geoGroupPlaces, geoGroups } from '#db/schema/geo-group.ts';
import { offerGeoGroups, offerParts, offers } from '#db/schema/offer.ts';
import { programAssignments } from '#db/schema/program-assignment.ts';
import { projects } from '#db/schema/project.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { evaluateOffers } from '#domain/mortgage/evaluate/evaluate-offers.ts';
import { offersV1 } from '#domain/mortgage/legacy/offer-v1.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { listBanks } from './list-banks.ts';
import { listProgramNames } from './list-program-names.ts';
import { listProjects } from './list-projects.ts';
import { loadOffers } from './load-offers.ts';
import { type OfferScope, WHOLE_SCOPE } from './offer-scope.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ctx: ReturnType<typeof testContext>;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database.db);
  await seedDictionary(database.db);
  for (let start = 0; start < 2; start += 1) {
    await seedMortgageDictionary(database.db);
    await seedDemoOffers(database.db, TEST_NOW);
  }
});
afterAll(() => database.drop());

const within = (scope: Partial<OfferScope>) => loadOffers(ctx, { ...WHOLE_SCOPE, ...scope });
const titles = (list: readonly Offer[]) => list.map(titleOf).sort();
const titleOf = ({ bank, program, type }: Offer) => `${bank.uname} ${program.name} ${type}`;

describe('the demo offers', () => {
  it('answer the calculator’s defaults as they were worked out by hand', async () => {
    const query = { price: 15_000_000, initialPayment: 0.3, years: 20, monthlyPayment: 100_000 };
    const { unfiltered } = evaluateOffers(await within({}), query, { today: '2026-11-20' });
    const shown = unfiltered.map(({ offer, reasons, rows }) =>
      [
        titleOf(offer),
        reasons.join('+') || 'ok',
        ...rows.map(({ paymentKopecks }) => (paymentKopecks / 100).toFixed(2)),
      ].join(' | '),
    );
    expect(shown).toHaveLength(25);
    expect(shown).toEqual(
      expect.arrayContaining([
        'versta Семейная BASE | ok | 75225.26',
        'versta Семейная COMBO | valueRange | 75225.26',
        'versta Новостройка (базовая) BASE | monthlyPayment | 161240.10',
        'oka Семейная COMBO | monthlyPayment | 112781.39',
        'liniya Новостройка траншевая TRANCHE | ok | 8341.54 | 168663.85',
        'liniya Вторичное жилье BASE | initialPaymentMin+monthlyPayment | 175003.54',
        'pervyy-zhilishchnyy Семейная + ИЖС TRANCHE | valueRange | 30090.10 | 76463.33',
        'pervyy-zhilishchnyy IT-ипотека COMBO | ok | 88091.24',
        'pervyy-zhilishchnyy Дальневосточная BASE | valueRange | 53117.75',
        'kolos Сельская BASE | valueRange | 58232.75',
        'rubezh Военная BASE | valueRange+monthlyPayment | 158018.90',
        'gorizont Новостройка субсидированная SUBSIDY | ok | 63572.62 | 163664.57',
        'ochag Новостройка субсидированная SUBSIDY | ok | 75225.26 | 174272.87',
        'signal Новостройка короткая BASE | periodMax+initialPaymentMin+monthlyPayment | 145294.68',
      ]),
    );
  });

  it('come whole: bank, programme with its parents, parts, places, what the bank declares', async () => {
    const offer = (await within({})).find(({ bank }) => bank.uname === 'gorizont')!;
    expect(offer).toMatchObject({
      bank: { name: 'Банк «Горизонт»', logoURL: '/icons-banks/opaque/gorizont.svg' },
      brand: null,
      project: null,
      comment: null,
      priority: 9,
      downPayment: { from: 0.201, to: null },
      period: { from: 1, to: 30 },
      parts: [
        { type: 'BASE', interest: 0.1879, valueRange: { from: 500_000, to: 80_000_000 } },
        {
          type: 'SUBSIDY',
          matrix: [
            { duration: 1, interest: 0.0399, _fee: 0.07 },
            { duration: 2, interest: 0.0599, _fee: 0.09 },
            { duration: 3, interest: 0.0899, _fee: 0.08 },
          ],
        },
      ],
      termsAsOf: '2026-11-01',
    });
    expect(offer.program.chain.map(({ name }) => name)).toEqual([
      'Новостройка субсидированная',
      'Новостройка',
      'Базовая',
    ]);
    expect(offer.geoRestrictionGroups[0]!.restrictions.map(({ region }) => region.fullName)).toEqual([
      'Москва',
      'Московская область',
    ]);
    expect(offer.declaredPsk!.from).toBeLessThan(offer.declaredPsk!.to!);
  });

  it('keep their keys when they are read again, and have 25 different ones', async () => {
    const first = new Set((await within({})).map(({ hash }) => hash));
    const second = await loadOffers(testContext(database.db), WHOLE_SCOPE);
    expect(first.size).toBe(25);
    expect(new Set(second.map(({ hash }) => hash))).toEqual(first);
  });
});

describe('a scope', () => {
  it('of a region leaves what reaches it', async () => {
    const petersburg = titles(await within({ regions: ['спб'] }));
    expect(petersburg).toContain('nevskiy-kredit Новостройка траншевая TRANCHE');
    expect(petersburg).toContain('versta Новостройка (базовая) BASE');
    expect(petersburg).not.toContain('versta Семейная BASE');
    expect(petersburg).not.toContain('liniya IT-ипотека BASE');
    const rest = titles(await within({ regions: ['другие'] }));
    expect(rest).toContain('liniya IT-ипотека BASE');
    expect(rest).toContain('kolos Сельская BASE');
    expect(rest).not.toContain('nevskiy-kredit Новостройка траншевая TRANCHE');
    expect(titles(await within({ regions: ['мск', 'спб', 'другие'] }))).toHaveLength(25);
  });

  it('of a bank leaves its offers, and banks are listed by them', async () => {
    const [bank] = await database.db.select().from(companies).where(eq(companies.uname, 'oka'));
    const scope = { ...WHOLE_SCOPE, companyIds: [bank!.id] };
    expect(new Set((await loadOffers(ctx, scope)).map((offer) => offer.bank.uname))).toEqual(
      new Set(['oka']),
    );
    expect(await listBanks(ctx, scope)).toEqual([{ id: bank!.id, name: 'Ока Банк', uname: 'oka' }]);
    expect(await listBanks(ctx, WHOLE_SCOPE)).toHaveLength(11);
  });

  it('gives the second API version one item a region', async () => {
    const offer = (await within({})).find(({ program }) => program.name === 'IT-ипотека')!;
    expect(offersV1(offer).map(({ region }) => region)).toEqual(['другие']);
  });
});

it('programme names come in display order with their chains, child first', async () => {
  const names = await listProgramNames(ctx);
  expect(names.map(({ order }) => order)).toEqual(names.map((_, at) => (at + 1) * 10));
  const arctic = names.find(({ name }) => name === 'Арктическая')!;
  expect(arctic.chain.map(({ name }) => name)).toEqual(['Арктическая', 'Дальневосточная']);
});

describe('edits', () => {
  it('are seen at once, and nothing is read anew without them', async () => {
    const before = await within({});
    const statements = vi.spyOn(database.db, 'execute');
    expect(await within({})).toBe(before);
    expect(statements).toHaveBeenCalledTimes(1);
    const signal = before.find(({ bank }) => bank.uname === 'signal')!;
    await database.db.update(offers).set({ priority: 50 }).where(eq(offers.priority, signal.priority));
    const after = (await within({})).find(({ hash }) => hash === signal.hash)!;
    expect(after.priority).toBe(50);
    expect(statements.mock.calls.length).toBeGreaterThan(2);
  });

  it('leave out what is not given yet or no longer', async () => {
    await database.db.update(offers).set({ validTo: '2026-11-19' }).where(eq(offers.priority, 50));
    expect(await within({})).toHaveLength(24);
    await database.db.update(offers).set({ validTo: '2026-11-20' }).where(eq(offers.priority, 50));
    expect(await within({})).toHaveLength(25);
    await database.db.update(offers).set({ validFrom: '2026-11-21', validTo: null });
    expect(await within({})).toHaveLength(0);
    await database.db.update(offers).set({ validFrom: null });
  });
});

describe('brands, projects and assignments', () => {
  let developerId: number;
  let otherId: number;
  let projectId: number;
  beforeAll(async () => {
    const made = await database.db
      .insert(companies)
      .values(['Первый застройщик', 'Второй застройщик'].map((name) => developer(name)))
      .returning({ id: companies.id });
    [developerId, otherId] = made.map(({ id }) => id) as [number, number];
    const [project] = await database.db
      .insert(projects)
      .values({ developerCompanyId: developerId, name: 'Проект' })
      .returning();
    projectId = project!.id;
  });
  const developer = (name: string) => ({ name, type: 'DEVELOPER' as const, createdAt: TEST_NOW });

  it('an offer for one developer or project is seen by those who work for it, and by those who see all', async () => {
    const signal = eq(offers.priority, 50);
    await database.db.update(offers).set({ projectId, brandCompanyId: developerId }).where(signal);
    const seenBy = async (scope: Partial<OfferScope>) =>
      (await within(scope)).some(({ bank }) => bank.uname === 'signal');
    expect(await seenBy({})).toBe(true);
    expect(await seenBy({ companyIds: [developerId] })).toBe(true);
    expect(await seenBy({ companyIds: [otherId] })).toBe(false);
    expect(await seenBy({ projectIds: [projectId] })).toBe(true);
    expect(await seenBy({ projectIds: [projectId + 1] })).toBe(false);
    const [offer] = (await within({})).filter(({ bank }) => bank.uname === 'signal');
    expect(offer).toMatchObject({
      brand: { id: developerId, name: 'Первый застройщик' },
      project: { id: projectId, name: 'Проект', handoverDate: null },
    });
    await database.db.update(offers).set({ projectId: null, brandCompanyId: otherId }).where(signal);
    expect(await seenBy({ companyIds: [otherId] })).toBe(true);
    expect(await seenBy({ projectIds: [projectId] })).toBe(false);
    await database.db.update(offers).set({ brandCompanyId: null }).where(signal);
  });

  it('projects are those of the companies', async () => {
    const named = { id: projectId, name: 'Проект' };
    expect(await listProjects(ctx, WHOLE_SCOPE)).toEqual([named]);
    expect(await listProjects(ctx, { ...WHOLE_SCOPE, companyIds: [developerId] })).toEqual([named]);
    expect(await listProjects(ctx, { ...WHOLE_SCOPE, companyIds: [otherId] })).toEqual([]);
  });

  it('a project with assignments has the assigned programmes, as it was said there', async () => {
    const [oka] = await database.db
      .select({ programId: offers.programId })
      .from(offers)
      .innerJoin(offerParts, eq(offerParts.offerId, offers.id))
      .where(eq(offerParts.type, 'SUBSIDY'))
      .orderBy(offers.id);
    await database.db.insert(programAssignments).values({
      projectId,
      programId: oka!.programId,
      programTypes: ['SUBSIDY'],
      priority: 3,
      comment: 'Только в этом проекте',
    });
    const assigned = await within({ projectIds: [projectId] });
    expect(titles(assigned)).toEqual(['gorizont Новостройка субсидированная SUBSIDY']);
    expect(assigned[0]).toMatchObject({ priority: 3, comment: 'Только в этом проекте' });
    expect(await within({})).toHaveLength(25);
  });
});

describe('places', () => {
  it('a region may lose some of its cities, or all of them', async () => {
    const db = database.db;
    const [offer] = await db.select({ id: offers.id }).from(offers).where(eq(offers.priority, 50));
    const narrow = async (excludedCityId: number | null) => {
      const group = await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(geoGroups)
          .values({ name: `без ${excludedCityId}` })
          .returning();
        await tx.insert(geoGroupPlaces).values([
          { groupId: row!.id, regionId: 2 },
          { groupId: row!.id, regionId: 2, cityId: excludedCityId, isExcluded: true },
        ]);
        return row!;
      });
      await db.delete(offerGeoGroups).where(eq(offerGeoGroups.offerId, offer!.id));
      await db.insert(offerGeoGroups).values({ offerId: offer!.id, groupId: group.id });
      const narrowed = (await within({})).find(({ bank }) => bank.uname === 'signal')!;
      return narrowed.geoRestrictionGroups[0]!.restrictions;
    };
    const { rows } = await database.pool.query('SELECT id FROM cities WHERE region_id = 2 ORDER BY id');
    const [first, ...others] = rows.map(({ id }) => id as number);
    const partly = await narrow(first!);
    expect(partly[0]).toMatchObject({ city: null, excludeCities: true });
    expect(partly.slice(1).map(({ city }) => city!.id)).toEqual(others);
    expect(await narrow(null)).toEqual([
      { region: { id: 2, fullName: 'Московская область' }, city: null, excludeCities: true },
    ]);
  });

  it('OTHER gives way to what the bank lists, in scopes as in the second version', async () => {
    const db = database.db;
    const [offer] = await db
      .select({ id: offers.id })
      .from(offers)
      .innerJoin(offerGeoGroups, eq(offerGeoGroups.offerId, offers.id))
      .innerJoin(geoGroups, eq(geoGroups.id, offerGeoGroups.groupId))
      .where(and(eq(geoGroups.name, 'Другие регионы'), eq(offers.priority, 20)));
    const [other] = await db.insert(geoGroups).values({ name: 'прочие', type: 'OTHER' }).returning();
    await db.delete(offerGeoGroups).where(eq(offerGeoGroups.offerId, offer!.id));
    await db.insert(offerGeoGroups).values({ offerId: offer!.id, groupId: other!.id });
    const ofOther = async (scope: Partial<OfferScope>) =>
      (await within(scope)).filter(({ geoRestrictionGroups: [group] }) => group?.type === 'OTHER');
    // The bank lists its programme in Petersburg, and in other regions another offer of it.
    expect((await ofOther({})).flatMap(offersV1).map(({ region }) => region)).toEqual(['мск']);
    expect(await ofOther({ regions: ['мск'] })).toHaveLength(1);
    expect(await ofOther({ regions: ['спб', 'другие'] })).toEqual([]);
  });
});
