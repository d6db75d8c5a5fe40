import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SmsSender } from './port.ts';

/** The sender of an installation without a provider: writes each message as a JSON line of `file`. */
export function outboxSms(options: { file: string; now(): Date }): SmsSender {
  return {
    provider: 'outbox',
    async send({ to, text, code, purpose, dedupeKey }) {
      const asOf = options.now();
      const line = JSON.stringify({ at: asOf.toISOString(), to, text, code, purpose });
      try {
        await mkdir(dirname(options.file), { recursive: true });
        await appendFile(options.file, `${line}\n`, { mode: 0o600 });
      } catch (error) {
        const providerCode = (error as NodeJS.ErrnoException).code;
        return { ok: false, kind: 'unavailable', retryable: true, ...(providerCode && { providerCode }) };
      }
      return { ok: true, value: { provider: 'outbox', providerId: dedupeKey }, source: 'embedded', asOf };
    },
  };
}
