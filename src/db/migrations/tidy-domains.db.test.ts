import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** Letters of several scripts, long and short, alone and among ASCII: browsers' own reading is the expectation. */
const HOSTS = ['пример.рф', 'ПРИМЕР.РФ', 'жк-берег.рф', 'bücher.example', 'новостройки-2026.москва', '例え.jp', 'a.ё.com'];

it('base URLs that are kept become what browsers send', async () => {
  const kept: [string, string][] = [
    ...HOSTS.map((host): [string, string] => [`https://${host}/`, new URL(`https://${host}`).origin]),
    ['HTTPS://Site.Example.:443', 'https://site.example'],
    ['https://site.example', 'https://site.example'],
    ['http://site.example:80', 'http://site.example'],
    ['http://site.example:0080', 'http://site.example'],
    ['http://site.example:8080', 'http://site.example:8080'],
    ['http://localhost:*', 'http://localhost:*'],
    ['https://site.example:70000', 'https://site.example:70000'],
    ['https://*.site.example', 'https://*.site.example'],
  ];
  const before = sql.join(kept.map(([url]) => sql`${url}`), sql`, `);
  await database.db.execute(sql`
    INSERT INTO api_keys (key_sha256, key_ending, service, description, base_urls, config, created_at)
    VALUES (decode(repeat('ab', 32), 'hex'), 'abcd', 'IPO_CALC', 'Проба', ARRAY[${before}], '{}', now())`);
  const text = await readFile(new URL('./0021_tidy-domains.sql', import.meta.url), 'utf8');
  await database.db.execute(sql.raw(text));
  const { rows } = await database.db.execute(sql`SELECT base_urls FROM api_keys`);
  expect(rows[0]!.base_urls).toEqual([...new Set(kept.map(([, origin]) => origin))]);
});
