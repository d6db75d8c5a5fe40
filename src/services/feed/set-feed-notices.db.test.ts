import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import { companies, feedRuns, feeds, feedTroubles, users } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { getFeedNotices, suggestFeeds } from './get-feed-notices.ts';
import { getFeedWatch } from './get-feed-watch.ts';
import { setFeedNotices } from './set-feed-notices.ts';
import { watchFeeds } from './watch-feeds.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function person(name: string) {
  const phone = `+7999000000${(await database.db.$count(users)) + 1}`;
  const [row] = await database.db
    .insert(users)
    .values({ phone, name, groups: ['ADMIN'], createdAt: TEST_NOW })
    .returning();
  const chat = { userId: row!.id, chatId: name, chatName: name, linkedAt: TEST_NOW };
  await bindTelegramChat(database.db, chat);
  return testContext(database.db, {
    actor: { kind: 'user', id: row!.id, phone, name, groups: ['ADMIN'] },
  });
}

async function failedFeed(name: string): Promise<number> {
  const feed = { name, clientCompanyId: 1, source: 'feeds.example', createdAt: TEST_NOW };
  const [row] = await database.db.insert(feeds).values(feed).returning();
  const run = { feedId: row!.id, source: 'feeds.example', status: 'failed', startedAt: TEST_NOW } as const;
  await database.db.insert(feedRuns).values(run);
  return row!.id;
}

it('people hear of the feeds they chose alone, or of all', async () => {
  await database.db.insert(companies).values({ type: 'DEVELOPER', createdAt: TEST_NOW, name: 'Застройщик' });
  const [anna, boris] = [await person('Анна'), await person('Борис')];
  const [forest, river] = [await failedFeed('Лес'), await failedFeed('Река')];
  const { choice } = await getFeedNotices(anna);
  expect(choice.feedIds).toEqual([]);
  await setFeedNotices(anna, { ...choice, feedIds: [river, river] });
  const { choice: kept, feeds: named } = await getFeedNotices(anna);
  expect([kept.feedIds, named]).toEqual([[river], [{ id: river, name: 'Река' }]]);
  expect(await suggestFeeds(anna, 'рек')).toEqual([{ id: river, name: 'Река' }]);
  expect(await suggestFeeds(anna, 'застр')).toHaveLength(2);
  const unknown = setFeedNotices(boris, { ...choice, feedIds: [river, 999_999] });
  await expect(unknown).rejects.toMatchObject({ code: 'INVALID' });

  await watchFeeds(testContext(database.db, { actor: { kind: 'system' }, now: TEST_NOW }));
  expect(await database.db.$count(feedTroubles)).toBe(2);
  const heard = async (id: number) => {
    const { listeners, troubles } = await getFeedWatch(boris, id);
    const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).sort();
    return [names(listeners), names(troubles.flatMap(({ told }) => told))];
  };
  expect(await heard(forest)).toEqual([['Борис'], ['Борис']]);
  expect(await heard(river)).toEqual([
    ['Анна', 'Борис'],
    ['Анна', 'Борис'],
  ]);
});
