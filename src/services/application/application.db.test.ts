import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationInput, OthersApplicationsInput } from '#contract/application.ts';
import {
  apiKeys,
  companies,
  mortgageApplications,
  outbox,
  telegramChats,
  telegramNotices,
  users,
} from '#db/schema/index.ts';
import type { UserActor } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { AppError } from '#domain/errors.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { beginApplication } from './begin-application.ts';
import { getApplication } from './get-application.ts';
import { listOthersApplications } from './list-others-applications.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { setApplicationStatus } from './set-application-status.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let keyId: number;
const people = new Map<string, UserActor>();
const PEOPLE: [name: string, group: Group][] = [
  ['Мария', 'USER'],
  ['Роман', 'REALTOR'],
  ['Алёна', 'MORTGAGE_BROKER'],
  ['Глеб', 'MORTGAGE_BROKER'],
  ['Андрей', 'ADMIN'],
];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(companies).values({ name: 'Застройщик', type: 'DEVELOPER', createdAt: TEST_NOW });
  const [key] = await database.db
    .insert(apiKeys)
    .values({
      keySha256: Buffer.from('k'),
      keyEnding: 'k',
      service: 'VITRINA',
      description: 'В',
      createdAt: TEST_NOW,
    })
    .returning();
  keyId = key!.id;
  for (const [index, [name, group]] of PEOPLE.entries()) {
    const phone = `+7999000000${index}`;
    const [user] = await database.db
      .insert(users)
      .values({ phone, name, groups: [group], createdAt: TEST_NOW })
      .returning();
    people.set(name, { kind: 'user', id: user!.id, groups: [group], name, phone });
  }
});
beforeEach(async () => {
  await database.db.delete(mortgageApplications);
  for (const table of [outbox, telegramChats, telegramNotices]) await database.db.delete(table);
});
afterAll(() => database.drop());

const as = (name: string, daysLater = 0) =>
  testContext(database.db, {
    actor: people.get(name)!,
    now: new Date(TEST_NOW.getTime() + daysLater * 86_400_000),
  });
let deals = 0;

/** A form of a person of ours, or of a stranger by surname; its id. */
async function begin(who = 'Мария', more: Partial<ApplicationInput> = {}, daysLater = 0): Promise<number> {
  deals += 1;
  const person = people.get(who);
  const phone = person?.phone ?? `+7912555${String(deals).padStart(4, '0')}`;
  const input = {
    fizzUser: { surname: person ? 'Иванова' : who, name: person?.name ?? 'Пётр', phone },
    broker: { surname: 'Ким', name: 'Алёна', phone: people.get('Алёна')!.phone },
    brandName: 'Новый берег',
    sdelkaDealUrl: `https://sdelka.example/${deals}`,
    ...more,
  };
  const { formId } = await beginApplication(as('Мария', daysLater), { id: keyId, companyIds: [1] }, input);
  return formId;
}

type Change = { status: ApplicationStatus; expectedStatus?: ApplicationStatus; comment?: string };
const move = (name: string, id: number, change: Change) =>
  setApplicationStatus(as(name), { id, comment: '', ...change }).then(
    () => 'done',
    (error: AppError) => `${error.code} ${error.details.reason ?? ''}`.trim(),
  );
/** Brings an application all the way to a status. */
async function bringTo(id: number, ...statuses: ApplicationStatus[]): Promise<void> {
  for (const status of statuses) expect(await move('Алёна', id, { status })).toBe('done');
}
const others = (name: string, input: Partial<OthersApplicationsInput> = {}) =>
  listOthersApplications(as(name), { text: '', page: 1, ...input });
const found = async (input: Partial<OthersApplicationsInput>) =>
  (await others('Алёна', input)).rows.map(({ person }) => person.surname);

