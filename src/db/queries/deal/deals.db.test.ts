import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies, deals, users } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW as createdAt } from '#tests/service-context.ts';
import type { DealValues } from './deal-values.ts';
import { findDeal, insertDeal } from './deals.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(companies).values({ name: 'Банк', type: 'BANK', createdAt });
  const phones = ['+79990000001', '+79990000002'];
  await database.db.insert(users).values(phones.map((phone) => ({ phone, groups: [], createdAt })));
});
afterAll(() => database.drop());

const person = {
  name: 'Мария',
  surname: 'Иванова',
  patronymic: null,
  phone: '+79991234567',
  email: 'maria@example.com',
};
const nobody = { agentId: null, accounts: [], unregistered: [], docs: [] };
const deal: DealValues = {
  seller: { agentId: 1, accounts: [1, 2], unregistered: [], docs: ['/files/contract.pdf'] },
  customer: {
    ...nobody,
    unregistered: [person, { ...person, name: 'Пётр', patronymic: 'Ильич', email: null }],
  },
  insuranceId: 12,
  bankId: 1,
};

it.each<[string, DealValues]>([
  ['of two sides with accounts, people without, and papers', deal],
  ['of which nothing is known yet', { seller: nobody, customer: nobody, insuranceId: null, bankId: null }],
])('a deal %s is kept whole', async (_, values) => {
  const id = await insertDeal(database.db, values);
  expect(await findDeal(database.db, id)).toEqual({ id, ...values });
});

it('a deal is kept whole or not at all', async () => {
  const before = await database.db.$count(deals);
  const broken = { ...deal, customer: { ...nobody, unregistered: [{ ...person, phone: '89991234567' }] } };
  await expect(insertDeal(database.db, broken)).rejects.toThrow();
  await expect(insertDeal(database.db, { ...deal, seller: { ...nobody, accounts: [99] } })).rejects.toThrow();
  expect(await database.db.$count(deals)).toBe(before);
});

it('a deal that is not there is not found', async () => {
  expect(await findDeal(database.db, 2_000_000_000)).toBeUndefined();
});
