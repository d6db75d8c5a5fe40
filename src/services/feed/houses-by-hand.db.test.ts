import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/index.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { bytesOf } from '#tests/yrl-feed.ts';
import { listAudit } from '../audit/list-audit.ts';
import { undoEdit } from '../audit/undo-edit.ts';
import { getFlatPage } from '../catalog/get-flat-page.ts';
import { findJoinEffect, joinHousesByHand, listHousesByHand, partHouse } from './houses-by-hand.ts';
import { importFeed } from './import-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const at = (days = 0) => testContext(database.db, { now: new Date(TEST_NOW.getTime() + days * 86_400_000) });

interface House {
  complex?: string;
  section: string;
  /** Flats by door number; the tens of a number are its floor. */
  doors: number[];
}

async function read(clientName: string, houses: House[], days: number, price = 9_000_000) {
  const offers = houses.flatMap(({ complex = 'Ольховый', section, doors }) =>
    doors.map(
      (door) => `<offer internal-id="${complex}-${section}-${door}"><type>продажа</type>
<category>квартира</category><new-flat>1</new-flat><location><country>Россия</country>
<region>Ярославская область</region><locality-name>Ярославль</locality-name><address>ул. Речная, 5</address>
<apartment>${door}</apartment><latitude>57.6261</latitude><longitude>39.8845</longitude></location>
<price><value>${price + door * 10_000}</value></price>
<area><value>${40 + (door % 10) * 3}</value></area><rooms>1</rooms><floor>${Math.floor(door / 10)}</floor>
<building-name>${complex}</building-name><building-section>${section}</building-section>
<building-state>unfinished</building-state></offer>`,
    ),
  );
  const bytes = bytesOf(`<realty-feed>${offers.join('')}</realty-feed>`);
  return (await importFeed(at(days), { bytes, source: `${clientName}.xml`, clientName })).run;
}

/** Flats that a client has on sale, by the names of its feed: their ids and houses. */
async function listedBy(clientName: string): Promise<Record<string, [number, number]>> {
  const { rows } = await database.db.execute(sql`
    SELECT object.external_id AS name, flats.id, flats.house_id AS house
    FROM feed_objects object JOIN feeds ON feeds.id = object.feed_id
    JOIN companies ON companies.id = feeds.client_company_id JOIN flats ON flats.id = object.object_id
    WHERE companies.name = ${clientName} AND object.kind = 'flat' AND flats.withdrawn_at IS NULL
      AND object.withdrawn_at IS NULL ORDER BY object.external_id`);
  return Object.fromEntries(
    rows.map(({ name, id, house }) => [name as string, [id, house] as [number, number]]),
  );
}

async function onSale(): Promise<number> {
  const { rows } = await database.db.execute(sql`SELECT count(*)::int AS count FROM flats
    JOIN complexes ON complexes.id = flats.complex_id WHERE complexes.name LIKE '%Ольховый%' AND withdrawn_at IS NULL`);
  return rows[0]!.count as number;
}

const BUILDER: House[] = [
  { section: 'корпус 1', doors: [11, 12, 21, 22, 31, 32, 41, 42] },
  { section: 'корпус 2', doors: [13, 14] },
];
/** Two of its five flats are the builder's, which is not enough to take the houses for one. */
const AGENCY: House[] = [{ section: 'корпус 7', doors: [11, 12, 51, 52, 61] }];

