import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/audit-entry.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { type ConsoleList, LIST_SORTS, listSorts } from '#domain/list-sorts.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { companies } from '../db/schema/company.ts';
import { users } from '../db/schema/user.ts';
import { listUsers } from './access/list-users.ts';
import { listCompanies } from './company/list-companies.ts';
import { exportList } from './export-list.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const NAMES = ['Ель', '=Дуб', 'Ясень'];
let clientId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  const [client] = await database.db
    .insert(companies)
    .values({ name: 'Берег', type: 'DEVELOPER', createdAt: TEST_NOW })
    .returning();
  clientId = client!.id;
  await database.db.insert(companies).values(
    NAMES.map((name, at) => ({
      name,
      type: 'SYSTEM' as const,
      foundationYear: at === 1 ? null : 2000 + at,
      createdAt: TEST_NOW,
    })),
  );
  await database.db.insert(users).values(
    (['USER', 'SUPERADMIN', 'REALTOR'] as const).map((group, at) => ({
      phone: `+7912000000${at}`,
      groups: [group],
      createdAt: TEST_NOW,
    })),
  );
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);
const LISTS = Object.keys(LIST_SORTS) as ConsoleList[];

describe.each(LISTS)('the list %s', (list) => {
  it('is carried out in every order it has, and that is written down', async () => {
    for (const sort of [undefined, ...listSorts(list)]) {
      const asked = { list, sort, text: '', page: 1, id: clientId } as Parameters<typeof exportList>[1];
      const { csv, fileName } = await exportList(ctx(), asked);
      expect(fileName).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
      expect(csv.startsWith('\uFEFF"')).toBe(true);
    }
    const edits = await database.db.select().from(auditEntries);
    expect(edits.map(({ after }) => after?.list)).toContain(list);
  });
});

it('all rows of what was asked for are there, no cell of them a formula', async () => {
  const { csv } = await exportList(ctx(), {
    list: 'companies',
    text: '',
    type: 'SYSTEM',
    sort: 'name',
    page: 7,
  });
  const rows = csv.split('\r\n').filter((line) => /Ель|Дуб|Ясень/.test(line));
  expect(rows.map((row) => row.split(',')[1]).sort()).toEqual(['"\'=Дуб"', '"Ель"', '"Ясень"']);
});

it('rows without a value stand last in both directions', async () => {
  const yearsBy = async (sort: 'foundationYear' | '-foundationYear') => {
    const { rows } = await listCompanies(ctx(), { text: '', type: 'SYSTEM', sort, page: 1 });
    return rows.filter(({ name }) => NAMES.includes(name)).map(({ foundationYear }) => foundationYear);
  };
  expect(await yearsBy('foundationYear')).toEqual([2000, 2002, null]);
  expect(await yearsBy('-foundationYear')).toEqual([2002, 2000, null]);
});

it('groups are ordered by what they may, and one record is found wherever it stands', async () => {
  const { rows } = await listUsers(ctx(), { text: '91200000', sort: '-group', page: 1 });
  expect(rows.map(({ group }) => group)).toEqual(['SUPERADMIN', 'REALTOR', 'USER']);
  const last = rows[2]!.id;
  const { rows: found } = await listUsers(ctx(), { text: '', only: last, page: 1 });
  expect(found.map(({ id }) => id)).toEqual([last]);
});
