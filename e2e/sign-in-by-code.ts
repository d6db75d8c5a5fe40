import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright-core';

export interface SignInPlace {
  /** Origin of the product. */
  url: string;
  /** The product writes the messages it would have sent there. */
  dataDir: string;
}

/** Signs a person in through the API, without the modal; the session is kept by whose `request` it is. */
export async function signInByCode(
  request: APIRequestContext,
  { url, dataDir }: SignInPlace,
  phone: string,
): Promise<void> {
  const call = async (path: string, json: object) => {
    const answer = await request.post(`${url}/api/trpc/account.auth.${path}`, {
      data: { json },
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`${path} of ${phone} was answered ${answer.status()}`);
    // A code asked for within a minute of another is not sent, which is no error of the call.
    const { ok, message } = (await answer.json()).result.data.json;
    if (ok === false) throw new Error(`${path} of ${phone}: ${message}`);
  };
  await call('requestCode', { phone, agreement: true });
  await call('authenticate', { phone, otp: await readLastCode(dataDir, phone) });
}

/** The code of the last message to a phone in the mask. */
export async function readLastCode(dataDir: string, phone: string): Promise<string> {
  const outbox = await readFile(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8');
  const messages = outbox
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return messages.findLast(({ to, code }) => code && to === `+${phone.replace(/\D/g, '')}`).code;
}