describe('changing a status', () => {
  it('goes one step and is written down with who, when and what was said', async () => {
    const id = await begin();
    await bringTo(id, 'SENT_TO_BROKER');
    await setApplicationStatus(as('Глеб', 1), {
      id,
      status: 'VERIFIED_BY_BROKER',
      comment: 'Справка на месте',
    });
    const { application } = await getApplication(as('Алёна'), id);
    expect(application.status).toBe('VERIFIED_BY_BROKER');
    expect(application.moves).toEqual([
      { status: 'DRAFT', at: TEST_NOW, by: null, comment: null },
      { status: 'SENT_TO_BROKER', at: TEST_NOW, by: 'Алёна', comment: null },
      { status: 'VERIFIED_BY_BROKER', at: as('Глеб', 1).now, by: 'Глеб', comment: 'Справка на месте' },
    ]);
  });

  it.each<[string, ApplicationStatus, string]>([
    ['Алёна', 'SENT_TO_BANKS', 'INVALID not-a-step'],
    ['Алёна', 'DRAFT', 'CONFLICT same'],
    ['Мария', 'SENT_TO_BROKER', 'FORBIDDEN'],
    ['Роман', 'SENT_TO_BROKER', 'FORBIDDEN'],
    ['Андрей', 'SENT_TO_BROKER', 'done'],
  ])('%s brings a draft to %s: %s', async (name, status, answer) => {
    const id = await begin();
    expect(await move(name, id, { status })).toBe(answer);
  });

  it('goes back for admins alone, from the last status too', async () => {
    const id = await begin();
    await bringTo(id, 'SENT_TO_BROKER', 'VERIFIED_BY_BROKER', 'SENT_TO_BANKS', 'GOT_RESOLUTION');
    expect(await move('Алёна', id, { status: 'SENT_TO_BANKS' })).toBe('INVALID not-a-step');
    expect(await move('Андрей', id, { status: 'VERIFIED_BY_BROKER' })).toBe('INVALID not-a-step');
    expect(await move('Андрей', id, { status: 'SENT_TO_BANKS' })).toBe('done');
  });

  it('is a conflict where the caller saw another status', async () => {
    const id = await begin();
    await bringTo(id, 'SENT_TO_BROKER');
    const change = { status: 'VERIFIED_BY_BROKER', expectedStatus: 'DRAFT' } as const;
    expect(await move('Алёна', id, change)).toBe('CONFLICT changed');
    expect(await move('Алёна', id, { ...change, expectedStatus: 'SENT_TO_BROKER' })).toBe('done');
  });

  it('happens once however many brokers do it at once', async () => {
    const id = await begin();
    const change = { status: 'SENT_TO_BROKER', expectedStatus: 'DRAFT' } as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => move(index % 2 ? 'Алёна' : 'Глеб', id, change)),
    );
    expect(answers.sort()).toEqual([...Array(7).fill('CONFLICT changed'), 'done']);
    expect((await getApplication(as('Алёна'), id)).application.moves).toHaveLength(2);
  });

  it('of what is not there is not found, and of one’s own is for others', async () => {
    expect(await move('Алёна', 2_000_000_000, { status: 'SENT_TO_BROKER' })).toBe('NOT_FOUND');
    expect(await move('Алёна', await begin('Алёна'), { status: 'SENT_TO_BROKER' })).toBe('FORBIDDEN');
  });
});

describe('own applications', () => {
  it('say nothing of what brokers write to each other', async () => {
    const id = await begin();
    await move('Алёна', id, { status: 'SENT_TO_BROKER', comment: 'Просрочка в 2023 году' });
    const { application } = await getApplication(as('Мария'), id);
    const { rows } = await listOwnApplications(as('Мария'), { page: 1 });
    for (const { moves } of [application, rows[0]!]) {
      expect(moves.at(-1)).toMatchObject({ status: 'SENT_TO_BROKER', comment: null });
    }
  });

  it('are the caller’s alone, newest first, twenty a page', async () => {
    await begin('Петров');
    const ids: number[] = [];
    for (let day = 0; day < 21; day += 1) ids.push(await begin('Мария', {}, day));
    const first = await listOwnApplications(as('Мария'), { page: 1 });
    expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
    expect(first).toMatchObject({ page: 1, pages: 2, total: 21 });
    const past = await listOwnApplications(as('Мария'), { page: 9 });
    expect([past.page, past.rows.map(({ id }) => id)]).toEqual([2, [ids[0]]]);
    expect(await listOwnApplications(as('Роман'), { page: 1 })).toMatchObject({ rows: [], total: 0 });
  });

  it('are those that partners begin for the phone one signs in with', async () => {
    await begin('Роман');
    expect((await listOwnApplications(as('Роман'), { page: 1 })).rows).toMatchObject([
      { status: 'DRAFT', brandName: 'Новый берег', broker: { name: 'Ким Алёна', isOurs: true } },
    ]);
  });
});

