import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureUser } from '#db/queries/access/users.ts';
import { listCompanies as listCompanyRows } from '#db/queries/company/companies.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { CompanyInput } from '../../contract/company-input.ts';
import { complexes } from '../../db/schema/complex.ts';
import { uploads } from '../../db/schema/upload.ts';
import type { UserActor } from '../../domain/access/actor.ts';
import { listAudit } from '../audit/list-audit.ts';
import { createCompany } from './create-company.ts';
import { editCompany } from './edit-company.ts';
import { listCompanies } from './list-companies.ts';
import { presentCompany } from './present-company.ts';
import { removeCompany } from './remove-company.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let admin: UserActor;
beforeAll(async () => {
  database = await createTestDatabase();
  const { id, phone } = await ensureUser(database.db, '+79990000002', ['ADMIN'], TEST_NOW);
  admin = { kind: 'user', id, phone, name: null, groups: ['ADMIN'] };
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db, { actor: admin });
const operator = () => testContext(database.db);
const company = (own: Partial<CompanyInput> = {}): CompanyInput => ({
  name: '«Гранит»',
  type: 'DEVELOPER',
  uname: '',
  fullName: '',
  foundationYear: null,
  description: '',
  logoUuid: null,
  contacts: [],
  ...own,
});
const find = async (text: string) => (await listCompanies(ctx(), { text, page: 1 })).rows;

async function upload(type: string, isPublic = true) {
  const [file] = await database.db
    .insert(uploads)
    .values({
      uuid: crypto.randomUUID(),
      name: 'logo.png',
      extension: 'png',
      type,
      size: 4,
      sha256: 'a',
      isPublic,
      userId: admin.id,
      uploadedAt: TEST_NOW,
    })
    .returning();
  return file!;
}

it('a company is made, changed and removed, and each step is remembered', async () => {
  const logo = await upload('image/png');
  const { id } = await createCompany(
    ctx(),
    company({
      uname: 'granit',
      foundationYear: 2026,
      logoUuid: logo.uuid,
      fullName: 'ООО «Гранит»',
      contacts: [{ email: 'a@granit.example', phone: '+7 (495) 000-00-01', description: 'Отдел продаж' }],
    }),
  );
  const [row] = await listCompanyRows(database.db, [id]);
  expect(presentCompany(row!)).toMatchObject({
    logo: { id: logo.id, uuid: logo.uuid, downloadURL: `/api/upload/${logo.uuid}.png` },
    contacts: [{ email: 'a@granit.example', phone: '+74950000001', description: 'Отдел продаж' }],
  });
  await editCompany(ctx(), { id, company: company({ uname: 'granit', type: 'BANK' }) });
  expect(await find('GRANIT')).toMatchObject([
    { id, type: 'BANK', fullName: null, foundationYear: null, logo: null, contacts: [], uses: [] },
  ]);
  await removeCompany(ctx(), id);
  expect(await find('granit')).toEqual([]);
  const { rows } = await listAudit(operator(), { text: '', page: 1, entity: 'company' });
  expect(rows.map(({ before, after }) => [before?.type ?? null, after?.type ?? null])).toEqual([
    ['BANK', null],
    ['DEVELOPER', 'BANK'],
    [null, 'DEVELOPER'],
  ]);
});

it('what names a company keeps it, and what it is', async () => {
  const { id } = await createCompany(ctx(), company({ name: 'Занятая' }));
  await database.db.insert(complexes).values([
    { developerCompanyId: id, name: 'Первый', createdAt: TEST_NOW },
    { developerCompanyId: id, name: 'Второй', createdAt: TEST_NOW },
  ]);
  expect(await find('Занятая')).toMatchObject([{ uses: ['2\u00a0ЖК'] }]);
  await expect(removeCompany(ctx(), id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Компанию нельзя удалить, её используют: 2\u00a0ЖК',
  });
  await expect(editCompany(ctx(), { id, company: company({ type: 'BANK' }) })).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { issues: [{ path: ['type'] }] },
  });
});

it.each([
  ['foundationYear', () => company({ foundationYear: 2027 })],
  ['logoUuid', () => company({ logoUuid: '0b9e1d8e-6f5c-4e3a-9a53-0f6d6c8f7b11' })],
  ['logoUuid', async () => company({ logoUuid: (await upload('application/pdf')).uuid })],
  ['logoUuid', async () => company({ logoUuid: (await upload('image/png', false)).uuid })],
])('%s is refused by name (%#)', async (field, input) => {
  await expect(createCompany(ctx(), await input())).rejects.toMatchObject({
    code: 'INVALID',
    details: { issues: [{ path: [field] }] },
  });
});

it('a name in addresses belongs to one company', async () => {
  await createCompany(ctx(), company({ uname: 'one' }));
  await expect(createCompany(ctx(), company({ uname: 'one' }))).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { issues: [{ path: ['uname'], message: 'Такое имя уже существует' }] },
  });
});

it('companies of the system are the main administrator’s', async () => {
  const system = company({ name: 'Генплан', type: 'SYSTEM' });
  await expect(createCompany(ctx(), system)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { id } = await createCompany(operator(), system);
  await expect(editCompany(ctx(), { id, company: system })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(removeCompany(ctx(), id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('companies are listed by type', async () => {
  const { counts, total } = await listCompanies(ctx(), { text: '', type: 'SYSTEM', page: 1 });
  expect([counts.SYSTEM, total]).toEqual([1, 1]);
  await expect(removeCompany(ctx(), 1_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
