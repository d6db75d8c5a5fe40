import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiKeyInput } from '#contract/api-key.ts';
import { apiKeyCompanies, apiKeys } from '#db/schema/api-key.ts';
import { seedDemoKeys } from '#db/seed/demo-keys.ts';
import { AppError } from '#domain/errors.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { loadOffers } from '../mortgage/load-offers.ts';
import type { ApiCall } from './api-access.ts';
import { createApiKey } from './create-api-key.ts';
import { isPartnerOrigin } from './is-partner-origin.ts';
import { listApiKeys } from './list-api-keys.ts';
import { requireApiKey } from './require-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { updateApiKey } from './update-api-key.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ctx: ReturnType<typeof testContext>;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database.db);
  await seedDemoKeys(database.db, TEST_NOW, ctx.ports.sealer.seal);
  await seedDemoKeys(database.db, TEST_NOW, ctx.ports.sealer.seal);
});
afterAll(() => database.drop());

const call = (authorization: string | null, more: Partial<ApiCall> = {}): ApiCall => ({
  authorization,
  service: 'IPO_CALC',
  origin: null,
  clientAddress: '192.0.2.1',
  ...more,
});
const refusal = (asked: ApiCall, at = ctx) =>
  requireApiKey(at, asked).then(
    () => 'allowed',
    (error: AppError) => error.code,
  );
const listed = async (text = '') => (await listApiKeys(ctx, { text, page: 1 })).rows;
const later = (ms: number) => testContext(database.db, { now: new Date(TEST_NOW.getTime() + ms) });

describe('a call is', () => {
  const permission = 'VITRINA_BEGIN_MORTGAGE_FORM' as const;
  it.each<[string, ApiCall, string]>([
    ['allowed with the bare key', call('demo-ipo-calc'), 'allowed'],
    ['allowed with Bearer', call('Bearer demo-ipo-calc'), 'allowed'],
    ['allowed with bearer and spaces', call('  bearer   demo-ipo-calc '), 'allowed'],
    ['refused without a header', call(null), 'UNAUTHENTICATED'],
    ['refused with an empty one', call(''), 'UNAUTHENTICATED'],
    ['refused with Bearer alone', call('Bearer '), 'UNAUTHENTICATED'],
    ['refused with another key', call('demo-ipo-calc-3'), 'UNAUTHENTICATED'],
    ['refused with a key in other letters', call('DEMO-IPO-CALC'), 'UNAUTHENTICATED'],
    ['refused with a very long key', call('k'.repeat(10_000)), 'UNAUTHENTICATED'],
    ['refused with an expired key', call('demo-expired'), 'UNAUTHENTICATED'],
    [
      'refused an expired key before anything else',
      call('demo-expired', { service: 'VITRINA' }),
      'UNAUTHENTICATED',
    ],
    ['refused a key of another service', call('demo-vitrina'), 'FORBIDDEN'],
    ['allowed from a page of its own', call('demo-ipo-calc', { origin: 'http://localhost:5173' }), 'allowed'],
    ['refused from another page', call('demo-ipo-calc', { origin: 'https://evil.example' }), 'FORBIDDEN'],
    ['refused from a page without an origin', call('demo-ipo-calc', { origin: 'null' }), 'FORBIDDEN'],
    ['allowed with the permission', call('demo-vitrina', { service: 'VITRINA', permission }), 'allowed'],
    ['refused without the permission', call('demo-ipo-calc', { permission }), 'FORBIDDEN'],
  ])('%s', async (_, asked, expected) => {
    expect(await refusal(asked)).toBe(expected);
  });
});

it('a key says what is seen with it', async () => {
  const all = await requireApiKey(ctx, call('demo-ipo-calc'));
  expect(all).toMatchObject({
    service: 'IPO_CALC',
    companyIds: [],
    projectIds: [],
    regions: [],
    permissions: [],
  });
  const one = await requireApiKey(ctx, call('demo-ipo-calc-2'));
  expect(one).toMatchObject({ companyIds: [expect.any(Number)], regions: ['спб'] });
  expect(await loadOffers(ctx, one)).toEqual([]);
});

it('browsers are told which origins some live key names', async () => {
  const asked = (origin: string) => isPartnerOrigin(ctx, { service: 'IPO_CALC', origin });
  expect(await asked('http://127.0.0.1:3000')).toBe(true);
  expect(await asked('https://evil.example')).toBe(false);
});