describe('applications of others', () => {
  it('are all but one’s own, those at work first, oldest on top', async () => {
    await begin('Алёна');
    const resolved = await begin('Давний', {}, 0);
    await bringTo(resolved, 'SENT_TO_BROKER', 'VERIFIED_BY_BROKER', 'SENT_TO_BANKS', 'GOT_RESOLUTION');
    await begin('Новый', {}, 2);
    await begin('Старый', {}, 1);
    expect(await found({})).toEqual(['Старый', 'Новый', 'Давний']);
    expect((await others('Глеб')).total).toBe(4);
  });

  it('are counted by status and filtered by one', async () => {
    await begin('Первый');
    await bringTo(await begin('Второй'), 'SENT_TO_BROKER');
    const { counts, total } = await others('Алёна', { status: 'SENT_TO_BROKER' });
    expect(counts).toEqual({
      DRAFT: 1,
      SENT_TO_BROKER: 1,
      VERIFIED_BY_BROKER: 0,
      SENT_TO_BANKS: 0,
      GOT_RESOLUTION: 0,
    });
    expect([total, await found({ status: 'SENT_TO_BROKER' })]).toEqual([1, ['Второй']]);
  });

  it.each([
    ['фёдор', ['Фёдорова']],
    ['ФЕДОРОВА пётр', ['Фёдорова']],
    ['(912) 700-10', ['Фёдорова']],
    ['89127001020', ['Фёдорова']],
    ['8 912 700', ['Фёдорова']],
    ['%', []],
    ['Сидоров', []],
  ])('are found by «%s»', async (text, expected) => {
    await begin('Петров');
    await begin('Фёдорова', { fizzUser: { surname: 'Фёдорова', name: 'Пётр', phone: '+79127001020' } });
    expect(await found({ text })).toEqual(expected);
  });

  it('are found by their number', async () => {
    await begin('Петров');
    const id = await begin('Сафина', { fizzUser: { surname: 'Сафина', name: 'Лия', phone: '+79000000000' } });
    expect(await found({ text: `№ ${id}` })).toContain('Сафина');
  });

  it.each(['Мария', 'Роман'])('are not for %s', async (name) => {
    const id = await begin('Петров');
    await expect(others(name)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(getApplication(as(name), id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(getApplication(as(name), 2_000_000_000)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('say where the caller may bring them', async () => {
    const id = await begin('Петров');
    await bringTo(id, 'SENT_TO_BROKER');
    expect((await getApplication(as('Алёна'), id)).nextStatuses).toEqual(['VERIFIED_BY_BROKER']);
    expect((await getApplication(as('Андрей'), id)).nextStatuses).toEqual(['VERIFIED_BY_BROKER', 'DRAFT']);
    const own = await begin('Алёна');
    expect(await getApplication(as('Алёна'), own)).toMatchObject({ isOwn: true, nextStatuses: [] });
    await expect(getApplication(as('Алёна'), 2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('notices', () => {
  const link = (name: string) =>
    database.db.insert(telegramChats).values({
      userId: people.get(name)!.id,
      chatId: `chat of ${name}`,
      chatName: name,
      linkedAt: TEST_NOW,
    });
  const promised = async () =>
    (await database.db.select().from(outbox)).map(({ payload }) => {
      const { userId, notice } = payload as { userId: number; notice: string };
      return `${[...people.values()].find(({ id }) => id === userId)!.name}: ${notice}`;
    });

  it('of a new application and of its status are promised to its broker', async () => {
    await link('Алёна');
    await link('Глеб');
    await bringTo(await begin(), 'SENT_TO_BROKER');
    expect(await promised()).toEqual(['Алёна: newApplications', 'Алёна: statusChanges']);
  });

  it('are promised to every broker when nobody knows the one of the deal', async () => {
    await link('Алёна');
    await link('Глеб');
    await begin('Петров', { broker: { surname: 'Чужой', name: 'Брокер', phone: '+74950000000' } });
    expect(await promised()).toEqual(['Алёна: newApplications', 'Глеб: newApplications']);
  });

  it('are not promised without a chat, nor when they were declined', async () => {
    await begin('Петров');
    await link('Алёна');
    await database.db
      .insert(telegramNotices)
      .values({ userId: people.get('Алёна')!.id, newApplications: false, statusChanges: true });
    await bringTo(await begin('Сидоров'), 'SENT_TO_BROKER');
    expect(await promised()).toEqual(['Алёна: statusChanges']);
  });
});

it('no visitor reaches any of it', async () => {
  const visitor = testContext(database.db, { actor: { kind: 'visitor' } });
  const code = { code: 'UNAUTHENTICATED' };
  await expect(listOwnApplications(visitor, { page: 1 })).rejects.toMatchObject(code);
  await expect(listOthersApplications(visitor, { text: '', page: 1 })).rejects.toMatchObject(code);
  await expect(getApplication(visitor, 1)).rejects.toMatchObject(code);
  const change = { id: 1, status: 'SENT_TO_BROKER', comment: '' } as const;
  await expect(setApplicationStatus(visitor, change)).rejects.toMatchObject(code);
});
