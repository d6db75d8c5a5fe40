import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Bot } from './port.ts';

interface Options {
  /** Messages are appended to this file, one JSON line each. */
  file: string;
  name: string;
  /** The last part of the address at which updates may be tried out. */
  pathToken: string;
  now(): Date;
}

/**
 * The bot of an installation without Telegram: writes messages down and takes updates from whoever knows its address.
 */
export function outboxBot({ file, name, pathToken, now }: Options): Bot {
  let sent = 0;
  return {
    provider: 'outbox',
    name,
    webhook: { pathToken, headerSecret: null },
    async send({ chatId, text }) {
      const asOf = now();
      const line = JSON.stringify({ at: asOf.toISOString(), chatId, text });
      try {
        await mkdir(dirname(file), { recursive: true });
        await appendFile(file, `${line}\n`, { mode: 0o600 });
      } catch (error) {
        const providerCode = (error as NodeJS.ErrnoException).code;
        return { ok: false, kind: 'unavailable', retryable: true, ...(providerCode && { providerCode }) };
      }
      sent += 1;
      return { ok: true, value: { messageId: String(sent) }, source: 'embedded', asOf };
    },
    registerWebhook: async () => ({ ok: true, value: null, source: 'embedded', asOf: now() }),
  };
}
