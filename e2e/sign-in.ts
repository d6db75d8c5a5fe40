import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** The code of the last message to a phone in the mask. */
export async function lastCode(phone: string): Promise<string> {
  const outbox = await readFile(join(inject('dataDir'), 'outbox', 'sms.jsonl'), 'utf8');
  const messages = outbox
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return messages.findLast(({ to }) => to === `+${phone.replace(/\D/g, '')}`).code;
}

/** Signs a person in through the API, without the modal; the session is the page's from then on. */
export async function signIn(page: Page, phone: string): Promise<void> {
  const call = (path: string, json: object) =>
    page.request.post(`/api/trpc/account.auth.${path}`, {
      data: { json },
      headers: { origin: inject('siteUrl') },
    });
  expect((await call('requestCode', { phone, agreement: true })).status()).toBe(200);
  expect((await call('authenticate', { phone, otp: await lastCode(phone) })).status()).toBe(200);
}
