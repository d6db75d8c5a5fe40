import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, feeds, placeTwins } from '#db/schema/index.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { SYSTEM } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { bytesOf } from '#tests/yrl-feed.ts';
import { getComplexPage } from '../catalog/get-complex-page.ts';
import { getFlatPage } from '../catalog/get-flat-page.ts';
import { assignComplexes } from '../company/assign-complexes.ts';
import { listClientComplexes } from '../company/list-client-complexes.ts';
import { openVitrina } from '../widget/open-vitrina.ts';
import { decideTwin, partPlace } from './decide-places.ts';
import { importFeed } from './import-feed.ts';
import { removeFeed } from './remove-feed.ts';
import { restoreFeed } from './restore-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

interface House {
  complex: string;
  address?: string | null;
  section?: string;
  point?: [number, number] | null;
  /** Flats by door number; the tens of a number are its floor. */
  doors: number[];
  price?: number;
  area?: number;
}

const SHORE = [57.6261, 39.8845] as const;

function yrl(...houses: House[]) {
  const offers = houses.flatMap(
    ({ complex, address = 'ул. Речная, 5', section, point = SHORE, doors, ...rest }) =>
      doors.map(
        (door) => `<offer internal-id="${complex}-${section ?? ''}-${door}"><type>продажа</type>
<category>квартира</category><new-flat>1</new-flat><location>${
          address === null
            ? ''
            : `<country>Россия</country>
<region>Ярославская область</region><locality-name>Ярославль</locality-name><address>${address}</address>`
        }
<apartment>${door}</apartment>${point ? `<latitude>${point[0]}</latitude><longitude>${point[1]}</longitude>` : ''}</location>
<price><value>${(rest.price ?? 9_000_000) + door * 10_000}</value></price>
<area><value>${(rest.area ?? 40) + (door % 10) * 3}</value></area><rooms>1</rooms><floor>${Math.floor(door / 10)}</floor>
<building-name>${complex}</building-name>${section ? `<building-section>${section}</building-section>` : ''}
<building-state>unfinished</building-state></offer>`,
      ),
  );
  return bytesOf(`<realty-feed>${offers.join('')}</realty-feed>`);
}

const DOORS = [11, 12, 21, 22, 31, 32, 41, 42];
const at = (days = 0) =>
  testContext(database.db, { actor: SYSTEM, now: new Date(TEST_NOW.getTime() + days * 86_400_000) });

async function read(clientName: string, houses: House[], days = 0) {
  return importFeed(at(days), { bytes: yrl(...houses), source: `${clientName}.xml`, clientName });
}

/** Lists the complexes, houses and flats that a client has on sale, by their ids. */
async function listedBy(clientName: string) {
  const { rows } = await database.db.execute(sql`
    SELECT array_agg(DISTINCT flats.complex_id ORDER BY flats.complex_id) AS complexes,
      array_agg(DISTINCT flats.house_id ORDER BY flats.house_id) AS houses,
      array_agg(flats.id ORDER BY object.external_id) AS flats
    FROM feed_objects object JOIN feeds ON feeds.id = object.feed_id
    JOIN companies ON companies.id = feeds.client_company_id JOIN flats ON flats.id = object.object_id
    WHERE companies.name = ${clientName} AND object.kind = 'flat' AND flats.withdrawn_at IS NULL
      AND object.withdrawn_at IS NULL`);
  return rows[0] as { complexes: number[]; houses: number[]; flats: number[] };
}

async function onSaleIn(complexId: number): Promise<number> {
  const { rows } = await database.db.execute(
    sql`SELECT count(*)::int AS count FROM flats WHERE complex_id = ${complexId} AND withdrawn_at IS NULL`,
  );
  return rows[0]!.count as number;
}

async function questionsOf(runId: number) {
  return database.db.select().from(placeTwins).where(eq(placeTwins.runId, runId)).orderBy(placeTwins.id);
}

async function feedOf(source: string): Promise<number> {
  const [feed] = await database.db.select().from(feeds).where(eq(feeds.source, source));
  return feed!.id;
}

async function companyOf(name: string): Promise<number> {
  const { rows } = await database.db.execute(sql`SELECT id FROM companies WHERE name = ${name}`);
  return rows[0]!.id as number;
}

/** Gives the complexes of a client's vitrina, and whether the console shows one of them before a stranger's. */
async function listsOf(companyId: number) {
  const scope = { companyIds: [companyId], projectIds: [], regions: [] };
  const { complexIds } = await openVitrina(at(), { scope, regions: [] });
  const { rows } = await listClientComplexes(at(), { id: companyId, text: '', page: 1 });
  return { vitrina: complexIds, isInConsole: complexIds!.includes(rows[0]!.id) };
}

