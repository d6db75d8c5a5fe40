import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { createLegalDoc } from './create-legal-doc.ts';
import { getLegalDoc } from './get-legal-doc.ts';
import { updateLegalDoc } from './update-legal-doc.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

it('shows the version in force of the tag asked for, else of the first', async () => {
  const ctx = testContext(database.db);
  expect(await getLegalDoc(ctx, {})).toBeNull();
  await createLegalDoc(ctx, { tag: 'Политика', text: 'Первая' });
  const { id } = await createLegalDoc(ctx, { tag: 'Соглашение', text: 'Старое' });
  await updateLegalDoc(ctx, { id, tag: 'Соглашение', text: 'Новое' });
  const first = { tagId: 1, tag: 'Политика', version: 1, text: 'Первая', publishedAt: TEST_NOW };
  const second = { tagId: 2, tag: 'Соглашение', version: 2, text: 'Новое', publishedAt: TEST_NOW };
  expect(await getLegalDoc(ctx, { tagId: 2 })).toEqual(second);
  for (const tagId of [1, 0, 99, undefined]) expect(await getLegalDoc(ctx, { tagId })).toEqual(first);
});
