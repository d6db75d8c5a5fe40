import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { legalDocumentVersions } from '#db/schema/index.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { findLegalTag } from './find-legal-tag.ts';
import { listLegalDocs } from './list-legal-docs.ts';
import { publishLegalDocument } from './publish-legal-document.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const publish = (tag: string, text: string) => publishLegalDocument(testContext(database.db), { tag, text });

it('shows the newest version and keeps the older ones', async () => {
  await publish('Оферта', 'Первая редакция');
  expect(await publish('Оферта', 'Вторая редакция')).toEqual({ version: 2 });
  expect(await publish('Оферта', ' Вторая редакция ')).toEqual({ version: 2 });
  await publish('Cookie', 'Текст');
  expect(await listLegalDocs(testContext(database.db, { actor: VISITOR }))).toEqual({
    legalInfoDocs: [
      { tagId: 1, text: 'Вторая редакция' },
      { tagId: 2, text: 'Текст' },
    ],
    tags: [
      { id: 1, tag: 'Оферта' },
      { id: 2, tag: 'Cookie' },
    ],
  });
  const texts = (await database.db.select().from(legalDocumentVersions)).map(({ text }) => text);
  expect(texts).toContain('Первая редакция');
});

it('numbers versions published at once one after another', async () => {
  await publish('Оферта', 'Редакция');
  const published = await Promise.all([2, 3, 4, 5].map((n) => publish('Оферта', `Редакция ${n}`)));
  expect(published.map(({ version }) => version).sort()).toEqual([2, 3, 4, 5]);
});

it.each([
  ['', 'Текст'],
  ['Оферта', '  '],
  ['x'.repeat(101), 'Текст'],
])('refuses the tag %j with the text %j', async (tag, text) => {
  await expect(publish(tag, text)).rejects.toMatchObject({ code: 'INVALID' });
});

it('is not published by everybody', async () => {
  const visitor = testContext(database.db, { actor: VISITOR });
  const publishing = publishLegalDocument(visitor, { tag: 'Оферта', text: 'Текст' });
  await expect(publishing).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
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
    await publish('Публичная оферта', 'Текст');
    await publish('Оферта', 'Текст');
    await publish('Обработка персональных данных', 'Текст');
    expect((await findLegalTag(testContext(database.db), name))?.id).toBe(id);
  });
});
