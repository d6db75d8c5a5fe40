import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertLead } from '#db/queries/lead/leads.ts';
import { auditEntries, legalDocumentVersions } from '#db/schema/index.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { createLegalDoc } from './create-legal-doc.ts';
import { getKeptLegalDoc } from './get-kept-legal-doc.ts';
import { listLegalDocRows } from './list-legal-doc-rows.ts';
import { findLegalTag, listLegalDocs } from './list-legal-docs.ts';
import { removeLegalDoc } from './remove-legal-doc.ts';
import { updateLegalDoc } from './update-legal-doc.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const ctx = () => testContext(database.db);
const create = async (tag: string, text = 'Текст') => (await createLegalDoc(ctx(), { tag, text })).id;
const update = (id: number, tag: string, text: string) => updateLegalDoc(ctx(), { id, tag, text });
const list = (text = '') => listLegalDocRows(ctx(), { text, page: 1 });

/** A lead left under the first version. */
async function agree() {
  const [version] = await database.db.select().from(legalDocumentVersions).limit(1);
  await insertLead(database.db, {
    kind: 'COMING_SOON',
    email: 'anna@example.com',
    details: {},
    createdAt: TEST_NOW,
    userId: null,
    consentVersionId: version!.id,
  });
}

describe('publishing', () => {
  it('shows the newest version at once and keeps the older ones', async () => {
    const offer = await create('Оферта', 'Первая редакция');
    expect(await update(offer, 'Оферта', 'Вторая редакция')).toEqual({ version: 2 });
    expect(await update(offer, 'Публичная оферта', 'Вторая редакция')).toEqual({ version: 2 });
    const cookie = await create('Cookie');
    expect(await listLegalDocs(testContext(database.db, { actor: VISITOR }))).toEqual({
      legalInfoDocs: [
        { tagId: offer, text: 'Вторая редакция' },
        { tagId: cookie, text: 'Текст' },
      ],
      tags: [
        { id: offer, tag: 'Публичная оферта' },
        { id: cookie, tag: 'Cookie' },
      ],
    });
    const texts = (await database.db.select().from(legalDocumentVersions)).map(({ text }) => text);
    expect(texts).toContain('Первая редакция');
  });

  it('numbers versions published at once one after another', async () => {
    const id = await create('Оферта');
    const published = await Promise.all([2, 3, 4, 5].map((n) => update(id, 'Оферта', `Редакция ${n}`)));
    expect(published.map(({ version }) => version).sort()).toEqual([2, 3, 4, 5]);
  });

  it('refuses a tag that is there, whatever its capitals and however fast it comes', async () => {
    const id = await create('Оферта');
    await create('Cookie');
    const taken = { code: 'CONFLICT', details: { issues: [{ path: ['tag'] }] } };
    await expect(create('оферта')).rejects.toMatchObject(taken);
    await expect(update(id, 'COOKIE', 'Текст')).rejects.toMatchObject(taken);
    await update(id, 'ОФЕРТА', 'Текст');
    const twice = await Promise.allSettled([create('Новый'), create('новый')]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not overwrite what somebody else published meanwhile', async () => {
    const id = await create('Оферта');
    const seen = { tag: 'Оферта', text: 'Текст' };
    await update(id, 'Оферта', 'Чужая редакция');
    expect(await updateLegalDoc(ctx(), { id, ...seen, tag: 'Публичная оферта', seen })).toEqual({
      version: 2,
    });
    await expect(updateLegalDoc(ctx(), { id, ...seen, text: 'Моя редакция', seen })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('оператор сменил текст с\u00a0«Текст» на\u00a0«Чужая редакция»'),
    });
    expect(await getKeptLegalDoc(ctx(), id)).toMatchObject({ version: 2, text: 'Чужая редакция' });
  });
});

describe('removing', () => {
  it('takes the tag with all versions, and says so in the audit', async () => {
    const id = await create('Оферта');
    await update(id, 'Оферта', 'Вторая редакция');
    await removeLegalDoc(ctx(), id);
    expect(await database.db.$count(legalDocumentVersions)).toBe(0);
    await expect(getKeptLegalDoc(ctx(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await database.db.select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
      { entity: 'legalDoc', entityId: String(id), before: null, after: { tag: 'Оферта', version: 1 } },
      { before: { version: 1 }, after: { version: 2 } },
      { before: { tag: 'Оферта', version: 2 }, after: null },
    ]);
  });

  it('leaves what people agreed to', async () => {
    const id = await create('Обработка персональных данных');
    await agree();
    await update(id, 'Обработка персональных данных', 'Вторая редакция');
    await expect(removeLegalDoc(ctx(), id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Удалить нельзя: документ используется (1\u00a0согласие)',
    });
    expect((await list()).rows).toMatchObject([{ id, version: 2, consents: 1 }]);
  });
});

it('lists tags in the order of their tabs, by a part of the tag', async () => {
  await create('Обработка персональных данных');
  await create('Оферта');
  expect(await list()).toMatchObject({
    total: 2,
    rows: [
      { id: 1, tag: 'Обработка персональных данных', version: 1, publishedAt: TEST_NOW, consents: 0 },
      { id: 2, tag: 'Оферта' },
    ],
  });
  expect((await list('ОФЕР')).rows.map(({ tag }) => tag)).toEqual(['Оферта']);
  expect(await list('нет')).toMatchObject({ total: 0, rows: [] });
});

it('is edited by administrators only', async () => {
  const id = await create('Оферта');
  const actor = {
    kind: 'user',
    id: 1,
    groups: ['MORTGAGE_BROKER'],
    name: null,
    phone: '+79990000003',
  } as const;
  const broker = testContext(database.db, { actor: { ...actor, groups: [...actor.groups] } });
  const fields = { tag: 'Чужая', text: 'Текст' };
  for (const call of [
    () => listLegalDocRows(broker, { text: '', page: 1 }),
    () => getKeptLegalDoc(broker, id),
    () => createLegalDoc(broker, fields),
    () => updateLegalDoc(broker, { id, ...fields }),
    () => removeLegalDoc(broker, id),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

describe('finding a tag', () => {
  it.each([
    ['Оферта', 2],
    ['оферта', 1],
    ['ПЕРСОНАЛЬНЫХ', 3],
    ['  персональных ', 3],
    ['%', undefined],
    ['', undefined],
    ['нет такого', undefined],
  ])('by %j', async (name, id) => {
    await create('Публичная оферта');
    await create('Оферта');
    await create('Обработка персональных данных');
    expect((await findLegalTag(ctx(), name))?.id).toBe(id);
  });
});
