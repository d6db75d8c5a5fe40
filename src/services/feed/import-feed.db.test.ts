import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { CATALOGUE_CHANNEL } from '#db/queries/catalog/catalogue-changes.ts';
import { lockFeed } from '#db/queries/feed/feeds.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { SYSTEM, VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { createTestDatabase } from '#tests/database.ts';
import { domclickFeed } from '#tests/domclick-feed.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { bytesOf, manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { searchFlats } from '../catalog/search-flats.ts';
import { decideHold } from './decide-hold.ts';
import { importFeed } from './import-feed.ts';
import { getFeedRun, listFeedRuns } from './list-feed-runs.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const day = (number: number) => new Date(TEST_NOW.getTime() + number * 86_400_000);
const at = (now: Date) => testContext(database.db, { actor: SYSTEM, now });

async function importOffers(clientName: string, offers: YrlOffer[], now = TEST_NOW) {
  const { run } = await importFeed(at(now), { bytes: yrlFeed(offers), source: 'feed.xml', clientName });
  return run;
}

/** Ids the feed of a client has on sale. */
async function onSale(clientName: string): Promise<string[]> {
  const { rows } = await database.db.execute(sql`
    SELECT object.external_id AS id FROM feed_objects object
    JOIN feeds ON feeds.id = object.feed_id JOIN companies ON companies.id = feeds.client_company_id
    JOIN flats ON flats.id = object.object_id
    WHERE companies.name = ${clientName} AND object.kind = 'flat' AND flats.withdrawn_at IS NULL
    ORDER BY object.external_id`);
  return rows.map((row) => row.id as string);
}

async function historyOf(externalId: string) {
  const { rows } = await database.db.execute(sql`
    SELECT
      (SELECT jsonb_agg(price ORDER BY at) FROM flat_prices WHERE flat_id = object_id) AS prices,
      (SELECT jsonb_agg(status ORDER BY at) FROM flat_statuses WHERE flat_id = object_id) AS statuses
    FROM feed_objects WHERE kind = 'flat' AND external_id = ${externalId}`);
  return rows[0];
}

