import { afterAll, beforeAll, expect, it } from 'vitest';
import { mortgageApplicationMoves, mortgageApplications } from '#db/schema/index.ts';
import { APPLICATION_STATUSES } from '#domain/application/application-status.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW } from '#tests/service-context.ts';
import { seedDemoKeys } from '../demo-keys.ts';
import { seedDemoUsers } from '../demo-users.ts';
import { demoApplications } from './demo-applications.ts';
import { seedDemoApplications } from './seed-demo-applications.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemoUsers(database.db, TEST_NOW);
  await seedDemoKeys(database.db, TEST_NOW);
});
afterAll(() => database.drop());

it('84 applications come to where they stand by steps, in the past', () => {
  const demo = demoApplications();
  expect(demo).toHaveLength(84);
  expect(demoApplications()).toEqual(demo);
  for (const { status, moves } of demo) {
    expect(moves.map((move) => move.status)).toEqual(
      APPLICATION_STATUSES.slice(0, APPLICATION_STATUSES.indexOf(status) + 1),
    );
    const hours = moves.map(({ hoursAgo }) => hoursAgo);
    expect(hours).toEqual([...hours].sort((one, other) => other - one));
    expect(hours.at(-1)).toBeGreaterThan(0);
  }
});

it('they are written once', async () => {
  await seedDemoApplications(database.db, TEST_NOW);
  const moves = await database.db.$count(mortgageApplicationMoves);
  await seedDemoApplications(database.db, TEST_NOW);
  expect(await database.db.$count(mortgageApplications)).toBe(84);
  expect(await database.db.$count(mortgageApplicationMoves)).toBe(moves);
});
