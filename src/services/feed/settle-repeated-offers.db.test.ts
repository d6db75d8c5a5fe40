import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { clientFeed } from '#tests/client-feed.ts';
import { createTestDatabase } from '#tests/database.ts';
import { manyOffers } from '#tests/yrl-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const feedOf = (client: string) => clientFeed(database.db, client);

describe('offers of one id in one feed', () => {
  it('that contradict each other are both rejected, and what was on sale stays', async () => {
    const feed = feedOf('Противоречие');
    const good = manyOffers(6, 'Противоречие');
    await feed.read(good);
    const [first, ...rest] = good;
    const other = { ...first!, price: 9_500_000 };
    const run = await feed.read([
      { ...first!, price: 9_200_000 },
      ...rest,
      other,
      { ...other, id: ' new ' },
      { ...other, id: 'new', floor: 4 },
    ]);
    expect(run).toMatchObject({
      status: 'unchanged',
      created: 0,
      changed: 0,
      withdrawn: 0,
      held: 0,
      rejected: 4,
    });
    expect(await feed.onSale()).toMatchObject({ [first!.id]: 9_000_000 });
    expect(await feed.onSale()).not.toHaveProperty('new');
    expect(run.issues.map(({ severity, object, value }) => [severity, object, value])).toEqual([
      ['error', first!.id, 'цена 9\u00a0200\u00a0000'],
      ['error', first!.id, 'цена 9\u00a0500\u00a0000'],
      ['error', 'new', 'этаж 3'],
      ['error', 'new', 'этаж 4'],
    ]);
  });

  it('that tell of it alike are one flat, with a note', async () => {
    const feed = feedOf('Согласие');
    const good = manyOffers(6, 'Согласие');
    const run = await feed.read([...good, { ...good[0]!, images: ['https://img.example/plan.svg'] }]);
    expect(run).toMatchObject({ status: 'applied', created: 6, rejected: 0 });
    expect(run.issues.filter(({ field }) => field === 'id')).toMatchObject([
      { severity: 'warning', object: good[0]!.id },
      { severity: 'warning', object: good[0]!.id },
    ]);
    expect(Object.keys(await feed.onSale())).toHaveLength(6);
  });

  it('are two flats when only the size of letters differs', async () => {
    const feed = feedOf('Буквы');
    const complex = 'Буквы';
    expect(
      await feed.read([
        { id: 'aB', complex },
        { id: 'Ab', complex },
        { id: 'AB', complex },
      ]),
    ).toMatchObject({ created: 3, rejected: 0 });
  });

  it('leave an all but empty feed to nobody', async () => {
    const feed = feedOf('Одни повторы');
    const good = manyOffers(6, 'Одни повторы');
    await feed.read(good);
    const twice = good.flatMap((offer) => [offer, { ...offer, price: 9_900_000 }]);
    expect(await feed.read(twice)).toMatchObject({
      status: 'unchanged',
      rejected: 12,
      held: 0,
      withdrawn: 0,
    });
    expect(Object.keys(await feed.onSale())).toHaveLength(6);
  });
});