describe('a first import', () => {
  it('fills the catalogue: flats, house, complex, developer and place', async () => {
    const run = await importOffers('Первый', manyOffers(3, 'Первый берег'));
    expect(run).toMatchObject({ status: 'applied', dialect: 'yrl', offers: 3, created: 3, rejected: 0 });

    const found = await searchFlats(at(TEST_NOW), {
      filters: {},
      sort: 'default',
      amount: 100,
      startFrom: 0,
    });
    const complex = found.complexes.find(({ name }) => name === 'Первый берег')!;
    expect(complex.address).toMatchObject({ region: 'Ярославская область', city: 'Ярославль' });
    expect(complex.statistics['1']).toMatchObject({
      flatsCount: 3,
      priceRange: { from: 9_000_000, to: 9_000_000 },
    });
    expect(found.complexHouses.find(({ complexId }) => complexId === complex.id)).toMatchObject({
      buildingState: 'UNFINISHED',
      handover: { year: 2028, quarter: 2 },
    });
    expect(found.developerCompanies.map(({ name }) => name)).toContain('Тестовый дом');
    expect(found.flats[0]).toMatchObject({
      rooms: '1',
      area: 40.5,
      pricePerMeter: 222_222,
      confirmedAt: TEST_NOW,
    });
  });

  it('is refused to a visitor', async () => {
    const ctx = testContext(database.db, { actor: VISITOR });
    const input = { bytes: yrlFeed(manyOffers(1)), source: 'feed.xml', clientName: 'Никто' };
    await expect(importFeed(ctx, input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the next import', () => {
  it('changes nothing when the file is the same', async () => {
    const offers = manyOffers(4, 'Второй берег');
    await importOffers('Второй', offers);
    const before = await tableVersions();
    expect(await importOffers('Второй', offers.toReversed(), day(1))).toMatchObject({
      status: 'unchanged',
      created: 0,
      changed: 0,
      unchanged: 4,
    });
    expect(await tableVersions()).toEqual(before);
  });

  it('adds a new price to the history and keeps the old one', async () => {
    const [first, ...rest] = manyOffers(6, 'Третий берег');
    await importOffers('Третий', [first!, ...rest]);
    const run = await importOffers('Третий', [{ ...first!, price: 8_500_000 }, ...rest], day(1));
    expect(run).toMatchObject({ status: 'applied', changed: 1, unchanged: 5 });
    expect(await historyOf(first!.id)).toEqual({ prices: [9_000_000, 8_500_000], statuses: ['FREE'] });
  });

  it('withdraws what left the feed, and takes it back with its history when it returns', async () => {
    const offers = manyOffers(6, 'Четвёртый берег');
    const [sold] = offers;
    await importOffers('Четвёртый', offers);
    expect(await importOffers('Четвёртый', offers.slice(1), day(1))).toMatchObject({
      status: 'applied',
      withdrawn: 1,
    });
    expect(await onSale('Четвёртый')).not.toContain(sold!.id);
    expect(await importOffers('Четвёртый', offers, day(2))).toMatchObject({ status: 'applied', created: 1 });
    expect(await onSale('Четвёртый')).toContain(sold!.id);
    expect((await historyOf(sold!.id))!.statuses).toEqual(['FREE', 'WITHDRAWN', 'FREE']);
  });

  it('applies a new word about a house though no flat changed', async () => {
    const offers = manyOffers(3, 'Другой берег');
    await importOffers('Другой', offers);
    const later = offers.map((offer) => ({ ...offer, builtYear: 2029 }));
    expect(await importOffers('Другой', later, day(1))).toMatchObject({ status: 'applied', unchanged: 3 });
    expect(await importOffers('Другой', later, day(2))).toMatchObject({ status: 'unchanged' });
  });

  it('replaces the pictures of a flat', async () => {
    const offers = manyOffers(6, 'Пятый берег');
    const withPlan = (url: string) => [{ ...offers[0]!, images: [url] }, ...offers.slice(1)];
    await importOffers('Пятый', withPlan('https://img.example/old.svg'));
    await importOffers('Пятый', withPlan('https://img.example/new.svg'), day(1));
    const { rows } = await database.db.execute(sql`
      SELECT media.source_url AS url, flat_media.is_plan AS plan FROM flat_media
      JOIN media ON media.id = flat_media.media_id
      JOIN feed_objects ON feed_objects.object_id = flat_media.flat_id AND feed_objects.kind = 'flat'
      WHERE feed_objects.external_id = ${offers[0]!.id}`);
    expect(rows).toEqual([{ url: 'https://img.example/new.svg', plan: true }]);
  });
});

describe('a suspicious drop', () => {
  const client = 'Шестой';
  const kept = manyOffers(10, 'Большой берег');
  const dropped = manyOffers(5, 'Малый берег');

  it('applies additions and holds the withdrawals', async () => {
    await importOffers(client, [...kept, ...dropped]);
    const run = await importOffers(client, [...kept, { id: 'new', complex: 'Большой берег' }], day(1));
    expect(run).toMatchObject({ status: 'held', created: 1, withdrawn: 0, held: 5 });
    expect(await onSale(client)).toHaveLength(16);
  });

  it('is withdrawn by release, of the newest run only', async () => {
    const old = await importOffers(client, kept, day(2));
    const run = await importOffers(client, kept, day(3));
    await expect(decideHold(at(day(3)), { runId: old.id, verdict: 'release' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await decideHold(at(day(3)), { runId: run.id, verdict: 'release' })).toMatchObject({
      status: 'applied',
      held: 0,
    });
    expect(await onSale(client)).toHaveLength(10);
  });

  it('stays on sale after discard', async () => {
    await importOffers('Седьмой', manyOffers(10, 'Седьмой берег'));
    const run = await importOffers('Седьмой', manyOffers(6, 'Седьмой берег'), day(1));
    expect(run).toMatchObject({ status: 'held', held: 4 });
    await decideHold(at(day(1)), { runId: run.id, verdict: 'discard' });
    expect(await onSale('Седьмой')).toHaveLength(10);
  });
});

describe('flats whose withdrawal waits', () => {
  it('are told apart: some are not in the file, others are and were rejected', async () => {
    const client = 'Пропажи';
    const offers = manyOffers(10, 'Пропавший берег');
    await importOffers(client, offers);
    const later = [...offers.slice(0, 4), ...offers.slice(4, 7).map((offer) => ({ ...offer, area: 'NaN' }))];
    const run = await importOffers(client, later, day(1));
    expect(run).toMatchObject({
      status: 'held',
      held: 6,
      rejected: 3,
      message: expect.stringContaining('Из фида пропало 3 кв., ещё 3 кв. есть в фиде, но отклонены'),
    });
    const { held } = await getFeedRun(at(day(1)), run.id);
    expect(held).toMatchObject([{ missing: 6, rejected: 3 }]);

    const wrong = offers.slice(4).map((offer) => ({ ...offer, area: 'NaN' }));
    const again = await importOffers(client, [...offers.slice(0, 4), ...wrong], day(2));
    expect(again.message).toContain('6 кв. есть в фиде, но отклонены: снятие ждёт решения');
  });

  it('are not asked about when nothing of the file can be used', async () => {
    const wrong = manyOffers(3, 'Негодный берег').map((offer) => ({ ...offer, area: 'NaN' }));
    expect(await importOffers('Негодный', wrong)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('отклонено 3 из 3: каталог не изменён'),
    });
    expect((await importOffers('Негодный', [])).message).toContain('В фиде нет ни одного объявления');
  });
});

describe('a run of a command that could not be read', () => {
  const offers = manyOffers(3, 'Командный берег');
  const importText = (text: string, other: { source?: string; dialect?: 'yrl' | 'cian' } = {}) =>
    importFeed(at(day(1)), { bytes: bytesOf(text), source: 'other.xml', clientName: 'Командный', ...other });

  it('belongs to the feed of its client', async () => {
    const { feedId } = await importOffers('Командный', offers);
    for (const text of ['', '{}', '<!doctype html><html>', '<realty-feed><offer>'])
      expect((await importText(text)).run).toMatchObject({ status: 'failed', feedId });
    expect((await importText('', { dialect: 'yrl' })).run.feedId).toBe(feedId);

    const broken = async function* () {
      yield new TextEncoder().encode('<realty-feed>');
      throw new AppError('UNAVAILABLE', 'Соединение с сервером оборвалось');
    };
    const input = { bytes: broken(), source: 'feeds.test/…', clientName: 'командный' };
    await expect(importFeed(at(day(1)), input)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const [newest] = await listFeedRuns(at(day(1)));
    expect(newest).toMatchObject({ feedId, client: 'Командный', status: 'failed' });
  });

  it('belongs to none when it is of another format, or of two feeds by neither source', async () => {
    expect((await importText('', { dialect: 'cian' })).run.feedId).toBeNull();
    expect(
      (await importText('<feed><object><ExternalId>1</ExternalId></object><object>')).run.feedId,
    ).toBeNull();
    const flats = [{ id: 1, floor: 1, area: '40.5', price: 9_000_000 }];
    const bytes = domclickFeed('Другой командный', flats);
    const { run } = await importFeed(at(day(1)), { bytes, source: 'dom.xml', clientName: 'Командный' });
    expect((await importText('')).run.feedId).toBeNull();
    expect((await importText('', { source: 'dom.xml' })).run.feedId).toBe(run.feedId);
  });
});

describe('a bad feed', () => {
  it('with numbers beyond reason loses those rows only', async () => {
    const [good, high, wide, late] = manyOffers(4, 'За пределами');
    const run = await importOffers('Сбойная выгрузка', [
      good!,
      { ...high!, floor: 99_999_999_999 },
      { ...wide!, area: '99999999999' },
      { ...late!, builtYear: 99_999_999_999 },
    ]);
    expect(run).toMatchObject({ status: 'applied', created: 2, rejected: 2 });
    const { issues } = await getFeedRun(at(TEST_NOW), run.id);
    expect(issues.filter(({ severity }) => severity === 'error').map(({ field }) => field)).toEqual([
      'floor',
      'area',
    ]);
  });

  it.each([
    ['empty', '<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06"></realty-feed>'],
    ['cut short', '<realty-feed><offer internal-id="1"><type>продажа'],
    ['no XML at all', 'Ошибка 502'],
    ['moved', '<!-- Фид перенесён -->'],
    ['with a DOCTYPE', '<!DOCTYPE x [<!ENTITY a "b">]><realty-feed></realty-feed>'],
  ])('%s fails in words and changes nothing', async (_, text) => {
    const client = 'Восьмой';
    await importOffers(client, manyOffers(3, 'Восьмой берег'));
    const { run } = await importFeed(at(day(1)), {
      bytes: bytesOf(text),
      source: 'bad.xml',
      clientName: client,
    });
    expect(run.status).toBe('failed');
    expect(run.message).toMatch(/[а-я]/i);
    expect(await onSale(client)).toHaveLength(3);
  });

  it('of another dialect than asked for is refused', async () => {
    const input = {
      bytes: yrlFeed(manyOffers(1)),
      source: 'feed.xml',
      clientName: 'Девятый',
      dialect: 'cian' as const,
    };
    const { run } = await importFeed(at(TEST_NOW), input);
    expect(run).toMatchObject({
      status: 'failed',
      message:
        'Файл в формате «Яндекс.Недвижимость», а ожидался «ЦИАН». Проверьте, тот ли это файл, или выберите формат «По содержимому»',
    });
  });
});

describe('two feeds of one client that tell of one house', () => {
  const client = 'Десятый';
  const complex = 'Десятый берег';
  const flats = [1, 2, 3, 4, 5, 6].map((floor) => ({ id: floor, floor, area: '40.5', price: 9_000_000 }));
  const yrl = flats.map(({ floor }) => ({ id: `y-${floor}`, complex, floor }));
  const importDomclick = async (list: typeof flats, now: Date) => {
    const input = { bytes: domclickFeed(complex, list), source: 'domclick.xml', clientName: client };
    return (await importFeed(at(now), input)).run;
  };
  const flatOf = async (externalId: string) => {
    const { rows } = await database.db.execute(sql`
      SELECT flats.id, price::int AS price, kitchen_area_m2_x100 AS kitchen, flats.withdrawn_at IS NULL AS live
      FROM feed_objects JOIN flats ON flats.id = object_id WHERE kind = 'flat' AND external_id = ${externalId}`);
    return rows[0]!;
  };

  it('are one set of flats: the second confirms the first and fills its blanks', async () => {
    expect(await importOffers(client, yrl)).toMatchObject({ created: 6 });
    expect(await importDomclick(flats, day(1))).toMatchObject({
      status: 'applied',
      created: 0,
      unchanged: 6,
    });
    expect(await flatOf('y-3')).toMatchObject({ kitchen: 1_150 });
    const { rows } = await database.db.execute(sql`
      SELECT count(*)::int AS houses FROM houses JOIN complexes ON complexes.id = complex_id WHERE complexes.name = ${complex}`);
    expect(rows[0]).toEqual({ houses: 1 });
  });

  it('are quiet when read again', async () => {
    expect(await importDomclick(flats, day(2))).toMatchObject({ status: 'unchanged' });
    expect(await importOffers(client, yrl, day(2))).toMatchObject({ status: 'unchanged' });
  });

  it('speak in turn: the first has the word while it lists the flat, then the second', async () => {
    const cheaper = flats.map((flat) => ({ ...flat, price: 8_000_000 }));
    await importDomclick(cheaper, day(3));
    expect(await flatOf('y-1')).toMatchObject({ price: 9_000_000 });

    expect(await importOffers(client, yrl.slice(1), day(4))).toMatchObject({ withdrawn: 1 });
    expect(await flatOf('y-1')).toMatchObject({ live: true, price: 9_000_000 });

    await importDomclick(cheaper, day(5));
    expect(await flatOf('y-1')).toMatchObject({ live: true, price: 8_000_000 });
  });
});

describe('two runs of one feed', () => {
  it('never overlap: the second is refused and changes nothing', async () => {
    const client = 'Тринадцатый';
    await importOffers(client, manyOffers(2, 'Тринадцатый берег'));
    const { rows } = await database.db.execute(sql`
      SELECT feeds.id FROM feeds JOIN companies ON companies.id = client_company_id WHERE companies.name = ${client}`);
    await inTransaction(database.db, async (other) => {
      expect(await lockFeed(other, rows[0]!.id as number)).toBe(true);
      await expect(importOffers(client, manyOffers(3, 'Тринадцатый берег'), day(1))).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('уже загружается'),
      });
    });
    expect(await onSale(client)).toHaveLength(2);
  });
});

describe('a change of the catalogue', () => {
  it('is announced with the commit, and an unchanged feed is not', async () => {
    const listener = new Client({ connectionString: database.url });
    const heard: string[] = [];
    await listener.connect();
    listener.on('notification', ({ payload }) => heard.push(payload!));
    await listener.query(`LISTEN ${CATALOGUE_CHANNEL}`);
    const offers = manyOffers(2, 'Двенадцатый берег');
    await importOffers('Двенадцатый', offers);
    await importOffers('Двенадцатый', offers, day(1));
    await listener.query('SELECT 1');
    await listener.end();
    expect(heard).toEqual(['']);
  });
});

describe('a run whose process died', () => {
  it('is closed by the next import', async () => {
    const { rows } = await database.db.execute(sql`
      INSERT INTO feed_runs (source, status, started_at) VALUES ('dead.xml', 'running', now()) RETURNING id`);
    await importOffers('Одиннадцатый', manyOffers(2, 'Одиннадцатый берег'));
    const { run } = await getFeedRun(at(TEST_NOW), rows[0]!.id as number);
    expect(run).toMatchObject({ status: 'failed', message: expect.stringContaining('прервался') });
  });
});

/** How often rows of the catalogue were written: equal before and after means nothing was touched. */
async function tableVersions() {
  const { rows } = await database.db.execute(sql`
    SELECT (SELECT jsonb_agg(jsonb_build_array(id, xmin::text) ORDER BY id) FROM flats) AS flats,
      (SELECT jsonb_agg(jsonb_build_array(id, xmin::text) ORDER BY id) FROM houses) AS houses,
      (SELECT jsonb_agg(jsonb_build_array(id, xmin::text) ORDER BY id) FROM complexes) AS complexes,
      (SELECT count(*) FROM flat_prices) AS prices, (SELECT count(*) FROM flat_statuses) AS statuses`);
  return rows[0];
}
