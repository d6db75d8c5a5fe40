import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseDatabase, saidToComeLater, sawNoFault } from '../scripts/prove/database-lost.ts';
import { type Fleet, openFleet } from '../scripts/prove/fleet.ts';
import { killInTurn } from '../scripts/prove/node-killed.ts';
import { brokenBy, HURT_PORTS, hurtPorts } from '../scripts/prove/ports.ts';
import { restartInTurn } from '../scripts/prove/rolling-restart.ts';
import { countOutcomes } from '../scripts/prove/steady-load.ts';

/** No machine is too slow for it: what fails is seen, how long it takes is not. */
const PACE = { atOnce: 2, restMs: 100 };

let fleet: Fleet;
beforeAll(async () => {
  fleet = await openFleet();
});
afterAll(() => fleet?.close());

it('nodes restarted in turn behind a proxy that tries nothing twice lose no request', async () => {
  const plan = { pace: PACE, requests: 1, checkEveryMs: 250, drainSeconds: 300, hurries: true };
  const { answers, codes } = await restartInTurn(fleet, plan);
  expect(codes).toEqual([0, 0]);
  expect(countOutcomes(answers)).toBe(`200: ${answers.length}`);
});

it('of a killed node only the requests it had taken fail', async () => {
  const { answers, taken } = await killInTurn(fleet, { pace: PACE, kills: 1 });
  const failed = answers.filter(({ outcome }) => outcome !== 200);
  expect(failed.length).toBeLessThanOrEqual(taken);
  expect(answers.length).toBeGreaterThan(failed.length);
});

it('without PostgreSQL every page says when to come again, and comes back by itself', async () => {
  const { answers, before, without, backMs } = await loseDatabase(fleet, {
    pace: PACE,
    goneMs: 0,
    pages: 8,
    how: 'immediate',
  });
  expect(countOutcomes(before)).toBe(`200: ${before.length}`);
  expect(without.length).toBeGreaterThan(0);
  expect(saidToComeLater(without)).toBe(true);
  expect(sawNoFault(answers)).toBe(true);
  expect(backMs).toBeLessThan(Number.POSITIVE_INFINITY);
});

it('with every outside system in trouble at once pages are whole, and calls answer or say when to come again', async () => {
  // Nodes that were killed are remembered for a minute, and those of this test keep their files elsewhere.
  await fleet.query('DELETE FROM nodes');
  const wounds = await hurtPorts(fleet, [
    { ports: HURT_PORTS, fault: 'refuse' },
    { ports: HURT_PORTS, fault: 'html' },
  ]);
  expect(wounds.map(({ pages, uses }) => [pages.length, uses.length])).toEqual([
    [4, HURT_PORTS.length],
    [4, HURT_PORTS.length],
  ]);
  expect(brokenBy(wounds)).toEqual([]);
});