/** Gives what the pages at these addresses are of. */
async function shownAt({ complexes, flats }: { complexes: number[]; flats: number[] }) {
  const visitor = testContext(database.db);
  const { complex } = await getComplexPage(visitor, complexes[0]!);
  const pages = await Promise.all(flats.map((id) => getFlatPage(visitor, id)));
  return { complex: complex.id, flats: pages.map(({ flat }) => flat.id) };
}

describe('one house in feeds of two clients', () => {
  it('is one house with two sources, each flat once', async () => {
    await read('Застройщик', [
      { complex: 'ЖК «Береговой»', section: 'корпус 1', doors: DOORS },
      { complex: 'ЖК «Береговой»', section: 'корпус 2', doors: DOORS, point: [57.6265, 39.8845] },
    ]);
    const { run } = await read('Агентство', [
      {
        complex: 'Beregovoy',
        section: 'литер 2',
        address: 'Речная улица, д. 5',
        point: [57.6262, 39.8846],
        doors: [11, 12, 21, 51],
        price: 9_100_000,
        area: 40.4,
      },
    ]);
    expect(run).toMatchObject({ status: 'applied', created: 1, unchanged: 3 });
    const [developer, agency] = [await listedBy('Застройщик'), await listedBy('Агентство')];
    expect(agency.complexes).toEqual(developer.complexes);
    expect(agency.houses).toEqual([developer.houses[1]]);
    expect(agency.flats.slice(0, 3)).toEqual(developer.flats.slice(8, 11));
    expect(await onSaleIn(developer.complexes[0]!)).toBe(17);
    expect(await questionsOf(run.id)).toEqual([]);
  });

  it('stays one when either leaves and comes back', async () => {
    const before = [await listedBy('Застройщик'), await listedBy('Агентство')];
    const id = await feedOf('Застройщик.xml');
    await removeFeed(at(1), id);
    expect(await onSaleIn(before[0]!.complexes[0]!)).toBe(4);
    expect((await listedBy('Агентство')).flats).toEqual(before[1]!.flats);
    await restoreFeed(at(1), id);
    await read(
      'Застройщик',
      [
        { complex: 'ЖК «Береговой»', section: 'корпус 1', doors: DOORS },
        { complex: 'ЖК «Береговой»', section: 'корпус 2', doors: DOORS, point: [57.6265, 39.8845] },
      ],
      2,
    );
    expect([await listedBy('Застройщик'), await listedBy('Агентство')]).toEqual(before);
  });

  it('is in the lists of both clients while both tell of it, unless a person chose its developer', async () => {
    const [builder, agency] = [await companyOf('Застройщик'), await companyOf('Агентство')];
    const [complexId] = (await listedBy('Агентство')).complexes as [number];
    await read('Сосед', [{ complex: 'Азов', doors: [11], address: 'ул. Иная, 1', point: [57.1, 39.1] }]);
    expect(await listsOf(builder)).toEqual({ vitrina: [complexId], isInConsole: true });
    expect(await listsOf(agency)).toEqual({ vitrina: [complexId], isInConsole: true });
    const feedId = await feedOf('Агентство.xml');
    await removeFeed(at(3), feedId);
    expect((await listsOf(agency)).vitrina).toEqual([]);
    await restoreFeed(at(3), feedId);
    await read(
      'Агентство',
      [{ complex: 'Beregovoy', section: 'литер 2', address: 'Речная улица, д. 5', doors: [11, 12] }],
      3,
    );
    expect((await listsOf(agency)).vitrina).toEqual([complexId]);
    await assignComplexes(at(3), { id: await companyOf('Сосед'), complexIds: [complexId] });
    expect((await listsOf(builder)).vitrina).toEqual([]);
    expect((await listsOf(agency)).vitrina).toEqual([]);
  });

  it('is parted by hand, stays so whoever is read next, and is joined again', async () => {
    const developer = [
      { complex: 'Разлучный', section: 'корпус 1', doors: DOORS, point: [57.7, 39.9] as [number, number] },
    ];
    const agency = [{ ...developer[0]!, section: 'к.1', doors: [11, 12, 51] }];
    await read('Первый', developer);
    await read('Второй', agency);
    const [one] = [await listedBy('Первый')];
    const clientId = await companyOf('Второй');
    const { placeId } = await partPlace(at(1), { kind: 'complex', placeId: one.complexes[0]!, clientId });
    const parted = await listedBy('Второй');
    expect(parted.complexes).toEqual([placeId]);
    expect(await onSaleIn(placeId)).toBe(3);
    expect(await onSaleIn(one.complexes[0]!)).toBe(8);

    for (const days of [2, 3]) {
      await read('Второй', agency, days);
      await read('Первый', developer, days);
      expect([await listedBy('Первый'), await listedBy('Второй')]).toEqual([one, parted]);
    }
    await removeFeed(at(4), await feedOf('Второй.xml'));
    await restoreFeed(at(4), await feedOf('Второй.xml'));
    await read('Второй', agency, 5);
    expect([await listedBy('Первый'), await listedBy('Второй')]).toEqual([one, parted]);

    const [twin] = await database.db.select().from(placeTwins).where(eq(placeTwins.freshId, placeId));
    await decideTwin(at(6), { id: twin!.id, verdict: 'joined' });
    expect((await listedBy('Второй')).complexes).toEqual(one.complexes);
    expect(await shownAt(parted)).toEqual({
      complex: one.complexes[0],
      flats: (await listedBy('Второй')).flats,
    });
    expect(await onSaleIn(one.complexes[0]!)).toBe(9);
    await read('Первый', developer, 7);
    await read('Второй', agency, 7);
    expect(await onSaleIn(one.complexes[0]!)).toBe(9);
    expect(await onSaleIn(placeId)).toBe(0);

    await partPlace(at(8), { kind: 'complex', placeId: one.complexes[0]!, clientId });
    expect([await listedBy('Первый'), await listedBy('Второй')]).toEqual([one, parted]);
    expect(await shownAt(parted)).toEqual({ complex: placeId, flats: parted.flats });
    const audited = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(one.complexes[0])));
    expect(audited.map(({ after }) => Object.values(after!)[0])).toEqual(['parted', 'joined', 'parted']);
  });
});