describe('a key that is made', () => {
  const input = (more: Partial<ApiKeyInput> = {}) =>
    ApiKeyInput.parse({ service: 'IPO_CALC', description: 'Партнёр', ...more });

  it('opens, is shown once, is stored as a hash and masked after, and ends when it expires', async () => {
    const { id, key } = await createApiKey(ctx, input({ expiresAt: new Date(TEST_NOW.getTime() + 60_000) }));
    expect(key).toMatch(/^gp_[\w-]{43}$/);
    expect(await refusal(call(key))).toBe('allowed');
    expect(await refusal(call(key), later(60_000))).toBe('UNAUTHENTICATED');
    const [row] = await database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(JSON.stringify(row)).not.toContain(key);
    const shown = (await listed()).find((each) => each.id === id)!;
    expect(shown).toMatchObject({ key: `••••${key.slice(-4)}`, state: 'expiring' });
    expect(JSON.stringify(shown)).not.toContain(key);
  });

  it('ends at once when it is revoked, and is not revoked twice', async () => {
    const { id, key } = await createApiKey(ctx, input());
    expect(await refusal(call(key))).toBe('allowed');
    await revokeApiKey(ctx, id);
    expect(await refusal(call(key))).toBe('UNAUTHENTICATED');
    await expect(revokeApiKey(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('opens something else from the next call after it is changed, and stays the same key', async () => {
    const { id, key } = await createApiKey(ctx, input({ regions: ['мск'], baseUrls: ['https://a.example'] }));
    const { companyId } = (await database.db.select().from(apiKeyCompanies))[0]!;
    await updateApiKey(ctx, { id, key: input({ companyIds: [companyId], baseUrls: ['https://b.example'] }) });
    expect(await refusal(call(key, { origin: 'https://a.example' }))).toBe('FORBIDDEN');
    const access = await requireApiKey(ctx, call(key, { origin: 'https://b.example' }));
    expect(access).toMatchObject({ id, companyIds: [companyId], regions: [] });
    await updateApiKey(ctx, {
      id,
      key: input({ service: 'VITRINA', permissions: ['VITRINA_BEGIN_MORTGAGE_FORM'] }),
    });
    expect(await requireApiKey(ctx, call(key, { service: 'VITRINA' }))).toMatchObject({ companyIds: [] });
  });

  it('is changed only as it might be made, as a whole or not at all', async () => {
    const { id, key } = await createApiKey(ctx, input({ regions: ['спб'] }));
    const update = (more: Partial<ApiKeyInput>, at = ctx) => updateApiKey(at, { id, key: input(more) });
    const visitor = testContext(database.db, { actor: { kind: 'visitor' } });
    await expect(update({ expiresAt: TEST_NOW })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(update({ companyIds: [999_999] })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(update({ projectIds: [999_999] })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(update({}, visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await requireApiKey(ctx, call(key))).toMatchObject({ regions: ['спб'], companyIds: [] });
    await revokeApiKey(ctx, id);
    await expect(update({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(updateApiKey(ctx, { id: 999_999, key: input() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is refused when it could never be used or names nobody', async () => {
    await expect(createApiKey(ctx, input({ expiresAt: TEST_NOW }))).rejects.toMatchObject({
      code: 'INVALID',
    });
    await expect(createApiKey(ctx, input({ companyIds: [999_999] }))).rejects.toMatchObject({
      code: 'INVALID',
    });
    const wrong = { service: 'IPO_CALC', description: 'x', permissions: ['VITRINA_BEGIN_MORTGAGE_FORM'] };
    expect(ApiKeyInput.safeParse(wrong).success).toBe(false);
    for (const baseUrl of ['ftp://a.example', 'https://a.example/path', 'a.example', 'javascript:alert(1)']) {
      expect(ApiKeyInput.safeParse({ ...input(), baseUrls: [baseUrl] }).success, baseUrl).toBe(false);
    }
  });

  it('keeps a domain as browsers send it and shows it as people write it', async () => {
    const written = ['https://Пример.РФ/', 'https://пример.рф:443', 'http://site.example.:*'];
    const { id, key } = await createApiKey(ctx, ApiKeyInput.parse({ ...input(), baseUrls: written }));
    const kept = await database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(kept[0]!.baseUrls).toEqual(['https://xn--e1afmkfd.xn--p1ai', 'http://site.example:*']);
    expect((await listed()).find((row) => row.id === id)!.baseUrls).toEqual([
      'https://пример.рф',
      'http://site.example:*',
    ]);
    expect((await listed('пример.рф')).map((row) => row.id)).toEqual([id]);
    const { host, origin } = new URL(written[0]!);
    expect(host).toBe('xn--e1afmkfd.xn--p1ai');
    expect(await refusal(call(key, { origin }))).toBe('allowed');
    expect(await isPartnerOrigin(ctx, { service: 'IPO_CALC', origin })).toBe(true);
  });

  it('is the business of admins', async () => {
    const visitor = testContext(database.db, { actor: { kind: 'visitor' } });
    await expect(createApiKey(visitor, input())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(listApiKeys(visitor, { text: '', page: 1 })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(revokeApiKey(visitor, 1)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

it('the last use is written down once a minute', async () => {
  const lastUse = async () =>
    (await database.db.select().from(apiKeys).where(eq(apiKeys.description, 'Демо: витрина')))[0]!.lastUsedAt;
  const use = (ms: number) => requireApiKey(later(ms), call('demo-vitrina', { service: 'VITRINA' }));
  await use(1_000_000);
  expect((await lastUse())!.getTime()).toBe(TEST_NOW.getTime() + 1_000_000);
  await use(1_059_000);
  expect((await lastUse())!.getTime()).toBe(TEST_NOW.getTime() + 1_000_000);
  await use(1_061_000);
  expect((await lastUse())!.getTime()).toBe(TEST_NOW.getTime() + 1_061_000);
});

it('calls are counted by address first, and by key once it is known', async () => {
  const counted: string[] = [];
  const limiter = {
    consume: async (name: string, key: string) => {
      counted.push(`${name} ${key}`);
    },
  };
  const at = testContext(database.db, { ports: { limiter } });
  await refusal(call('wrong'), at);
  const { id } = await requireApiKey(at, call('demo-ipo-calc'));
  expect(counted).toEqual(['request 192.0.2.1', 'request 192.0.2.1', `apiKey ${id} 192.0.2.1`]);
  const full = {
    consume: async () => {
      throw new AppError('LIMIT', 'Слишком много запросов', { details: { retryAfterSeconds: 7 } });
    },
  };
  const refused = requireApiKey(testContext(database.db, { ports: { limiter: full } }), call(null));
  await expect(refused).rejects.toMatchObject({ code: 'LIMIT', details: { retryAfterSeconds: 7 } });
});
