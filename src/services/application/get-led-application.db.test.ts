import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { BankAnswerInput } from '#contract/application.ts';
import {
  auditEntries,
  companies,
  mortgageApplications,
  outbox,
  telegramChats,
  uploads,
  users,
} from '#db/schema/index.ts';
import type { UserActor } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { AppError } from '#domain/errors.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { addDocument } from './add-document.ts';
import { askForDocument, stopAskingForDocument } from './ask-for-document.ts';
import { assignApplication } from './assign-application.ts';
import { beginApplication } from './begin-application.ts';
import { exportApplications } from './export-applications.ts';
import { getApplication } from './get-application.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { recordBankAnswer, removeBankAnswer } from './record-bank-answer.ts';
import { removeDocument } from './remove-document.ts';
import { allowRename, renameApplicant } from './rename-applicant.ts';
import { sendNotice } from './send-notice.ts';
import { setApplicationStatus } from './set-application-status.ts';
import { withdrawConsent, withdrawOwnApplication } from './withdraw-own-application.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const people = new Map<string, UserActor>();
const PEOPLE: [name: string, group: Group][] = [
  ['Мария', 'USER'],
  ['Роман', 'REALTOR'],
  ['Алёна', 'MORTGAGE_BROKER'],
  ['Глеб', 'MORTGAGE_BROKER'],
  ['Андрей', 'ADMIN'],
];
/** The application of Мария, begun by the key of a developer and sent to banks. */
let id: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const company = { name: 'Застройщик', type: 'DEVELOPER', createdAt: TEST_NOW } as const;
  await database.db.insert(companies).values(company);
  for (const [index, [name, group]] of PEOPLE.entries()) {
    const phone = `+7999000000${index}`;
    const row = { phone, name, groups: [group], createdAt: TEST_NOW };
    const [user] = await database.db.insert(users).values(row).returning();
    people.set(name, { kind: 'user', id: user!.id, groups: [group], name, phone });
  }
});
beforeEach(async () => {
  for (const table of [mortgageApplications, auditEntries, outbox, telegramChats])
    await database.db.delete(table);
  const [company] = await database.db.select().from(companies);
  const input = {
    fizzUser: { surname: '=Иванова', name: 'Мария', phone: people.get('Мария')!.phone },
    broker: { surname: 'Ким', name: 'Алёна', phone: people.get('Алёна')!.phone },
    brandName: 'Новый берег',
    sdelkaDealUrl: 'https://sdelka.example/1',
  };
  const access = { id: null as unknown as number, companyIds: [company!.id] };
  ({ formId: id } = await beginApplication(as('Мария'), access, input));
  for (const status of [
    'SENT_TO_BROKER',
    'VERIFIED_BY_BROKER',
    'SENT_TO_BANKS',
  ] satisfies ApplicationStatus[]) {
    await setApplicationStatus(as('Алёна'), { id, status, comment: '' });
  }
});
afterAll(() => database.drop());

const as = (name: string) => testContext(database.db, { actor: people.get(name)! });
const own = async () => (await listOwnApplications(as('Мария'), { page: 1 })).rows[0]!;
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: AppError) => error.code,
  );
const approval = {
  bank: 'Банк «Верста»',
  outcome: 'APPROVED',
  sum: 9_500_000,
  rate: 6.25,
  years: 20,
} as const;
const answerOf = (more: object = {}) =>
  BankAnswerInput.parse({ id, ...approval, validUntil: '20.02.2027', ...more });
let files = 0;
async function upload(name: string): Promise<string> {
  files += 1;
  const uuid = `00000000-0000-4000-8000-${String(files).padStart(12, '0')}`;
  const file = {
    uuid,
    userId: people.get(name)!.id,
    name: 'spravka.pdf',
    extension: 'pdf',
    type: 'application/pdf',
    sha256: 'x',
    size: 5,
  };
  await database.db.insert(uploads).values({ ...file, isPublic: false, uploadedAt: TEST_NOW });
  return uuid;
}

