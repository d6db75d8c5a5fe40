import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, hydrated, type Session } from './browser.ts';
import { answerTo, openConsole, sessionOf } from './console.ts';
import { siteUrl } from './site.ts';

const ADMIN = '+7 (999) 000-00-02';
const BROKER = '+7 (999) 000-00-03';
const USER = '+7 (999) 000-00-05';

let admin: Session;
let broker: Session;
let user: Session;
beforeAll(async () => {
  admin = await sessionOf(ADMIN);
  broker = await sessionOf(BROKER);
  user = await sessionOf(USER);
});

interface Offer {
  bank: { name: string };
  parts: { type: string; interest?: number; matrix?: object[] }[];
  priority: number;
}

/** Gives the offers as partners see them, in display order. */
async function offersForPartners(): Promise<Offer[]> {
  const answer = await fetch(new URL('/api/ipo-calc/v3/offers/proxy', siteUrl), {
    method: 'POST',
    headers: { authorization: 'demo-ipo-calc', 'content-type': 'application/json' },
    body: '{}',
  });
  return (await answer.json()).data.unfiltered;
}

/** Pastes a text where the focus is, as a spreadsheet gives it. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

describe('who may', () => {
  it.each([
    ['/admin/programs/list', 200],
    ['/admin/programs/preview/1', 200],
    ['/admin/programs/edit/1', 403],
    ['/admin/programs/edit/new', 403],
    ['/admin/programs/types', 403],
  ])('%s answers a broker %i, an admin 200 and others nothing', async (path, status) => {
    expect((await answerTo(null, path)).status).toBe(401);
    expect((await answerTo(user, path)).status).toBe(403);
    expect((await answerTo(broker, path)).status).toBe(status);
    expect((await answerTo(admin, path)).status).toBe(200);
  });

  it.each(['/admin/programs/preview/999999', '/admin/programs/edit/999999', '/admin/programs/edit/x'])(
    '%s is nowhere',
    async (path) => {
      expect((await answerTo(admin, path)).status).toBe(404);
    },
  );

  it('/admin/programs leads to the list, and /admin leads a broker there', async () => {
    const leadsTo = ({ headers }: { headers: Headers }) =>
      new URL(headers.get('location')!, siteUrl).pathname;
    expect(leadsTo(await answerTo(admin, '/admin/programs'))).toBe('/admin/programs/list');
    expect(leadsTo(await answerTo(broker, '/admin'))).toBe('/admin/programs/list');
  });

  it('a broker looks and changes nothing', async () => {
    const page = await openConsole(broker, '/admin/programs/list');
    const row = page.getByRole('row', { name: /Ока Банк/ }).first();
    await expect.poll(() => row.getByRole('textbox').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Новая программа' }).count()).toBe(0);
    await row.getByRole('link', { name: /^Предпросмотр/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Ока Банк/ }).waitFor();
    const first = page.getByRole('article').first();
    await first.getByText('75\u00a0225\u00a0₽').first().waitFor();
    await page.getByRole('textbox', { name: 'Цена квартиры' }).fill('10000000');
    await first.getByText('50\u00a0150\u00a0₽').first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Изменить' }).count()).toBe(0);
  });
});

it('a subsidy is written, refused where it is wrong, offered at once, and taken away', async () => {
  const page = await openConsole(admin, '/admin/programs/edit/new');
  const form = page.getByRole('form', { name: 'Условия программы' });
  const save = form.getByRole('button', { name: /^(Создать|Сохранить)/ });
  const before = await offersForPartners();
  await form.getByRole('button', { name: 'Что изменится' }).click();
  await page.getByText('Исправьте 3 поля').waitFor();
  await choose(page, 'Банк', 'Квант Банк');
  await choose(page, 'Программа', 'Семейная');
  await form.getByRole('combobox', { name: 'Тип' }).click();
  await page.getByRole('option', { name: 'Субсидия' }).click();
  await form.getByLabel('Ставка', { exact: true }).first().fill('17,5');
  await form.getByLabel('Срок, лет, от').fill('30');
  await form.getByLabel('Срок, лет, до').fill('1');
  const cell = (row: number, column: string) =>
    form.getByRole('textbox', { name: new RegExp(`^Строка ${row}, ${column}`) });
  for (const row of [1, 2]) {
    await cell(row, 'срок').fill('5');
    await cell(row, 'ставка').fill('3,51 %');
    await cell(row, 'комиссия').fill('7,8');
  }
  await save.click();
  await form.getByText('Значение «от» больше значения «до»').first().waitFor();
  await form
    .getByText(/Строка 2 повторяет строку 1/)
    .first()
    .waitFor();
  await expectNoAxeViolations(page);
  await form.getByLabel('Срок, лет, до').fill('30');
  await form.getByLabel('Срок, лет, от').fill('1');
  await cell(2, 'ставка').fill('4,9');
  const draft = page.getByRole('region', { name: 'Предпросмотр' });
  await draft.getByRole('article', { name: 'Квант Банк' }).waitFor();
  await form.getByRole('button', { name: 'Что изменится' }).click();
  const effect = page.getByRole('region', { name: 'Что изменится' });
  await effect.getByRole('table', { name: /^Платёж/ }).waitFor();
  await effect.getByText(/^Добавятся .*квартир/).waitFor();
  await expect
    .poll(() =>
      effect
        .getByRole('heading')
        .first()
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true);
  await expectNoAxeViolations(page);
  expect(await offersForPartners()).toEqual(before);
  await form.getByRole('textbox', { name: 'Приоритет' }).fill('3');
  await effect.getByText('Условия с\u00a0тех пор изменились.').waitFor();
  await effect.getByRole('button', { name: 'Посчитать снова' }).click();
  await effect.getByText(/ещё не.сохранено/).waitFor();
  await save.click();
  await effect.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Квант Банк: Семейная, Субсидия' }).waitFor();
  const made = (offers: Offer[]) =>
    offers.find(({ bank, parts }) => bank.name === 'Квант Банк' && parts.some(({ matrix }) => matrix));
  expect(made(await offersForPartners())?.parts).toMatchObject([
    { type: 'BASE', interest: 0.175 },
    {
      type: 'SUBSIDY',
      matrix: [
        { duration: 5, interest: 0.0351 },
        { duration: 5, interest: 0.049 },
      ],
    },
  ]);

  await page.getByRole('link', { name: 'Программы' }).first().click();
  await page.getByRole('searchbox').fill('Квант');
  const row = page.getByRole('row', { name: /Квант Банк.*Субсидия/ });
  const priority = row.getByRole('textbox', { name: /^Приоритет/ });
  await priority.fill('1000');
  await priority.press('Enter');
  await expect.poll(async () => (await offersForPartners())[0]!.priority).toBe(1_000);
  await row.getByRole('link', { name: 'Семейная', exact: true }).click();

  await page.getByRole('button', { name: 'Назначить проекту' }).click();
  const assignment = page.getByRole('dialog', { name: 'Назначить проекту' });
  await assignment.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(() => assignment.getByText('Это обязательное поле', { exact: true }).count()).toBe(2);
  await choose(page, 'Проект', 'Северный створ');
  await assignment.getByRole('checkbox', { name: 'Субсидия' }).check();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await assignment.getByRole('button', { name: 'Сохранить' }).click();
  const assigned = page.getByRole('row', { name: /Северный створ/ });
  await assigned.getByRole('button', { name: /^Удалить/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await assigned.waitFor({ state: 'detached' });
  // The row may be gone before the window is, whose button bears the same words as that of the next one.
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // A notice of the step before may lie over it.
  await page.getByRole('button', { name: 'Удалить…' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('heading', { level: 1, name: 'Программы' }).waitFor();
  expect(made(await offersForPartners())).toBeUndefined();
});

it('a matrix is pasted from a spreadsheet, walked by keys and undone', async () => {
  const page = await openConsole(admin, '/admin/programs/edit/new');
  const form = page.getByRole('form', { name: 'Условия программы' });
  await form.getByRole('combobox', { name: 'Тип' }).click();
  await page.getByRole('option', { name: 'Субсидия' }).click();
  const grid = form.getByRole('grid', { name: 'Строки по сроку и ставке' });
  const cell = (row: number, column: string) =>
    grid.getByRole('textbox', { name: new RegExp(`^Строка ${row}, ${column}`) });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await cell(1, 'срок').fill('3');
  await cell(1, 'срок').press('Enter');
  await expect.poll(focused).toMatch(/^Строка 2, срок/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toMatch(/^Строка 2, ставка/);
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toMatch(/^Строка 1, ставка/);
  await page.keyboard.press('Tab');
  await expect.poll(focused).toMatch(/^Строка 1, наценка/);

  await cell(1, 'срок').focus();
  await pasteText(page, 'Срок\tСтавка\tНаценка\n5 лет\t4,9\u00a0%\t\n\t6\tмного\n7\t101\t1');
  await form
    .getByText(/^Принято: 5.ячеек\. Не.приняты.*2.ячейки\. Взято сверху.*Заголовок пропущен/)
    .waitFor();
  await form.getByText(/^Строка.2, столбец «Наценка к.цене»: Не.число$/).waitFor();
  await form.getByText(/^Строка.3, столбец «Ставка»: От 0 до 100%$/).waitFor();
  await expect.poll(() => cell(2, 'наценка').inputValue()).toBe('много');
  await expect.poll(() => cell(2, 'срок').inputValue()).toBe('5 лет');
  await expectNoAxeViolations(page);

  await page.keyboard.press('Control+z');
  await expect.poll(() => cell(1, 'срок').inputValue()).toBe('3');
  await expect.poll(() => cell(3, 'срок').count()).toBe(0);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => cell(3, 'ставка').inputValue()).toBe('101');
  await grid.getByRole('button', { name: 'Удалить: Строка 3' }).click();
  await expect.poll(() => cell(3, 'ставка').inputValue()).toBe('');
  await form.getByRole('button', { name: 'Отменить' }).click();
  await expect.poll(() => cell(3, 'ставка').inputValue()).toBe('101');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page);
  await expectNoAxeViolations(page);
});

it('a matrix of as many rows as there may be is previewed and foreseen', async () => {
  const page = await openConsole(admin, '/admin/programs/edit/new');
  const form = page.getByRole('form', { name: 'Условия программы' });
  await choose(page, 'Банк', 'Квант Банк');
  await choose(page, 'Программа', 'Семейная');
  await form.getByRole('combobox', { name: 'Тип' }).click();
  await page.getByRole('option', { name: 'Субсидия' }).click();
  await form.getByLabel('Ставка', { exact: true }).first().fill('17,5');
  const row = (at: number) => `5\t${(4 + at / 1_000).toFixed(3).replace('.', ',')} %\t0,123456\t7,8`;
  await form.getByRole('textbox', { name: /^Строка 1, срок/ }).focus();
  await pasteText(page, Array.from({ length: 10_000 }, (_, at) => row(at)).join('\n'));
  await form.getByText(/Не.вошло: 9.900.строк/).waitFor();
  const draft = page.getByRole('region', { name: 'Предпросмотр' });
  await draft.getByRole('article', { name: 'Квант Банк' }).waitFor();
  await form.getByRole('button', { name: 'Что изменится' }).click();
  const effect = page.getByRole('region', { name: 'Что изменится' });
  await effect.getByRole('table', { name: /^Платёж/ }).waitFor();
});

it('a matrix follows the draft of its form', async () => {
  const page = await openConsole(admin, '/admin/programs/list?type=SUBSIDY');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const rate = page.getByRole('grid').getByRole('textbox', { name: /^Строка 1, ставка/ });
  const known = await rate.inputValue();
  await rate.fill('3,33');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('genplan.drafts'))).toContain('0.0333');
  const address = page.url();
  // A tab that breaks down asks nothing.
  await page.goto('about:blank');
  await page.goto(address);
  await hydrated(page);
  await expect.poll(() => rate.inputValue()).toBe(known);
  await page.getByRole('button', { name: 'Вернуть черновик' }).click();
  await expect.poll(() => rate.inputValue()).toBe('3,33');
  await rate.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => rate.inputValue()).toBe('3,33');
});

it('an offer left as it is changes nothing, and a dearer one loses its place', async () => {
  const page = await openConsole(admin, '/admin/programs/edit/1', 360);
  const form = page.getByRole('form', { name: 'Условия программы' });
  const ask = form.getByRole('button', { name: 'Что изменится' });
  await ask.click();
  const effect = page.getByRole('region', { name: 'Что изменится' });
  await effect.getByText(/^Ничего не.изменится/).waitFor();
  await form.getByLabel('Ставка', { exact: true }).first().fill('29');
  await ask.click();
  await effect.getByRole('table', { name: /^Платёж/ }).waitFor();
  await effect
    .getByText(/ у.этой программы$/)
    .first()
    .waitFor();
  await expectToFit(page);
  await expectNoAxeViolations(page);
});

it('terms of before an edit are put back into the form', async () => {
  const page = await openConsole(admin, '/admin/programs/edit/2', 360);
  const form = page.getByRole('form', { name: 'Условия программы' });
  const rate = form.getByLabel('Ставка', { exact: true }).first();
  const save = form.getByRole('button', { name: 'Сохранить' });
  const known = await rate.inputValue();
  await rate.fill('28,5');
  await save.click();
  const history = form.getByRole('region', { name: 'История условий' });
  await history.getByText(/сменил.* ставку предложения/).waitFor();
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await history
    .getByRole('button', { name: /^Вернуть в форму/ })
    .first()
    .click();
  await expect.poll(() => rate.inputValue()).toBe(known);
  await save.click();
  await history
    .getByText(/на.28,5%/)
    .first()
    .waitFor();
  await expect.poll(() => history.getByText(/сменил.* ставку предложения/).count()).toBe(2);

  // Terms that are put off are nobody's until they are published.
  const plan = form.getByRole('region', { name: 'Черновик и публикация' });
  await rate.fill('27,5');
  await plan.getByRole('button', { name: /^В\sчерновик/ }).click();
  await plan.getByText('Ждёт публикации').waitFor();
  await expectNoAxeViolations(page);
  await plan.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await history
    .getByText(/на.27,5%/)
    .first()
    .waitFor();
  await expect.poll(() => plan.getByText('Ждёт публикации').count()).toBe(0);
});

it('names of programmes are a tree: unique, without cycles, kept while they are used', async () => {
  const page = await openConsole(admin, '/admin/programs/types');
  const window = page.getByRole('dialog');
  const submit = window.getByRole('button', { name: 'Сохранить' });
  await page.getByRole('button', { name: 'Добавить название' }).click();
  await window.getByLabel('Имя', { exact: true }).fill('Семейная');
  await window.getByLabel('Имя в\u00a0фильтре').fill('Учёным');
  await submit.click();
  await window.getByText('Такое имя уже существует', { exact: true }).waitFor();
  await window.getByLabel('Имя', { exact: true }).fill('Учёным');
  await window.getByLabel('Порядок').fill('-1');
  await submit.click();
  await window.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Учёным');

  await page.getByRole('link', { name: 'Изменить: Базовая', exact: true }).click();
  await choose(page, 'Родитель', 'Новостройка короткая');
  await submit.click();
  await window
    .getByText(/^Программа не.может стоять под самой собой/)
    .first()
    .waitFor();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await window.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('button', { name: 'Уйти' }).click();

  await page.getByRole('button', { name: 'Удалить: Семейная', exact: true }).click();
  await window.getByText(/^Пока нельзя: .*программ/).waitFor();
  await window.getByRole('button', { name: 'Удалить', disabled: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Удалить: Учёным' }).click();
  await window.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('row', { name: /Учёным/ }).waitFor({ state: 'detached' });
  // The focus moves to the row that took the place of the deleted one.
  await expect.poll(() => page.evaluate(() => `${document.activeElement?.ariaLabel}`)).toMatch(/^Удалить: /);
});

it('the list is narrowed by its address', async () => {
  const page = await openConsole(admin, '/admin/programs/list');
  await page.getByRole('combobox', { name: 'Тип' }).click();
  await page.getByRole('option', { name: 'Траншевая' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('TRANCHE');
  await page
    .getByRole('row', { name: /Базовая/ })
    .first()
    .waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('нет такого');
  await page.getByText('Ничего не найдено').waitFor();
  await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
  await page.getByRole('link', { name: 'Убрать «нет такого»' }).click();
  await page
    .getByRole('row', { name: /Базовая/ })
    .first()
    .waitFor();
});

it.each([
  [360, '/admin/programs/list'],
  [360, '/admin/programs/edit/14'],
  [360, '/admin/programs/preview/1'],
  [1440, '/admin/programs/list'],
] as const)('at %i pixels %s fits and is clean for axe', async (width, path) => {
  const page = await openConsole(admin, path, width);
  await expectToFit(page);
  await expectNoAxeViolations(page);
});
