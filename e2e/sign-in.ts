import type { Page } from 'playwright-core';
import { readLastCode, signInByCode } from './sign-in-by-code.ts';
import { dataDir, siteUrl } from './site.ts';

/** The code of the last message to a phone in the mask. */
export async function lastCode(phone: string): Promise<string> {
  return readLastCode(dataDir, phone);
}

/** Signs a person in through the API, without the modal; the session is the page's from then on. */
export async function signIn(page: Page, phone: string): Promise<void> {
  const place = { url: siteUrl, dataDir };
  await signInByCode(page.request, place, phone);
}

/** A person without a name is asked for one, sooner or later after a page opens, and may refuse. */
export async function skipName(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Как вас зовут' });
  await question.getByRole('button', { name: 'Пропустить' }).click();
  await question.waitFor({ state: 'hidden' });
}
