import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OfferInput, OfferListInput } from '#contract/offer-input.ts';
import { ProgramNameInput } from '#contract/program-name.ts';
import { projects } from '#db/schema/project.ts';
import { seedDemoKeys } from '#db/seed/demo-keys.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import type { Group } from '#domain/access/groups.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { createGeoGroup } from '../geo/create-geo-group.ts';
import { editGeoGroup } from '../geo/edit-geo-group.ts';
import { listGeoRegions } from '../geo/list-geo-regions.ts';
import { removeGeoGroup } from '../geo/remove-geo-group.ts';
import { createOffer } from './create-offer.ts';
import { getOfferDetails } from './get-offer-details.ts';
import { listAssignments } from './list-assignments.ts';
import { listBankPrograms } from './list-bank-programs.ts';
import { listOfferChoices } from './list-offer-choices.ts';
import { listOffers } from './list-offers.ts';
import { listProgramTree } from './list-program-tree.ts';
import { loadOffers } from './load-offers.ts';
import { WHOLE_SCOPE } from './offer-scope.ts';
import { previewDraft, previewOffer } from './preview-offer.ts';
import { queryOffers } from './query-offers.ts';
import { removeOffer } from './remove-offer.ts';
import { removeProgramName } from './remove-program-name.ts';
import { createAssignment, removeAssignment, updateAssignment } from './save-assignment.ts';
import { createProgramName, updateProgramName } from './save-program-name.ts';
import { setOfferPriority } from './set-offer-priority.ts';
import { updateOffer } from './update-offer.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ctx: ReturnType<typeof testContext>;
let bankId: number;
let programNameId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database.db);
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  await seedDemoKeys(database.db, TEST_NOW);
  const { banks, programNames } = await listOfferChoices(ctx);
  bankId = banks[0]!.id;
  programNameId = programNames.find(({ name }) => name === 'Семейная')!.id;
});
afterAll(() => database.drop());

const offerWith = (more: Partial<OfferInput> = {}) =>
  OfferInput.parse({ bankId, programNameId, interest: 0.0575, ...more });
const asGroup = (group: Group) =>
  testContext(database.db, {
    actor: { kind: 'user', id: 1, groups: [group], name: null, phone: '+79990000000' },
  });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => [
      error.code,
      ...(error.details.issues ?? []).map(({ path }: { path: string[] }) => path.join('.')),
    ],
  );

