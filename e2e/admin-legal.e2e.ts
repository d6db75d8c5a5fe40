import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, openPage, type Session } from './browser.ts';
import { answerTo, changeAs, openConsole, sessionOf } from './console.ts';
import { siteUrl } from './site.ts';

const PATH = '/admin/legal';
let admin: Session;
let broker: Session;
beforeAll(async () => {
  admin = await sessionOf('+7 (999) 000-00-02');
  broker = await sessionOf('+7 (999) 000-00-03');
});

it('is for admins only', async () => {
  const answers = [await answerTo(null, PATH), await answerTo(broker, PATH), await answerTo(admin, PATH)];
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 200]);
  expect(answers[1]!.text).not.toContain('Согласий');
});

it.each([360, 1440] as const)('fits at %i px and says what it does not find', async (width) => {
  const page = await openConsole(admin, `${PATH}?q=%D0%9F%D0%BE%D0%BB%D0%B8%D1%82%D0%B8%D0%BA%D0%B0`, width);
  await page.getByRole('link', { name: /^Политика в отношении обработки персональных/ }).waitFor();
  await page.getByText('нужен для согласия').waitFor();
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await page.goto(`${PATH}?q=%D0%BD%D0%B5%D1%82`);
  await page.getByText('Ничего не найдено').waitFor();
});

describe('a document', () => {
  it('is published, seen at once, edited, found by partners and removed', async () => {
    const page = await openConsole(admin, PATH, 1440);
    await page.getByRole('button', { name: 'Добавить документ' }).click();
    const form = page.getByRole('dialog', { name: 'Новый документ' });
    const publish = form.getByRole('button', { name: 'Опубликовать' });
    await publish.click();
    await expect.poll(() => form.getByText('Это обязательное поле').count()).toBe(2);
    await form.getByRole('textbox', { name: 'Тег' }).fill('пользовательское соглашение');
    await form
      .getByRole('textbox', { name: 'Текст' })
      .fill('# Оферта\n\n**Важно** <script>alert(1)</script>');
    const preview = form.getByRole('region', { name: /^Предпросмотр/ });
    await preview.getByRole('heading', { name: 'Оферта' }).waitFor();
    await preview.getByText('<script>alert(1)</script>').waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await publish.click();
    await form.getByText('Такое имя уже существует').waitFor();

    await form.getByRole('textbox', { name: 'Тег' }).fill('Оферта для гостей');
    await publish.click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Оферта для гостей', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Оферта для гостей' }).waitFor();
    await page.getByText('Версия 1 от').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Оферта для гостей' }).waitFor();
    const id = new URL(page.url()).searchParams.get('legalInfoTab');

    await page.goto(PATH);
    await page.getByRole('link', { name: 'Изменить «Оферта для гостей»' }).click();
    const edited = page.getByRole('dialog', { name: 'Изменить документ' });
    await edited.getByRole('textbox', { name: 'Текст' }).fill('Вторая редакция');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
    await question.getByText('Текст').waitFor();
    await question.getByRole('button', { name: 'Остаться' }).click();
    await edited.getByRole('button', { name: 'Опубликовать' }).click();
    await edited.waitFor({ state: 'detached' });
    const visitor = await openPage(`/legal-info?legalInfoTab=${id}`, { javaScriptEnabled: false });
    await visitor.getByText('Вторая редакция').waitFor();
    const found = await fetch(`${siteUrl}/api/legal-info-doc/tab?name=${encodeURIComponent('гостей')}`);
    expect((await found.json()).data).toEqual({ tab: Number(id), doc: { title: 'Оферта для гостей' } });

    await page.getByRole('button', { name: 'Удалить «Оферта для гостей»…' }).click();
    // A success leaves by itself, so it is waited for from before the press.
    const notice = page.getByText('Документ «Оферта для гостей» удалён').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await notice;
    await page.getByRole('link', { name: 'Оферта для гостей', exact: true }).waitFor({ state: 'detached' });
    const gone = await fetch(`${siteUrl}/api/legal-info-doc/tab?name=${encodeURIComponent('гостей')}`);
    expect((await gone.json()).data).toEqual({ tab: null });
  });

  it('that links of consent need is not let go without a warning', async () => {
    // The one that forms name may have been agreed to in this product, and a document with consents stays.
    const tag = 'Обработка персональных данных гостей';
    const { id } = await changeAs(admin, 'admin.legal.create', { tag, text: 'Текст' });
    const page = await openConsole(admin, PATH, 360);
    await page.getByRole('button', { name: `Удалить «${tag}»` }).click();
    const question = page.getByRole('dialog', { name: `Удалить «${tag}»` });
    await question.getByText(/ведут ссылки согласия/).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await question.getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('link', { name: `Изменить «${tag}»` }).click();
    const form = page.getByRole('dialog', { name: 'Изменить документ' });
    await form.getByRole('textbox', { name: 'Тег' }).fill('Политика');
    await form.getByText(/ведут ссылки согласия/).waitFor();
    await changeAs(admin, 'admin.legal.remove', { id });
  });
});
