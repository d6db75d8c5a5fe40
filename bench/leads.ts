import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../src/server/free-port.ts';
import { stormOfLeads } from '../tests/lead-storm.ts';

/** Leads under repeated SIGKILL: how many were answered, lost, doubled, how fast, and what the desk showed. */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { leads: { type: 'string', default: '10000' }, kills: { type: 'string', default: '20' } },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-leads-'));
  try {
    const storm = await stormOfLeads({
      leads: Number(values.leads),
      kills: Number(values.kills),
      dataDir,
      port: await freePort(),
    });
    console.log(
      `Заявок с ответом ${storm.answered} за ${storm.seconds.toFixed(0)} с, убийств сервера ${storm.kills}; ` +
        `потеряно ${storm.lost}, пришло дважды ${storm.doubled} (из них под другим номером ${storm.renumbered}), ` +
        `повторено вызовов ${storm.repeated}`,
    );
    const { readings, behind, notOnce } = storm.desk;
    console.log(
      `Кабинет открывали ${readings} раз, без уже отвеченной заявки ${behind}; в конце показаны не один раз ${notOnce}`,
    );
    if (storm.lost + storm.renumbered + behind + notOnce > 0) process.exitCode = 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