it('two houses nobody asked about are joined, parted and joined again, and imports go by it', async () => {
  await read('Строитель', BUILDER, 0);
  expect(await read('Посредник', AGENCY, 0)).toMatchObject({ status: 'applied', created: 5 });
  const apart = [await listedBy('Строитель'), await listedBy('Посредник')];
  const [builders, agencys] = apart as [(typeof apart)[0], (typeof apart)[0]];
  const [first] = Object.values(builders)[0]!.slice(1) as [number];
  const other = Object.values(agencys)[0]![1];
  expect(other).not.toBe(first);
  const { rows } = await database.db.execute(sql`SELECT complex_id AS id FROM houses WHERE id = ${first}`);
  const complexId = rows[0]!.id as number;
  expect(
    (await listHousesByHand(at(), complexId)).map(({ flats, sources }) => [flats, sources.length]),
  ).toEqual([
    [8, 1],
    [2, 1],
    [5, 1],
  ]);

  const pair = { houseId: other, otherId: first };
  const effect = await findJoinEffect(at(), pair);
  expect(effect).toMatchObject({
    stays: { id: first },
    goes: { id: other },
    staying: 8,
    going: 5,
    shared: 2,
    feed: 'Строитель, Яндекс.Недвижимость',
  });
  await expect(
    joinHousesByHand(at(1), { ...pair, seen: { staying: 8, going: 4, shared: 2 } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  await joinHousesByHand(at(1), { ...pair, seen: effect });
  expect(await onSale()).toBe(13);
  const joined = [await listedBy('Строитель'), await listedBy('Посредник')];
  expect(joined[0]).toEqual(builders);
  // Flats of both are the builder's, the others keep their ids; all stand in the house that stays.
  for (const [name, [id, house]] of Object.entries(joined[1]!)) {
    const door = name.slice(-2);
    const sharedId = builders[`Ольховый-корпус 1-${door}`]?.[0];
    expect([id, house]).toEqual([sharedId ?? agencys[name]![0], first]);
  }
  const shown = await getFlatPage(at(1), agencys['Ольховый-корпус 7-11']![0]);
  expect(shown.flat.id).toBe(builders['Ольховый-корпус 1-11']![0]);

  for (const days of [2, 3]) {
    await read('Посредник', AGENCY, days, 9_000_000 + days * 100_000);
    await read('Строитель', BUILDER, days, 9_000_000 + days * 100_000);
    expect([await listedBy('Строитель'), await listedBy('Посредник')]).toEqual(joined);
    expect(await onSale()).toBe(13);
  }
  const [house] = await listHousesByHand(at(3), complexId);
  expect(house).toMatchObject({ id: first, flats: 11, sources: [{ flats: 8 }, { flats: 5 }] });

  await partHouse(at(4), { houseId: first, feedId: house!.sources[1]!.feedId });
  expect([await listedBy('Строитель'), await listedBy('Посредник')]).toEqual(apart);
  for (const days of [5, 6]) {
    await read('Строитель', BUILDER, days, 9_000_000 + days * 100_000);
    await read('Посредник', AGENCY, days, 9_000_000 + days * 100_000);
    expect([await listedBy('Строитель'), await listedBy('Посредник')]).toEqual(apart);
    expect(await onSale()).toBe(15);
  }

  await joinHousesByHand(at(7), pair);
  expect([await listedBy('Строитель'), await listedBy('Посредник')]).toEqual(joined);
  const [edit] = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  const [row] = (await listAudit(at(7), { text: '', page: 1, entity: 'house' })).rows;
  expect(row).toMatchObject({ id: edit!.id, mayUndo: true });
  await undoEdit(at(8), edit!.id);
  expect([await listedBy('Строитель'), await listedBy('Посредник')]).toEqual(apart);
  await expect(undoEdit(at(8), edit!.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('what was taken for one without a person is parted, and what cannot be one is not joined', async () => {
  const shared = { complex: 'Кленовый', section: 'корпус 1', doors: [11, 12, 21, 22] };
  await read('Первый', [shared, { ...shared, section: 'корпус 2', doors: [13] }], 0);
  await read('Второй', [{ ...shared, doors: [11, 12, 21, 51] }], 0);
  const [one, two] = [await listedBy('Первый'), await listedBy('Второй')];
  const houseId = one['Кленовый-корпус 1-11']![1];
  expect(two['Кленовый-корпус 1-51']![1]).toBe(houseId);
  const { rows } = await database.db.execute(sql`SELECT complex_id AS id FROM houses WHERE id = ${houseId}`);
  const [house, second] = await listHousesByHand(at(), rows[0]!.id as number);
  await expect(findJoinEffect(at(), { houseId, otherId: second!.id })).rejects.toThrow('называет оба дома');
  await expect(findJoinEffect(at(), { houseId, otherId: 1 })).rejects.toThrow('в\u00a0разных комплексах');
  await expect(findJoinEffect(at(), { houseId, otherId: houseId })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await expect(
    partHouse(at(), { houseId: second!.id, feedId: second!.sources[0]!.feedId }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });

  const { houseId: ownId } = await partHouse(at(1), { houseId, feedId: house!.sources[1]!.feedId });
  const parted = await listedBy('Второй');
  expect(await listedBy('Первый')).toEqual(one);
  expect(Object.values(parted).map(([, id]) => id)).toEqual([ownId, ownId, ownId, ownId]);
  for (const days of [2, 3]) {
    await read('Второй', [{ ...shared, doors: [11, 12, 21, 51] }], days, 9_000_000 + days * 100_000);
    await read('Первый', [shared, { ...shared, section: 'корпус 2', doors: [13] }], days);
    expect([await listedBy('Первый'), await listedBy('Второй')]).toEqual([one, parted]);
  }
  const broker = {
    kind: 'user',
    id: 1,
    phone: '+79990000001',
    name: '',
    groups: ['MORTGAGE_BROKER'],
  } as const;
  const stranger = testContext(database.db, { actor: broker });
  await expect(joinHousesByHand(stranger, { houseId, otherId: ownId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(partHouse(stranger, { houseId, feedId: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
