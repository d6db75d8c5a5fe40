import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMessage } from '#api/trpc/init.ts';

/** Reads the text messages, bot messages and e-mails that were written down instead of sent, newest first. */
export async function readOutbox(dataDir: string): Promise<OutboxMessage[]> {
  const sms = await readLines<OutboxMessage>(join(dataDir, 'outbox', 'sms.jsonl'));
  const telegram = await readLines<TelegramLine>(join(dataDir, 'outbox', 'telegram.jsonl'));
  const emails = await readLines<EmailLine>(join(dataDir, 'outbox', 'email.jsonl'));
  const messages = [
    ...sms,
    ...emails.map(({ at, to, subject, text }) => ({
      at,
      text: `${subject}\n${text}`,
      to,
      code: null,
      purpose: 'notice',
    })),
    ...telegram.map(({ at, chatId, text }) => ({
      at,
      text,
      to: `Telegram ${chatId}`,
      code: null,
      purpose: 'notice',
    })),
  ];
  return messages.sort((one, other) => other.at.localeCompare(one.at));
}

interface EmailLine {
  at: string;
  to: string;
  subject: string;
  text: string;
}

interface TelegramLine {
  at: string;
  chatId: string;
  text: string;
}

async function readLines<Line>(file: string): Promise<Line[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Line);
}
