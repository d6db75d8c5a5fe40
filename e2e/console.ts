import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, openPage, type Session } from './browser.ts';
import { signIn } from './sign-in.ts';
import { dataDir, siteUrl } from './site.ts';

/**
 * Gives the session of a person, who signs in once for all suites because a phone gets few codes an hour. It is kept in
 * the data directory of the product under test.
 */
export async function sessionOf(phone: string): Promise<Session> {
  const file = join(dataDir, `session-${phone.replace(/\D/g, '')}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept);
  const page = await openPage('/robots.txt', { javaScriptEnabled: false });
  await signIn(page, phone);
  const session = await page.context().storageState();
  await writeFile(file, JSON.stringify(session));
  return session;
}

/** Opens a page of the console in a person's browser and waits until it is ready to be used. */
export async function openConsole(session: Session, path: string, width: 360 | 1440 = 1440): Promise<Page> {
  const page = await openPage(path, { width, storageState: session });
  await hydrated(page);
  return page;
}

/** Gives the headers that make a call without a browser a person's own. */
export function signedIn(session: Session | null): Record<string, string> {
  const cookies = session?.cookies.map(({ name, value }) => `${name}=${value}`) ?? [];
  return { cookie: cookies.join('; ') };
}

/** Calls an address as a person, without a browser. */
export async function answerTo(session: Session | null, path: string) {
  const headers = signedIn(session);
  const answer = await fetch(new URL(path, siteUrl), { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Changes something by a call of the console as a person, without a browser; gives what it answers. */
export async function changeAs(session: Session, procedure: string, input: object) {
  const answer = await fetch(new URL(`/api/trpc/${procedure}`, siteUrl), {
    method: 'POST',
    headers: { ...signedIn(session), 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ json: input }),
  });
  expect(answer.status, procedure).toBe(200);
  return (await answer.json()).result.data.json;
}
