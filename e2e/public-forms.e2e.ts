import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations, expectNoPolicyViolations, hydrated, openPage } from './browser.ts';
import { fillIn, PUBLIC_FORMS, type PublicForm } from './public-forms.ts';
import { signIn } from './sign-in.ts';

const UNDER_FIELD = 'Так не пойдёт: введите иначе';
const OF_NO_FIELD = 'Этого условия больше нет';

interface Refused {
  status: number;
  issues?: { path: (string | number)[]; message: string }[];
  retryAfterSeconds?: number;
}

/** Answers a call as procedures or, under the widget, as REST refuses it. */
function refuse(route: Route, { status, issues = [], retryAfterSeconds }: Refused) {
  const headers = { 'retry-after': String(retryAfterSeconds ?? '') };
  if (!route.request().url().includes('/trpc/'))
    return route.fulfill({ status, headers, json: { status, ok: false, message: 'Refused', issues } });
  const data = { code: 'BAD_REQUEST', httpStatus: status, issues, retryAfterSeconds };
  return route.fulfill({
    status,
    headers,
    json: [{ error: { json: { message: 'x', code: -32_600, data } } }],
  });
}

async function openForm({ path, name, open, isSignedIn }: PublicForm) {
  const page = await openPage(isSignedIn ? '/legal-info' : path, { width: 360 });
  if (isSignedIn) {
    await signIn(page, '+7 (999) 001-30-01');
    await page.goto(path);
  }
  await hydrated(page);
  await open?.(page);
  return { page, form: page.getByRole('form', { name }) };
}

const closeAlert = async (page: Page) => {
  const alert = page.getByRole('alertdialog');
  await alert.getByRole('button', { name: 'OK' }).click();
  await alert.waitFor({ state: 'hidden' });
};

it.each(PUBLIC_FORMS)('«$name» says what the server refused and keeps what was typed', async (shown) => {
  const { page, form } = await openForm(shown);
  await fillIn(form, shown);
  const values = () =>
    Promise.all(
      Object.keys(shown.typed).map((label) => form.getByRole('textbox', { name: label }).inputValue()),
    );
  const typed = await values();
  const answers: ((route: Route) => Promise<unknown>)[] = [
    (route) => {
      const issues = [
        { path: ['somewhere', 'else'], message: OF_NO_FIELD },
        { path: [shown.field.path], message: UNDER_FIELD },
      ];
      return refuse(route, { status: 400, issues });
    },
    (route) => refuse(route, { status: 429, retryAfterSeconds: 7 }),
    (route) => route.abort(),
  ];
  let calls = 0;
  await page.route(shown.call, (route) => {
    calls += 1;
    return answers.shift()!(route);
  });
  const submit = () => form.getByRole('button', { name: shown.button }).click();

  await submit();
  const field = form.getByRole('textbox', { name: shown.field.label });
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const description = `#${(await field.getAttribute('aria-describedby'))!.replaceAll(/(\W)/g, '\\$1')}`;
  await expect.poll(() => form.locator(description).innerText()).toContain(UNDER_FIELD);
  await form.getByRole('alert').getByText(OF_NO_FIELD).waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => values()).toEqual(typed);
  if (!shown.open) await expectNoAxeViolations(page, `form[aria-label="${shown.name}"]`);

  await submit();
  await form.getByRole('alert').getByText('Попробуйте через 7 секунд').waitFor();
  await expect.poll(() => form.getByText(UNDER_FIELD).count()).toBe(0);

  const isToldAndKept = async () => {
    if (shown.isAlone) await form.getByRole('alert').waitFor();
    else await closeAlert(page);
    await expect.poll(() => values()).toEqual(typed);
  };
  await submit();
  await isToldAndKept();
  expect(calls).toBe(3);

  // A browser that knows it has no network.
  await page.unroute(shown.call);
  await page.context().setOffline(true);
  await submit();
  await isToldAndKept();
  await page.context().setOffline(false);
  await expectNoPolicyViolations(page);
});
