import type { Locator, Page } from 'playwright-core';

/** A form open to everybody, and how to bring it onto a page. */
export interface PublicForm {
  /** The component that renders it; a structural test finds one that is missing here. */
  file: string;
  path: string;
  /** The form's accessible name. */
  name: string;
  /** The address of the call that sends it. */
  call: RegExp;
  /** The field that the server will refuse: its name on the server and its label on the page. */
  field: { path: string; label: string };
  typed: Readonly<Record<string, string>>;
  /** The name of the button that sends it. */
  button: RegExp;
  open?: (page: Page) => Promise<unknown>;
  /** Its failures stand in it, without the alert of the site. */
  isAlone?: true;
  /** Set when the form is for a signed-in person without a name. */
  isSignedIn?: true;
}

const LANDING = '/landing/phys-service/mortgage';
const WHO = { Телефон: '9991234567' };

/** Every form outside the account and the console. */
export const PUBLIC_FORMS: readonly PublicForm[] = [
  {
    file: 'src/web/parts/lead/CallbackForm.tsx',
    path: LANDING,
    name: 'Перезвоним и ответим',
    call: /applyCallbackForm/,
    field: { path: 'fullName', label: 'Фамилия, имя, отчество' },
    typed: { ...WHO, 'Фамилия, имя, отчество': 'Орлова Анна', Комментарий: 'Хочу посчитать' },
    button: /^Жду ответа$/,
  },
  {
    file: 'src/web/shell/soon/SoonEmailModal.tsx',
    path: LANDING,
    name: 'Размещение скоро откроется',
    call: /comingSoonEmail/,
    field: { path: 'email', label: 'Email' },
    typed: { Email: 'anna@example.com' },
    button: /^Сообщить мне$/,
    open: pressInFooter('Разместить объявление'),
  },
  {
    file: 'src/web/shell/soon/RegistrationModal.tsx',
    path: LANDING,
    name: 'Регистрация',
    call: /applyRegistrationLeadForm/,
    field: { path: 'phone', label: 'Телефон' },
    typed: { Имя: 'Анна', ...WHO, Email: 'anna@example.com' },
    button: /^Оставить заявку$/,
    open: pressInFooter('Зарегистрироваться риелтору'),
  },
  {
    file: 'src/web/parts/access/PhoneScreen.tsx',
    path: LANDING,
    name: 'Вход по телефону',
    call: /auth\.requestCode/,
    field: { path: 'phone', label: 'Телефон' },
    typed: WHO,
    button: /^Получить код/,
    open: openSignIn,
  },
  {
    file: 'src/web/parts/access/CodeScreen.tsx',
    path: LANDING,
    name: 'Код из SMS',
    call: /auth\.authenticate/,
    field: { path: 'code', label: 'Код из SMS' },
    typed: { 'Код из SMS': 'abc123' },
    button: /^Войти$/,
    async open(page) {
      await page.route(/auth\.requestCode/, (route) => {
        const json = { ok: true, canBeRequested: '2020-01-01T00:00:00.000Z' };
        const data = { json, meta: { values: { canBeRequested: ['Date'] } } };
        return route.fulfill({ json: [{ result: { data } }] });
      });
      await openSignIn(page);
      const form = page.getByRole('form', { name: 'Вход по телефону' });
      await form.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9991234567');
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Получить код' }).click();
    },
  },
  {
    file: 'src/web/parts/lead/ContactFields.tsx',
    path: '/landing/realtor/hb/uae',
    name: 'Оставить контакт',
    call: /applyBookingLeadForm/,
    field: { path: 'name', label: 'Имя' },
    typed: { Имя: 'Анна', ...WHO },
    button: /^Оставить контакт$/,
    open: (page) => page.getByRole('button', { name: 'Оставить контакт' }).click(),
  },
  {
    file: 'src/web/shell/person/NameModal.tsx',
    path: '/legal-info',
    name: 'Как вас зовут',
    call: /account\.info/,
    field: { path: 'name', label: 'Имя' },
    typed: { Имя: 'Анна' },
    button: /^Сохранить$/,
    isSignedIn: true,
  },
  {
    file: 'src/web/widget/LeadForm.tsx',
    path: '/widget/ipo-calc',
    name: 'Оставить заявку',
    call: /widget\/application/,
    field: { path: 'phone', label: 'Телефон' },
    typed: { Имя: 'Анна', ...WHO },
    button: /^(Отправить|Повторить)$/,
    isAlone: true,
  },
  {
    file: 'src/web/screens/feed/FeedCheckScreen.tsx',
    path: '/for-developers/feed-check',
    name: 'Проверить по адресу',
    call: /api\/feed-check/,
    field: { path: 'url', label: 'Или адрес' },
    typed: { 'Или адрес': 'https://feeds.example/a.xml' },
    button: /^Проверить$/,
    isAlone: true,
  },
];

/** Types the required values and ticks the consent. */
export async function fillIn(form: Locator, { typed }: PublicForm): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = form.getByRole('textbox', { name: label });
    await field.fill('');
    await field.pressSequentially(text);
  }
  const consent = form.getByRole('checkbox');
  if ((await consent.count()) > 0) await consent.check();
}

function pressInFooter(button: string) {
  return (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: button }).click();
}

function openSignIn(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
}
