import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { readLastCode, signInByCode } from './sign-in-by-code.ts';

/** The code of the last message to a phone in the mask. */
export async function lastCode(phone: string): Promise<string> {
  return readLastCode(inject('dataDir'), phone);
}

/** Signs a person in through the API, without the modal; the session is the page's from then on. */
export async function signIn(page: Page, phone: string): Promise<void> {
  const place = { url: inject('siteUrl'), dataDir: inject('dataDir') };
  await signInByCode(page.request, place, phone);
}
