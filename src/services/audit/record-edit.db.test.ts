import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureUser } from '#db/queries/access/users.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { inTransaction } from '../../db/client.ts';
import type { UserActor } from '../../domain/access/actor.ts';
import { listAudit } from './list-audit.ts';
import { recordEdit } from './record-edit.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let admin: UserActor;
beforeAll(async () => {
  database = await createTestDatabase();
  const { id, phone } = await ensureUser(database.db, '+79990000001', ['SUPERADMIN'], TEST_NOW);
  admin = { kind: 'user', id, phone, name: null, groups: ['SUPERADMIN'] };
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db, { actor: admin });
const audit = (text = '', entity?: 'feed' | 'company') => listAudit(ctx(), { text, page: 1, entity });

it('remembers who changed what, newest first', async () => {
  const before = { name: 'Берег', type: 'BANK' };
  await recordEdit(ctx(), database.db, { entity: 'company', id: 7, before: null, after: before });
  await recordEdit(ctx(), database.db, {
    entity: 'company',
    id: 7,
    before,
    after: { ...before, name: 'Мыс' },
  });
  await recordEdit(testContext(database.db), database.db, { entity: 'feed', id: 3, before, after: null });

  expect(await audit()).toMatchObject({
    total: 3,
    rows: [
      { entity: 'feed', entityId: '3', user: null, before, after: null },
      {
        entity: 'company',
        entityId: '7',
        at: TEST_NOW,
        user: { id: admin.id, phone: admin.phone },
        before: { name: 'Берег' },
        after: { name: 'Мыс' },
      },
      { entity: 'company', before: null, after: before },
    ],
  });
  expect((await audit('', 'feed')).total).toBe(1);
  expect((await audit('мЫС')).total).toBe(1);
  expect((await audit(admin.phone)).total).toBe(2);
});

it('leaves no trace of what changed nothing, nor of what was not kept', async () => {
  const company = { name: 'Тихая' };
  await recordEdit(ctx(), database.db, { entity: 'company', id: 8, before: company, after: { ...company } });
  const lost = inTransaction(database.db, async (tx) => {
    await recordEdit(ctx(), tx, { entity: 'company', id: 9, before: null, after: company });
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  expect((await audit('Тихая')).rows).toEqual([]);
});

it('is read by the main administrator only', async () => {
  const actor: UserActor = { ...admin, groups: ['ADMIN'] };
  await expect(listAudit(testContext(database.db, { actor }), { text: '', page: 1 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
