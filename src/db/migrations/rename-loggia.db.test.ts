import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('offers that were held back before it are published into the column of the new name', async () => {
  const offer = { external_id: 'a-1', balcony: false, logia: true, plan_urls: ['https://site.example/1.png'] };
  const text = await readFile(new URL('./0025_rename-loggia.sql', import.meta.url), 'utf8');
  const { db } = database;
  await db.execute(sql`ALTER TABLE flats RENAME COLUMN loggia TO logia`);
  await db.transaction(async (tx) => {
    // The feed itself is of no interest here.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`
      INSERT INTO doubtful_flats (feed_id, external_id, house_key, line, offer, figures_key, doubts, held_since)
      VALUES (1, 'a-1', 'h', 1, ${JSON.stringify(offer)}::jsonb, 'k', '[]', now())`);
  });
  for (const statement of text.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  const { rows } = await db.execute(sql`SELECT offer FROM doubtful_flats`);
  const { logia, ...others } = offer;
  expect(rows).toEqual([{ offer: { ...others, loggia: logia } }]);
  await db.execute(sql`SELECT loggia FROM flats`);
});
