import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../src/server/free-port.ts';
import { stormOfLeads } from '../tests/lead-storm.ts';

it('every lead that was answered is delivered, however often the server is killed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-leads-'));
  const storm = await stormOfLeads({ leads: 400, kills: 3, dataDir, port: await freePort() });
  expect(storm).toMatchObject({ answered: 400, lost: 0, renumbered: 0 });
  await rm(dataDir, { recursive: true, force: true });
}, 240_000);
