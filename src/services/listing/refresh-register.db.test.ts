import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { VISITOR } from '#domain/access/actor.ts';
import type { ProjectRegister } from '#integrations/housing/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { describeComplex } from './describe-complex.ts';
import { refreshRegister } from './refresh-register.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Days of commissioning by project; a project that is not here fails. */
let register: Map<string, string | null>;
let asked: string[];
const housing: ProjectRegister = {
  provider: 'test',
  async project(domRfId) {
    asked.push(domRfId);
    const commissionedOn = register.get(domRfId);
    return commissionedOn === undefined
      ? { ok: false, kind: 'timeout', retryable: true }
      : { ok: true, value: { domRfId, commissionedOn }, source: 'live', asOf: TEST_NOW };
  },
};
const day = (number: number) => new Date(TEST_NOW.getTime() + number * 86_400_000);
const ctx = (now = TEST_NOW) => testContext(database.db, { now, ports: { housing } });
const refresh = (now?: Date) => refreshRegister(ctx(now), new AbortController().signal);

beforeEach(() => {
  register = new Map([
    ['silent', '2024-12-23'],
    ['says', '2024-12-23'],
    ['future', '2028-02-01'],
  ]);
  asked = [];
});

const SILENT = { builtYear: null, state: null };

async function bring(complex: string, says: Partial<YrlOffer>, now = TEST_NOW): Promise<void> {
  const bytes = yrlFeed([{ id: `${complex}-1`, complex, ...says }]);
  await importFeed(ctx(now), { bytes, source: 'feed.xml', clientName: complex });
}

async function link(complex: string, domRfId: string | null, now = TEST_NOW): Promise<void> {
  const { rows } = await database.db.execute(sql`SELECT id FROM complexes WHERE name = ${complex}`);
  await describeComplex(ctx(now), rows[0]!.id as number, { domRfId });
}

async function houseOf(complex: string): Promise<unknown[]> {
  const { rows } = await database.db.execute(sql`
    SELECT building_state, building_state_by, handover_year, handover_quarter, handover_by
    FROM houses JOIN complexes ON complexes.id = complex_id WHERE complexes.name = ${complex}`);
  return Object.values(rows[0]!);
}

it('fills what the feed left unsaid, and only that', async () => {
  await bring('Тихий', SILENT);
  await bring('Будущий', SILENT);
  await bring('Говорящий', {});
  await bring('Полуслово', { state: null });
  await link('Тихий', 'silent');
  await link('Будущий', 'future');
  await link('Говорящий', 'says');
  await link('Полуслово', 'silent');
  expect(await houseOf('Тихий')).toEqual(['UNFINISHED', 'guess', null, null, 'feed']);
  expect(await refresh()).toBe(3);
  expect(await houseOf('Тихий')).toEqual(['HANDOVER', 'register', 2024, 4, 'register']);
  expect(await houseOf('Будущий')).toEqual(['UNFINISHED', 'register', 2028, 1, 'register']);
  expect(await houseOf('Говорящий')).toEqual(['UNFINISHED', 'feed', 2028, 2, 'feed']);
  expect(await houseOf('Полуслово')).toEqual(['HANDOVER', 'register', 2028, 2, 'feed']);
  expect(await refresh()).toBe(0);
});

it('a run of the same feed leaves the filled house as it is', async () => {
  await bring('Тихий', SILENT, day(1));
  expect(await houseOf('Тихий')).toEqual(['HANDOVER', 'register', 2024, 4, 'register']);
});

it('a run that rewrites the house fills it again by itself', async () => {
  await bring('Тихий', { ...SILENT, floor: 9 }, day(1));
  await database.db.execute(sql`UPDATE feed_objects SET fingerprint = '' WHERE kind = 'house'`);
  await bring('Тихий', SILENT, day(1));
  expect(await houseOf('Тихий')).toEqual(['HANDOVER', 'register', 2024, 4, 'register']);
});

it('the word of the feed wins as soon as it is said', async () => {
  await bring('Тихий', { builtYear: 2027, state: 'built' }, day(2));
  expect(await houseOf('Тихий')).toEqual(['BUILT', 'feed', 2027, 2, 'feed']);
});

it('what the register stops saying is taken back', async () => {
  register.set('future', null);
  await refresh(day(8));
  expect(await houseOf('Будущий')).toEqual(['UNFINISHED', 'guess', null, null, 'feed']);
});

it('a house is commissioned on the day the register names', async () => {
  register.set('future', '2026-12-10');
  await refresh(day(16));
  expect(await houseOf('Будущий')).toEqual(['UNFINISHED', 'register', 2026, 4, 'register']);
  await refresh(day(20));
  expect(await houseOf('Будущий')).toEqual(['HANDOVER', 'register', 2026, 4, 'register']);
});

it('a failure keeps what was known, lets the others go on and is thrown', async () => {
  register.delete('future');
  await expect(refresh(day(40))).rejects.toMatchObject({ code: 'UNAVAILABLE', message: /future.*timeout/ });
  expect(asked).toEqual(['future', 'says', 'silent']);
  expect(await houseOf('Будущий')).toEqual(['HANDOVER', 'register', 2026, 4, 'register']);
});

it('a complex without a project is not asked about, and loses what another project told', async () => {
  await link('Будущий', null, day(40));
  await refresh(day(60)).catch(() => undefined);
  expect(asked).not.toContain('future');
  expect(await houseOf('Будущий')).toEqual(['UNFINISHED', 'guess', null, null, 'feed']);
});

it('is not for a visitor', async () => {
  const visitor = testContext(database.db, { actor: VISITOR });
  await expect(refreshRegister(visitor, new AbortController().signal)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