describe('the answer of a bank', () => {
  it('is seen by the person, and its next one takes its place', async () => {
    await recordBankAnswer(as('Алёна'), answerOf());
    await recordBankAnswer(as('Глеб'), answerOf({ bank: 'ОКА', outcome: 'REFUSED' }));
    await recordBankAnswer(as('Глеб'), answerOf({ bank: 'банк «верста»', sum: 9_000_000 }));
    const { answers } = await own();
    expect(answers.map(({ bank, terms }) => [bank, terms])).toEqual([
      ['ОКА', null],
      ['банк «верста»', { sum: 9_000_000, rate: 0.0625, termMonths: 240, validUntil: '2027-02-20' }],
    ]);
    await removeBankAnswer(as('Алёна'), { id, partId: answers[0]!.id });
    expect((await own()).answers).toHaveLength(1);
    expect(await outcome(removeBankAnswer(as('Алёна'), { id, partId: answers[0]!.id }))).toBe('NOT_FOUND');
  });

  it.each([
    [{ sum: null }, 'sum'],
    [{ rate: -1 }, 'rate'],
    [{ rate: 101 }, 'rate'],
    [{ years: 0 }, 'years'],
    [{ sum: 1.5 }, 'sum'],
    [{ bank: ' ' }, 'bank'],
    [{ validUntil: '31.02.2027' }, 'validUntil'],
  ])('%j is refused at its field', (more, field) => {
    const { error } = BankAnswerInput.safeParse({ id, ...approval, validUntil: null, ...more });
    expect(error!.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it('waits until the application went to banks', async () => {
    await setApplicationStatus(as('Андрей'), { id, status: 'VERIFIED_BY_BROKER', comment: '' });
    expect(await outcome(recordBankAnswer(as('Алёна'), answerOf()))).toBe('CONFLICT');
  });
});

describe('a paper asked for by name', () => {
  it('is missing until the person brings it, and again when they take it away', async () => {
    await askForDocument(as('Алёна'), { id, title: 'Справка о доходах' });
    expect(await outcome(askForDocument(as('Глеб'), { id, title: 'справка о доходах' }))).toBe('CONFLICT');
    const [request] = (await own()).requests;
    expect(request).toMatchObject({ title: 'Справка о доходах', isReceived: false });
    const uuid = await upload('Мария');
    expect(await outcome(addDocument(as('Мария'), { id, uuid, requestId: request!.id + 1 }))).toBe('INVALID');
    expect((await own()).documents).toEqual([]);
    await addDocument(as('Мария'), { id, uuid, requestId: request!.id });
    expect((await own()).requests).toMatchObject([{ isReceived: true }]);
    await removeDocument(as('Мария'), { id, uuid });
    expect((await own()).requests).toMatchObject([{ isReceived: false }]);
    await stopAskingForDocument(as('Алёна'), { id, partId: request!.id });
    expect((await own()).requests).toEqual([]);
  });
});

describe('an application that is given to another broker', () => {
  it('is led and heard of by that one, and comes back', async () => {
    const gleb = people.get('Глеб')!.id;
    await database.db
      .insert(telegramChats)
      .values({ userId: gleb, chatId: '5', chatName: 'Глеб', linkedAt: TEST_NOW });
    await assignApplication(as('Алёна'), { id, userId: gleb });
    expect((await own()).assignee).toMatchObject({ id: gleb, name: 'Глеб' });
    expect(await database.db.$count(outbox)).toBe(1);
    await assignApplication(as('Андрей'), { id, userId: null });
    expect((await own()).assignee).toBeNull();
    const [entry] = await database.db.select().from(auditEntries);
    expect(entry).toMatchObject({ entity: 'application', entityId: String(id) });
  });

  it('falls to its own broker when that one is a broker no more, whose notices go there, too', async () => {
    const gleb = people.get('Глеб')!.id;
    await assignApplication(as('Алёна'), { id, userId: gleb });
    const promised = { applicationId: id, notice: 'statusChanges', status: 'SENT_TO_BANKS' } as const;
    for (const name of ['Глеб', 'Алёна'])
      await database.db
        .insert(telegramChats)
        .values({ userId: people.get(name)!.id, chatId: name, chatName: name, linkedAt: TEST_NOW });
    const putInto = (group: Group) =>
      database.db
        .update(users)
        .set({ groups: [group] })
        .where(eq(users.id, gleb));
    await putInto('USER');
    onTestFinished(async () => void (await putInto('MORTGAGE_BROKER')));
    expect((await own()).assignee).toBeNull();
    await database.db.delete(outbox);
    await sendNotice(as('Алёна'), { ...promised, userId: gleb }, new AbortController().signal);
    const rows = await database.db.select().from(outbox);
    expect(rows.map(({ payload }) => payload)).toEqual([{ ...promised, userId: people.get('Алёна')!.id }]);
  });

  it.each(['Мария', 'Роман'])('goes to no one who is no broker: %s', async (name) => {
    const userId = people.get(name)!.id;
    expect(await outcome(assignApplication(as('Алёна'), { id, userId }))).toBe('INVALID');
  });
});

describe('its person', () => {
  it('mends the names once a broker lets them, once', async () => {
    const names = { id, surname: 'Иванова-Ким', firstName: 'Мария', patronymic: '' };
    expect(await outcome(renameApplicant(as('Мария'), names))).toBe('FORBIDDEN');
    await allowRename(as('Алёна'), { id, mayRename: true });
    await renameApplicant(as('Мария'), names);
    expect(await own()).toMatchObject({
      person: { surname: 'Иванова-Ким', patronymic: null },
      mayRename: false,
    });
    expect(await outcome(renameApplicant(as('Мария'), names))).toBe('FORBIDDEN');
    expect(await database.db.select().from(auditEntries)).not.toContainEqual(
      expect.objectContaining({ after: expect.stringContaining('Иванова') }),
    );
  });

  it('withdraws it: all stays to be read, and nobody works on it', async () => {
    await recordBankAnswer(as('Алёна'), answerOf());
    await withdrawOwnApplication(as('Мария'), { id });
    await withdrawOwnApplication(as('Мария'), { id });
    expect(await own()).toMatchObject({ withdrawnAt: TEST_NOW, answers: [{ bank: approval.bank }] });
    const { mayLead, nextStatuses } = await getApplication(as('Андрей'), id);
    expect([mayLead, nextStatuses]).toEqual([false, []]);
    const uuid = await upload('Мария');
    const works = [
      () => setApplicationStatus(as('Андрей'), { id, status: 'GOT_RESOLUTION', comment: '' }),
      () => recordBankAnswer(as('Алёна'), answerOf()),
      () => askForDocument(as('Алёна'), { id, title: 'Паспорт' }),
      () => addDocument(as('Мария'), { id, uuid }),
    ];
    for (const work of works) expect(await outcome(work())).toBe('CONFLICT');
  });

  it('withdraws the consent: nothing of it is left but that it was', async () => {
    await askForDocument(as('Алёна'), { id, title: 'Паспорт' });
    const uuid = await upload('Мария');
    await addDocument(as('Мария'), { id, uuid });
    await withdrawConsent(as('Мария'), { id });
    expect((await listOwnApplications(as('Мария'), { page: 1 })).total).toBe(0);
    expect(await database.db.$count(mortgageApplications)).toBe(0);
    expect((await database.db.select().from(uploads)).filter((file) => file.uuid === uuid)).toEqual([]);
    expect(await database.db.select().from(auditEntries)).toMatchObject([{ entityId: String(id) }]);
    expect(await outcome(withdrawConsent(as('Мария'), { id }))).toBe('NOT_FOUND');
  });
});

it('nobody leads an application of their own, and nobody without the right any', async () => {
  await database.db.update(mortgageApplications).set({ userId: people.get('Алёна')!.id });
  const works = [
    (name: string) => recordBankAnswer(as(name), answerOf()),
    (name: string) => removeBankAnswer(as(name), { id, partId: 1 }),
    (name: string) => askForDocument(as(name), { id, title: 'Паспорт' }),
    (name: string) => stopAskingForDocument(as(name), { id, partId: 1 }),
    (name: string) => assignApplication(as(name), { id, userId: null }),
    (name: string) => allowRename(as(name), { id, mayRename: true }),
  ];
  for (const name of ['Алёна', 'Мария', 'Роман']) {
    for (const work of works) expect(await outcome(work(name))).toBe('FORBIDDEN');
  }
  const ofOwners = [
    () => renameApplicant(as('Роман'), { id, surname: 'А', firstName: 'Б', patronymic: '' }),
    () => withdrawOwnApplication(as('Роман'), { id }),
    () => withdrawConsent(as('Роман'), { id }),
  ];
  for (const work of ofOwners) expect(await outcome(work())).toBe('NOT_FOUND');
});

it('the desk is carried out as a table, which is written down', async () => {
  await recordBankAnswer(as('Алёна'), answerOf());
  const { csv, fileName } = await exportApplications(as('Алёна'), { text: '' });
  expect(fileName).toBe('applications-2026-11-20.csv');
  expect(csv.split('\r\n')[1]).toContain(`"'=Иванова Мария"`);
  expect(csv).toContain('"Банк «Верста»: 9500000 ₽"');
  expect(csv).toContain('"Застройщик"');
  expect(await database.db.select().from(auditEntries)).toMatchObject([
    { entity: 'application', entityId: 'CSV' },
  ]);
  expect(await outcome(exportApplications(as('Мария'), { text: '' }))).toBe('FORBIDDEN');
});
