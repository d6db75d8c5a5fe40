import { expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit } from './browser.ts';
import { answerTo, changeAs, openConsole, sessionOf } from './console.ts';

const SUPERADMIN = '+7 (999) 000-00-01';
const ADMIN = '+7 (999) 000-00-02';

it('maintenance is the main administrator’s alone and shows who changed what', async () => {
  const [superadmin, admin] = [await sessionOf(SUPERADMIN), await sessionOf(ADMIN)];
  const answers = [null, admin, superadmin].map((session) => answerTo(session, '/admin/amen'));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403, 200]);
  expect((await answerTo(admin, '/admin/legal')).text).not.toContain('Обслуживание');

  const call = (name: string, input: object) => changeAs(superadmin, `admin.legal.${name}`, input);
  const { id } = await call('create', { tag: 'Памятка', text: 'Текст' });
  await call('remove', { id });

  const page = await openConsole(
    superadmin,
    '/admin/amen/audit?q=%D0%9F%D0%B0%D0%BC%D1%8F%D1%82%D0%BA%D0%B0',
    360,
  );
  const edit = (words: RegExp) => page.getByRole('row').filter({ hasText: words }).first();
  await edit(/создала документ «Памятка»/).waitFor();
  const removal = edit(/удалила документ «Памятка»/);
  await removal.getByText('Значения').click();
  await removal.getByText('удалено: tag: Памятка; version: 1').waitFor();
  await expectToFit(page);
  await expectNoAxeViolations(page);
});

it('turns an edit back on demand, and not once it was changed again', async () => {
  const superadmin = await sessionOf(SUPERADMIN);
  const call = (name: string, input: object) => changeAs(superadmin, `admin.collections.${name}`, input);
  const { id } = await call('create', { name: 'Тихий двор', complexIds: [] });
  await call('update', { id, collection: { name: 'Шумный двор', complexIds: [] } });
  const page = await openConsole(superadmin, `/admin/amen/audit?view=collection&record=${id}`, 360);
  const back = page.getByRole('button', { name: 'Вернуть как было: Подборка' });
  await expect.poll(() => back.count()).toBe(1);
  await back.click();
  const question = page.getByRole('dialog', { name: 'Вернуть как было?' });
  await question.getByText(/сменила? название подборки/).waitFor();
  await expectNoAxeViolations(page, '[role="dialog"]');
  // A success leaves by itself, so it is waited for from before the press.
  const notice = page.getByText('Вернули как было').waitFor();
  await question.getByRole('button', { name: 'Вернуть' }).click();
  await notice;
  await expect.poll(() => back.count()).toBe(2);
  await back.last().click();
  await question.getByRole('button', { name: 'Вернуть' }).click();
  await question.getByText(/С\sтех пор эти поля изменили ещё раз/).waitFor();
  await expectToFit(page);
});

it('brings things up to date on demand and says how it went', async () => {
  const superadmin = await sessionOf(SUPERADMIN);
  const error = encodeURIComponent('{"json":{"error":"Error: Нет ID ЖК 7\\nat book (card.js:1:2)"}}');
  await answerTo(null, `/api/trpc/logClientSideError?input=${error}`);
  const page = await openConsole(superadmin, '/admin/amen');
  await page.getByRole('button', { name: 'Обновить: Курсы валют' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^\d\d:\d\d, .+, AED.22,87.₽/ })
    .waitFor();
  await page
    .getByRole('region', { name: 'Журнал правок' })
    .getByText(/запустила: Курсы валют/)
    .first()
    .waitFor();
  await page.getByRole('region', { name: 'Ошибки клиентов' }).getByText('Error: Нет ID ЖК 7').waitFor();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Все ошибки' }).click();
  // The page that is left names the error, too.
  await page.waitForURL('**/admin/amen/errors*');
  await page.getByRole('heading', { level: 1, name: 'Ошибки клиентов' }).waitFor();
  await page.getByText('Error: Нет ID ЖК 7').click();
  await page.getByText('at book (card.js:1:2)').waitFor();
  await expect
    .poll(() =>
      page.getByRole('navigation', { name: 'Разделы обслуживания' }).locator('[aria-current]').count(),
    )
    .toBe(1);
  await expectNoAxeViolations(page);
});

it('outside systems are tried at a press and say how it went', async () => {
  const page = await openConsole(await sessionOf(SUPERADMIN), '/admin/integrations');
  const store = page.getByRole('row').filter({ hasText: 'Хранилище файлов' });
  await store.getByRole('button', { name: 'Проверить сейчас: Хранилище файлов' }).click();
  await store
    .getByRole('status')
    .filter({ hasText: /^Отвечает, \d+\sмс$/ })
    .waitFor();
  await expect.poll(() => store.getByRole('cell').nth(2).innerText()).not.toContain('отказ');
  await page.getByText('Проверить можно только настоящей заявкой').waitFor();
  await expectNoAxeViolations(page);
});