describe('places that nobody can tell apart', () => {
  const here: House = {
    complex: 'Причал',
    section: 'корпус 1',
    doors: DOORS,
    point: [57.5, 39.8],
    address: 'ул. Новая, 1',
  };
  it.each<[string, Partial<House>, string, RegExp]>([
    ['two names at one address', { complex: 'Гавань' }, 'names', /место одно, а названия разные/],
    ['300 m between the points', { point: [57.5027, 39.8] }, 'points', /точки в 300 м друг от друга/],
    ['no address and no point', { point: null, address: null }, 'noPlace', /нет ни адреса, ни координат/],
  ])('are asked about: %s', async (title, other, doubt, words) => {
    const complex = `${here.complex} ${doubt}`;
    const place = {
      ...here,
      complex,
      address: `ул. ${doubt}, 1`,
      point: [57.5 + title.length, 39.8] as [number, number],
    };
    const shifted = other.point ? { point: [place.point[0] + 0.0027, 39.8] as [number, number] } : {};
    await read(`Один ${doubt}`, [place]);
    const offered = {
      ...place,
      ...other,
      ...shifted,
      complex: other.complex ?? complex,
      doors: [11, 12, 51],
    };
    const { run, issues } = await read(`Два ${doubt}`, [offered]);
    expect(run).toMatchObject({ status: 'applied', created: 3 });
    const [question, ...more] = await questionsOf(run.id);
    expect([question, more]).toMatchObject([{ kind: 'complex', doubt, verdict: null }, []]);
    expect(issues.filter(({ expected }) => words.test(expected))).toMatchObject([{ severity: 'warning' }]);

    const again = await read(`Два ${doubt}`, [offered], 1);
    expect([again.run.status, await questionsOf(again.run.id)]).toEqual(['unchanged', []]);
    const [one, two] = [await listedBy(`Один ${doubt}`), await listedBy(`Два ${doubt}`)];
    await decideTwin(at(1), { id: question!.id, verdict: 'joined' });
    expect(await onSaleIn(one.complexes[0]!)).toBe(9);
    await read(`Один ${doubt}`, [{ ...place, price: 9_500_000 }], 2);
    await read(`Два ${doubt}`, [offered], 2);
    expect([await onSaleIn(one.complexes[0]!), await onSaleIn(two.complexes[0]!)]).toEqual([9, 0]);
    await expect(decideTwin(at(2), { id: question!.id, verdict: 'parted' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const clientId = await companyOf(`Два ${doubt}`);
    await partPlace(at(2), { kind: 'complex', placeId: one.complexes[0]!, clientId });
    expect([await listedBy(`Один ${doubt}`), await listedBy(`Два ${doubt}`)]).toEqual([one, two]);
  });
});
