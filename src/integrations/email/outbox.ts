import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failOf } from '../http/fail-of.ts';
import type { EmailSender } from './port.ts';

/** The e-mail of an installation without a mail server: writes each message as a JSON line of `file`. */
export function outboxEmail({ file, now }: { file: string; now(): Date }): EmailSender {
  return {
    provider: 'outbox',
    async send({ to, subject, text, dedupeKey }) {
      const asOf = now();
      try {
        await mkdir(dirname(file), { recursive: true });
        await appendFile(file, `${JSON.stringify({ at: asOf.toISOString(), to, subject, text })}\n`, {
          mode: 0o600,
        });
      } catch (error) {
        return failOf(error);
      }
      return { ok: true, value: { messageId: dedupeKey }, source: 'embedded', asOf };
    },
  };
}