describe('an offer', () => {
  it.each<[string, Partial<OfferInput>]>([
    ['BASE', { downPayment: { from: 0.201, to: 0.8 }, period: { from: 1, to: 30 } }],
    [
      'COMBO',
      { type: 'COMBO', loan: { from: 300_000, to: 6_000_000 }, combo: { interest: 0.179, to: 15_000_000 } },
    ],
    [
      'TRANCHE',
      { type: 'TRANCHE', tranche: { valuePart: 0.1, until: 'date', years: null, date: '2028-06-30' } },
    ],
    [
      'SUBSIDY',
      {
        type: 'SUBSIDY',
        subsidy: [
          { duration: 1, interest: 0.035, discount: null, fee: 0.021 },
          { duration: 5, interest: 0.049, discount: 0.01, fee: null },
        ],
      },
    ],
  ])('of type %s is kept exactly and offered at once', async (_, more) => {
    const before = (await loadOffers(ctx, WHOLE_SCOPE)).length;
    const { id } = await createOffer(
      ctx,
      offerWith({ ...more, comment: 'Условия', termsAsOf: '2026-11-01' }),
    );
    expect((await getOfferDetails(ctx, id)).offer).toEqual(
      offerWith({ ...more, comment: 'Условия', termsAsOf: '2026-11-01' }),
    );
    expect(await loadOffers(ctx, WHOLE_SCOPE)).toHaveLength(before + 1);
    await removeOffer(ctx, id);
    expect(await loadOffers(ctx, WHOLE_SCOPE)).toHaveLength(before);
  });

  it('moves among the others by its priority, higher first', async () => {
    const { id } = await createOffer(ctx, offerWith({ interest: 0.0577 }));
    const first = async () => (await queryOffers(ctx, WHOLE_SCOPE, {})).unfiltered[0]!.offer.parts[0];
    expect(await first()).not.toMatchObject({ interest: 0.0577 });
    await setOfferPriority(ctx, { id, priority: 1_000 });
    expect(await first()).toMatchObject({ interest: 0.0577 });
    const { rows: offers } = await listOffers(ctx, OfferListInput.parse({}));
    expect(offers[0]).toMatchObject({ id, priority: 1_000, interest: { from: 0.0577, to: 0.0577 } });
    const late = setOfferPriority(ctx, { id, priority: 3, seen: 0 });
    await expect(late).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/на\s1\s000:/),
    });
    await setOfferPriority(ctx, { id, priority: 999, seen: 1_000 });
    await removeOffer(ctx, id);
  });

  it('is refused with the terms another one has on some of its days', async () => {
    const days = (validFrom: string | null, validTo: string | null, more: Partial<OfferInput> = {}) =>
      offerWith({ interest: 0.0433, validFrom, validTo, ...more });
    const { id } = await createOffer(ctx, days('2026-11-01', '2026-11-30'));
    const said = { priority: 5, comment: 'Другие слова' };
    for (const [from, to] of [
      [null, null],
      ['2026-11-30', null],
      [null, '2026-11-01'],
      ['2026-11-10', '2026-11-12'],
    ] as const) {
      await expect(createOffer(ctx, days(from, to, said))).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    const next = await createOffer(ctx, days('2026-12-01', null, said));
    const other = await createOffer(ctx, days('2026-11-01', null, { interest: 0.0434 }));
    expect(await refusal(updateOffer(ctx, { id: other.id, offer: days('2026-11-30', null) }))).toEqual([
      'CONFLICT',
    ]);
    expect(await refusal(updateOffer(ctx, { id, offer: days('2026-11-01', '2026-11-30', said) }))).toBe(
      'done',
    );
    for (const made of [id, next.id, other.id]) await removeOffer(ctx, made);
  });

  it('is refused when two of them are made at once', async () => {
    const made = await Promise.allSettled(
      [1, 2, 3].map(() => createOffer(ctx, offerWith({ interest: 0.0444 }))),
    );
    const kept = made.filter((one) => one.status === 'fulfilled');
    expect(kept).toHaveLength(1);
    await removeOffer(ctx, kept[0]!.value.id);
  });

  it('is not made equal to another one by an edit of a selection of places', async () => {
    const [one, two] = await listGeoRegions(ctx.db);
    const places = (regionId: number, name: string) => ({
      name,
      type: null,
      toInclude: [{ regionId, cityIds: [] }],
      toExclude: [],
    });
    const first = await createGeoGroup(ctx, places(one!.id, 'Первая подборка'));
    const second = await createGeoGroup(ctx, places(two!.id, 'Вторая подборка'));
    const terms = (geoGroupIds: number[]) => offerWith({ interest: 0.0455, geoGroupIds });
    const made = [await createOffer(ctx, terms([first.id])), await createOffer(ctx, terms([second.id]))];
    const edit = (regionId: number) =>
      refusal(editGeoGroup(ctx, { id: second.id, group: places(regionId, 'Вторая подборка') }));
    expect(await edit(one!.id)).toEqual(['CONFLICT']);
    expect(await edit(two!.id)).toBe('done');
    for (const { id } of made) await removeOffer(ctx, id);
    for (const { id } of [first, second]) await removeGeoGroup(ctx, id);
  });

  it('keeps its type, and refers only to what is there', async () => {
    const { id } = await createOffer(ctx, offerWith());
    const change = (more: Partial<OfferInput>) => refusal(updateOffer(ctx, { id, offer: offerWith(more) }));
    expect(await change({ interest: 0.061 })).toBe('done');
    expect(
      await change({ type: 'COMBO', loan: { from: null, to: 1 }, combo: { interest: 0.1, to: null } }),
    ).toEqual(['INVALID', 'type']);
    expect(await change({ bankId: 999_999 })).toEqual(['INVALID', 'bankId']);
    expect(await change({ brandId: bankId })).toEqual(['INVALID', 'brandId']);
    expect(await change({ projectId: 999_999 })).toEqual(['INVALID', 'projectId']);
    expect(await change({ geoGroupIds: [999_999] })).toEqual(['INVALID', 'geoGroupIds']);
    expect((await getOfferDetails(ctx, id)).offer.interest).toBe(0.061);
    await removeOffer(ctx, id);
    expect(await refusal(removeOffer(ctx, id))).toEqual(['NOT_FOUND']);
  });

  it('is found by bank, name, type, project and words', async () => {
    const [project] = await database.db.select().from(projects);
    const { id } = await createOffer(ctx, offerWith({ projectId: project!.id }));
    const found = async (asked: Partial<OfferListInput>) =>
      (await listOffers(ctx, OfferListInput.parse(asked))).rows;
    expect((await found({ projectId: project!.id })).map((offer) => offer.id)).toEqual([id]);
    expect((await found({ text: project!.name })).map((offer) => offer.id)).toEqual([id]);
    for (const offer of await found({ bankId, type: 'BASE', programNameId })) {
      expect([offer.bank.id, offer.type, offer.program.id]).toEqual([bankId, 'BASE', programNameId]);
    }
    expect(await found({ text: 'нет такого банка' })).toEqual([]);
    await removeOffer(ctx, id);
  });

  it('is previewed before the first and after the last of its days, by brokers too', async () => {
    const { id } = await createOffer(ctx, offerWith({ validTo: '2026-01-01' }));
    const preview = await previewOffer(asGroup('MORTGAGE_BROKER'), id);
    expect(preview).toMatchObject({ isInForce: false, type: 'BASE', page: { today: '2026-11-20' } });
    expect(preview.page.pack.offers).toHaveLength(1);
    expect(await refusal(previewOffer(ctx, 999_999))).toEqual(['NOT_FOUND']);
    expect(await refusal(setOfferPriority(asGroup('MORTGAGE_BROKER'), { id, priority: 1 }))).toEqual([
      'FORBIDDEN',
    ]);
    expect(await refusal(previewOffer(asGroup('USER'), id))).toEqual(['FORBIDDEN']);
    await removeOffer(ctx, id);
  });
});

