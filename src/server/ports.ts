import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { noSms } from '#integrations/sms/none.ts';
import { outboxSms } from '#integrations/sms/outbox.ts';
import type { SmsSender } from '#integrations/sms/port.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import type { BlobStore } from '#integrations/storage/port.ts';
import type { Ports } from '#services/ports.ts';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { createProcessMemory } from './process-memory.ts';
import { createRateLimiter } from './rate-limits.ts';

interface Options {
  env: Env;
  pool: Pool;
  clock: Clock;
  log: Logger;
}

/** Chooses the implementation of every port by the environment and says so once. */
export function createPorts({ env, pool, clock, log }: Options): Ports {
  const ports: Ports = {
    sms: chooseSms(env, clock),
    storage: chooseStorage(env, clock),
    limiter: createRateLimiter({ pool, mode: env.rateLimits, log }),
    memory: createProcessMemory(),
    randomBytes,
  };
  log.info(
    { sms: ports.sms.provider, storage: ports.storage.provider, rateLimits: env.rateLimits },
    'ports are chosen',
  );
  return ports;
}

/** Where files are kept. */
export function chooseStorage(env: Env, clock: Clock): BlobStore {
  return diskStore({ directory: join(env.dataDir, 'blobs'), now: clock.now });
}

function chooseSms(env: Env, clock: Clock): SmsSender {
  if (env.ports.SMS.provider === 'none') return noSms;
  return outboxSms({ file: join(env.dataDir, 'outbox', 'sms.jsonl'), now: clock.now });
}
