import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMessage } from '#api/trpc/init.ts';

/** The messages an installation without an SMS provider wrote down, newest first. */
export async function readOutbox(dataDir: string): Promise<OutboxMessage[]> {
  const file = join(dataDir, 'outbox', 'sms.jsonl');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as OutboxMessage).reverse();
}