it('an offer is previewed before it is saved, just as it will be', async () => {
  const input = offerWith({
    type: 'SUBSIDY' as const,
    comment: 'Черновик',
    subsidy: [{ duration: 2, interest: 0.01, discount: null, fee: 0.05 }],
  });
  const before = (await loadOffers(ctx, WHOLE_SCOPE)).length;
  const draft = await previewDraft(ctx, input);
  expect(await loadOffers(ctx, WHOLE_SCOPE)).toHaveLength(before);
  const { id } = await createOffer(ctx, input);
  expect(await previewOffer(ctx, id)).toEqual(draft);
  expect(await refusal(previewDraft(ctx, { ...input, bankId: 999_999 }))).toEqual(['INVALID', 'bankId']);
  await removeOffer(ctx, id);
});

describe('a name of programmes', () => {
  const nameWith = (name: string, more: Partial<ProgramNameInput> = {}) =>
    ProgramNameInput.parse({ name, displayName: name, ...more });

  it('is one of a kind, and stands anywhere but under itself', async () => {
    const top = await createProgramName(ctx, nameWith('Молодым учёным', { order: -5 }));
    const under = await createProgramName(ctx, nameWith('Молодым учёным, юг', { parentId: top.id }));
    expect(await refusal(createProgramName(ctx, nameWith('Молодым учёным')))).toEqual(['CONFLICT', 'name']);
    const move = (id: number, parentId: number) =>
      refusal(updateProgramName(ctx, { id, program: nameWith(`Молодым ${id}`, { parentId }) }));
    expect(await move(top.id, top.id)).toEqual(['INVALID', 'parentId']);
    expect(await move(top.id, under.id)).toEqual(['INVALID', 'parentId']);
    expect(await move(top.id, 999_999)).toEqual(['INVALID', 'parentId']);
    const tree = await listProgramTree(ctx);
    expect(tree.slice(0, 2)).toMatchObject([
      { id: top.id, depth: 0, children: 1 },
      { id: under.id, depth: 1, children: 0 },
    ]);
  });

  it('goes only when nothing bears it', async () => {
    const { id } = await createProgramName(ctx, nameWith('Учителям'));
    const child = await createProgramName(ctx, nameWith('Учителям села', { parentId: id }));
    expect(await refusal(removeProgramName(ctx, id))).toEqual(['CONFLICT']);
    const offer = await createOffer(ctx, offerWith({ programNameId: child.id }));
    expect(await refusal(removeProgramName(ctx, child.id))).toEqual(['CONFLICT']);
    await removeOffer(ctx, offer.id);
    expect(await refusal(removeProgramName(ctx, child.id))).toBe('done');
    expect(await refusal(removeProgramName(ctx, id))).toBe('done');
    expect(await refusal(removeProgramName(ctx, id))).toEqual(['NOT_FOUND']);
  });
});

