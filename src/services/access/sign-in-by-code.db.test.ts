import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, signInCodes, users } from '#db/schema/index.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { SmsSender } from '#integrations/sms/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { getCurrentUser } from './get-current-user.ts';
import { readSession } from './read-session.ts';
import { requestSignInCode } from './request-sign-in-code.ts';
import { signInByCode } from './sign-in-by-code.ts';
import { signOut } from './sign-out.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const caller = { address: '127.0.0.1', userAgent: 'test' };
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1_000);
const at = (seconds: number, ports = {}) =>
  testContext(database.db, { actor: VISITOR, now: later(seconds), ports });

let lastPhone = 0;
/** Each test has a phone of its own, so tests share no rows. */
function newPhone(): string {
  lastPhone += 1;
  return `+7999${String(lastPhone).padStart(7, '0')}`;
}

async function requestCode(phone: string, seconds = 0): Promise<string> {
  const ctx = at(seconds);
  expect(await requestSignInCode(ctx, { phone }, caller)).toMatchObject({ ok: true });
  return ctx.sent[0]!.code!;
}

const refused = { code: 'UNAUTHENTICATED', message: 'Unknown error! Not authenticated!' };
const wrong = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');

describe('requesting a code', () => {
  it('sends it to the phone in the mask and says when the next may be asked for', async () => {
    const ctx = at(0);
    const phone = '+7 (999) 123-45-67';
    expect(await requestSignInCode(ctx, { phone }, caller)).toEqual({ ok: true, canBeRequested: later(60) });
    expect(ctx.sent).toEqual([expect.objectContaining({ to: '+79991234567', purpose: 'otp' })]);
    expect(ctx.sent[0]!.code).toMatch(/^[A-Z0-9]{6}$/);
    expect(ctx.sent[0]!.text).toContain(ctx.sent[0]!.code);
  });

  it('waits a minute between codes', async () => {
    const phone = newPhone();
    await requestCode(phone);
    const early = at(59);
    expect(await requestSignInCode(early, { phone }, caller)).toEqual({
      ok: false,
      canBeRequested: later(60),
      message: 'Cooldown',
    });
    expect(early.sent).toEqual([]);
    await requestCode(phone, 60);
  });

  it('sends five codes an hour', async () => {
    const phone = newPhone();
    for (const seconds of [0, 60, 120, 180, 240]) await requestCode(phone, seconds);
    expect(await requestSignInCode(at(300), { phone }, caller)).toMatchObject({
      canBeRequested: later(3_600),
    });
    await requestCode(phone, 3_600);
  });

  it('sends one of many codes asked for at once', async () => {
    const phone = newPhone();
    const contexts = Array.from({ length: 10 }, () => at(0));
    const results = await Promise.all(contexts.map((ctx) => requestSignInCode(ctx, { phone }, caller)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(contexts.flatMap(({ sent }) => sent)).toHaveLength(1);
  });

  it.each([
    ['that it refuses', { kind: 'rejected' }, 'Not sent', 0],
    ['nothing', { kind: 'timeout' }, 'Not sent', 1],
    ['what nobody can read', { kind: 'malformed', providerCode: 'not_json' }, 'Not sent', 1],
    ['that the number cannot be reached', { kind: 'rejected', isAboutNumber: true }, 'Not delivered', 0],
  ] as const)('answers in words when the provider says %s', async (_, fail, message, counted) => {
    const phone = newPhone();
    const sms: SmsSender = {
      provider: 'broken',
      send: async () => ({ ok: false, retryable: false, ...fail }),
    };
    const ctx = at(0, { sms });
    expect(await requestSignInCode(ctx, { phone }, caller)).toEqual({
      ok: false,
      canBeRequested: TEST_NOW,
      message,
    });
    expect(await database.db.$count(signInCodes, eq(signInCodes.phone, phone))).toBe(counted);
    await requestCode(phone, 1);
  });

  it('sends nothing for an address that asks too often', async () => {
    const consume = () => Promise.reject(new AppError('LIMIT', 'Слишком много запросов'));
    const ctx = at(0, { limiter: { consume } });
    await expect(requestSignInCode(ctx, { phone: newPhone() }, caller)).rejects.toMatchObject({
      code: 'LIMIT',
    });
    expect(ctx.sent).toEqual([]);
  });

  it('refuses what is no phone', async () => {
    await expect(requestSignInCode(at(0), { phone: '+7 (' }, caller)).rejects.toMatchObject({
      code: 'INVALID',
    });
  });
});

describe('signing in', () => {
  it('makes an unknown phone a USER without a name and opens a session', async () => {
    const phone = newPhone();
    const code = await requestCode(phone);
    const { token, expiresAt } = await signInByCode(at(5), { phone, otp: code }, caller);
    expect(expiresAt).toEqual(later(5 + 30 * 86_400));
    const actor = await readSession(at(6), token);
    expect(actor).toMatchObject({ kind: 'user', name: null, phone, groups: ['USER'] });
    expect(getCurrentUser({ ...at(6), actor })).toEqual({
      id: expect.any(Number),
      clientId: null,
      name: null,
      phone,
      groups: ['USER'],
      permissions: { account: 'rw' },
    });
  });

  it('keeps neither the token nor the code, and 500 characters of the browser name', async () => {
    const phone = newPhone();
    const code = await requestCode(phone);
    const browser = { ...caller, userAgent: 'x'.repeat(600) };
    const { token } = await signInByCode(at(1), { phone, otp: code }, browser);
    const rows = JSON.stringify([
      await database.db.select().from(sessions),
      await database.db.select().from(signInCodes).where(eq(signInCodes.phone, phone)),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(code);
    expect(rows).toContain(`"${'x'.repeat(500)}"`);
  });

  it('accepts a code at 299 seconds and refuses it at 300', async () => {
    const [first, second] = [newPhone(), newPhone()];
    const codes = [await requestCode(first), await requestCode(second)];
    await expect(signInByCode(at(299), { phone: first, otp: codes[0]! }, caller)).resolves.toBeDefined();
    await expect(signInByCode(at(300), { phone: second, otp: codes[1]! }, caller)).rejects.toMatchObject(
      refused,
    );
  });

  it('does not mind spaces and case', async () => {
    const phone = newPhone();
    const code = await requestCode(phone);
    const otp = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase();
    await expect(signInByCode(at(1), { phone, otp }, caller)).resolves.toBeDefined();
  });

  it('spends a code once, even when it comes twice at once', async () => {
    const phone = newPhone();
    const otp = await requestCode(phone);
    const tries = await Promise.allSettled([1, 2, 3].map(() => signInByCode(at(1), { phone, otp }, caller)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(signInByCode(at(2), { phone, otp }, caller)).rejects.toMatchObject(refused);
  });

  it('refuses the code of another phone, an older code and a phone that asked for none', async () => {
    const [one, other] = [newPhone(), newPhone()];
    const older = await requestCode(one);
    const newer = await requestCode(one, 60);
    await requestCode(other, 60);
    for (const input of [
      { phone: one, otp: older },
      { phone: other, otp: newer },
      { phone: newPhone(), otp: newer },
    ]) {
      await expect(signInByCode(at(61), input, caller)).rejects.toMatchObject(refused);
    }
    await expect(signInByCode(at(62), { phone: one, otp: newer }, caller)).resolves.toBeDefined();
  });

  it('compares exactly five of sixty wrong tries at once; the right code comes too late', async () => {
    const phone = newPhone();
    const code = await requestCode(phone);
    const tries = Array.from({ length: 60 }, () => signInByCode(at(1), { phone, otp: wrong(code) }, caller));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.every((outcome) => outcome.status === 'rejected')).toBe(true);
    const [row] = await database.db.select().from(signInCodes).where(eq(signInCodes.phone, phone));
    expect(row?.attempts).toBe(5);
    await expect(signInByCode(at(2), { phone, otp: code }, caller)).rejects.toMatchObject(refused);
  });

  it('accepts the right code as the fifth try', async () => {
    const phone = newPhone();
    const code = await requestCode(phone);
    for (let i = 0; i < 4; i += 1) {
      await expect(signInByCode(at(1), { phone, otp: wrong(code) }, caller)).rejects.toMatchObject(refused);
    }
    await expect(signInByCode(at(1), { phone, otp: code }, caller)).resolves.toBeDefined();
  });

  it('refuses a blocked user as it refuses a wrong code', async () => {
    const phone = newPhone();
    await database.db
      .insert(users)
      .values({ phone, groups: ['USER'], blockedAt: TEST_NOW, createdAt: TEST_NOW });
    const otp = await requestCode(phone);
    await expect(signInByCode(at(1), { phone, otp }, caller)).rejects.toMatchObject(refused);
  });
});

describe('sessions', () => {
  async function signIn(phone = newPhone(), seconds = 0): Promise<{ phone: string; token: string }> {
    const otp = await requestCode(phone, seconds);
    return { phone, ...(await signInByCode(at(seconds), { phone, otp }, caller)) };
  }

  it('last thirty days', async () => {
    const { token } = await signIn();
    expect(await readSession(at(30 * 86_400 - 1), token)).toMatchObject({ kind: 'user' });
    expect(await readSession(at(30 * 86_400), token)).toEqual(VISITOR);
  });

  it('end by signing out, twice without harm, and only this one', async () => {
    const { phone, token } = await signIn();
    const other = await signIn(phone, 60);
    await signOut(at(61), token);
    await signOut(at(62), token);
    await signOut(at(62), null);
    expect(await readSession(at(63), token)).toEqual(VISITOR);
    expect(await readSession(at(63), other.token)).toMatchObject({ kind: 'user' });
  });

  it('end everywhere by one wish of the person, and nobody else’s with them', async () => {
    const { phone, token } = await signIn();
    const [other, stranger] = [await signIn(phone, 60), await signIn()];
    const actor = await readSession(at(61), token);
    await signOutEverywhere({ ...at(61), actor });
    for (const ended of [token, other.token]) expect(await readSession(at(62), ended)).toEqual(VISITOR);
    expect(await readSession(at(62), stranger.token)).toMatchObject({ kind: 'user' });
    await expect(signOutEverywhere(at(62))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('end at once when the user is blocked, and follow a change of group', async () => {
    const { phone, token } = await signIn();
    await database.db
      .update(users)
      .set({ groups: ['ADMIN'] })
      .where(eq(users.phone, phone));
    expect(await readSession(at(1), token)).toMatchObject({ groups: ['ADMIN'] });
    await database.db.update(users).set({ blockedAt: TEST_NOW }).where(eq(users.phone, phone));
    expect(await readSession(at(1), token)).toEqual(VISITOR);
  });

  it.each([null, '', 'unknown'])('are not found by the token %j', async (token) => {
    expect(await readSession(at(0), token)).toEqual(VISITOR);
  });
});
