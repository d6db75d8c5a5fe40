import { writeFile } from 'node:fs/promises';
import { release, totalmem } from 'node:os';
import { sql } from 'drizzle-orm';
import { listNodes } from '#db/queries/node/nodes.ts';
import { maskPhones } from '#domain/access/mask-phones.ts';
import { AppError } from '#domain/errors.ts';
import { portProviders } from '../port-providers.ts';
import type { Product } from '../product.ts';
import { VARIABLES } from '../variables.ts';
import { VERSION } from '../version.ts';

/** Nobody is told more of these than that they are set: secrets, people, addresses that may hold a password. */
const SILENT = /KEY|SECRET|PASS|TOKEN|URL|ENDPOINT|PHONE|MAIL|CHAT|SENDER|HOSTS/;
/** The newest of a log that is too long, in characters. */
const LOG_LENGTH = 5_000_000;

/**
 * Writes into a new file what those who help must know of an installation: versions, settings without secrets, nodes,
 * ports, and the log that was given. Nothing of it says who a person is. Errors: CONFLICT when the file exists.
 */
export async function writeSupportPacket(
  { work, ports, clock }: Product,
  file: string,
  log: string,
): Promise<void> {
  const { rows } = await work.db.execute<{ postgres: string; bytes: string }>(
    sql`SELECT current_setting('server_version') AS postgres, pg_database_size(current_database()) AS bytes`,
  );
  const packet = {
    madeAt: clock.now(),
    version: VERSION,
    node: process.version,
    system: `${process.platform} ${release()} ${process.arch}`,
    memoryBytes: totalmem(),
    database: { version: rows[0]!.postgres, bytes: Number(rows[0]!.bytes) },
    nodes: await listNodes(work.db),
    providers: portProviders(ports),
    settings: shownSettings(process.env),
    log: log.slice(-LOG_LENGTH).split('\n').map(maskPhones),
  };
  await writeFile(file, `${JSON.stringify(packet, null, 2)}\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error) => {
      if (error.code === 'EEXIST') throw new AppError('CONFLICT', `Файл ${file} уже есть`);
      throw error;
    },
  );
}

/** Our variables that are set, each with its value or with the mere word that it is. */
export function shownSettings(source: Record<string, string | undefined>): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const { name } of VARIABLES) {
    if (source[`${name}_FILE`]) shown[`${name}_FILE`] = 'задана';
    const value = source[name];
    if (value) shown[name] = SILENT.test(name) ? 'задана' : value;
  }
  return shown;
}