it('a project takes the kinds of a programme it is assigned, and says them in its own words', async () => {
  const [project] = await database.db.select().from(projects);
  const { id } = await createOffer(ctx, offerWith({ interest: 0.0579 }));
  const { programId } = await getOfferDetails(ctx, id);
  const scope = { ...WHOLE_SCOPE, projectIds: [project!.id] };
  const assignment = {
    projectId: project!.id,
    programId,
    programTypes: ['BASE' as const],
    priority: 7,
    comment: 'Только у нас',
    tooltip: null,
  };
  const made = await createAssignment(ctx, assignment);
  expect(await refusal(createAssignment(ctx, assignment))).toEqual(['CONFLICT', 'projectId']);
  const seen = await loadOffers(ctx, scope);
  expect(seen.find(({ parts }) => parts[0]!.type === 'BASE' && parts[0]!.interest === 0.0579)).toMatchObject({
    priority: 7,
    comment: 'Только у нас',
  });
  await updateAssignment(ctx, { id: made.id, assignment: { ...assignment, programTypes: ['TRANCHE'] } });
  expect((await listBankPrograms(ctx)).find(({ id }) => id === programId)).toEqual({
    id: programId,
    name: { id: expect.any(Number), name: expect.any(String), displayName: expect.any(String) },
    bank: { id: expect.any(Number), name: expect.any(String) },
  });
  expect(await listAssignments(ctx, { programId })).toMatchObject([
    { id: made.id, project: { id: project!.id }, programTypes: ['TRANCHE'], priority: 7 },
  ]);
  expect((await loadOffers(ctx, scope)).map(({ type }) => type)).not.toContain('BASE');
  const tranche = { ...assignment, programTypes: ['TRANCHE' as const] };
  const edit = (mine: object) =>
    updateAssignment(ctx, { id: made.id, assignment: { ...tranche, ...mine }, seen: tranche });
  await edit({ comment: 'Слово одного' });
  await edit({ priority: 9 });
  expect(await listAssignments(ctx, { programId })).toMatchObject([{ comment: 'Слово одного', priority: 9 }]);
  expect(await refusal(edit({ comment: 'Слово другого' }))).toEqual(['CONFLICT']);
  await removeAssignment(ctx, made.id);
  expect(await listAssignments(ctx, { projectId: project!.id })).toEqual([]);
  await removeOffer(ctx, id);
});
