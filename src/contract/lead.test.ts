import { describe, expect, it } from 'vitest';
import {
  BookingLeadInput,
  CallbackLeadInput,
  ComingSoonEmailInput,
  ContactRequestInput,
  RegistrationLeadInput,
  WidgetApplicationInput,
} from './lead.ts';

const application = {
  phone: '+7 (999) 123-45-67',
  name: ' Анна ',
  amount: '10 500 000',
  price: 15_000_000,
  interest: '0,065',
  years: '20',
  initialPayment: 0.3,
};
const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a widget application', () => {
  it('reads numbers as people type them', () => {
    expect(WidgetApplicationInput.parse(application)).toMatchObject({
      name: 'Анна',
      amount: 10_500_000,
      interest: 0.065,
      years: 20,
    });
  });

  it.each([
    [{ amount: 'x' }, [['amount', 'Ожидается число']]],
    [{ price: '' }, [['price', 'Ожидается число']]],
    [{ years: '1e3' }, [['years', 'Ожидается число']]],
    [{ interest: 500 }, [['interest', 'Ожидается число от 0 до 1']]],
    [{ interest: '12,5' }, [['interest', 'Ожидается число от 0 до 1']]],
    [{ years: 0 }, [['years', 'Ожидается число от 1 до 100']]],
    [{ years: 101 }, [['years', 'Ожидается число от 1 до 100']]],
    [{ initialPayment: '30' }, [['initialPayment', 'Ожидается число от 0 до 1']]],
    [{ price: 1e12 }, [['price', 'Ожидается число от 0 до 90000000000']]],
    [{ amount: -0.01 }, [['amount', 'Ожидается число от 0 до 90000000000']]],
    [{ phone: '+7 (' }, [['phone', 'Нужно ввести номер телефона']]],
    [{ name: '  ' }, [['name', 'Это обязательное поле']]],
    [{ agreement: false }, [['agreement', 'Вы должны согласиться']]],
    [{ pageUrl: 'javascript:1' }, [['pageUrl', 'Адрес страницы должен начинаться с http:// или https://']]],
  ])('refuses %j', (change, issues) => {
    expect(issuesOf(WidgetApplicationInput.safeParse({ ...application, ...change }))).toEqual(issues);
  });

  it.each([
    [{ amount: -1 }],
    [{ price: Number.NaN }],
    [{ price: 1e300 }],
    [{ amount: null }],
    [{ years: [] }],
  ])('refuses the number in %j', (change) => {
    expect(WidgetApplicationInput.safeParse({ ...application, ...change }).success).toBe(false);
  });
});

describe('a registration', () => {
  const registration = { name: 'Анна', phone: '', email: '', agreement: true };

  it.each(['', '+7 ('])('asks for one contact under both fields (phone «%s»)', (phone) => {
    expect(issuesOf(RegistrationLeadInput.safeParse({ ...registration, phone }))).toEqual([
      ['phone', 'Оставьте хотя бы один контакт'],
      ['email', 'Оставьте хотя бы один контакт'],
    ]);
  });

  it('is content with one of them', () => {
    expect(RegistrationLeadInput.parse({ ...registration, email: ' a@b.ru ' })).toMatchObject({
      phone: null,
      email: 'a@b.ru',
    });
    expect(RegistrationLeadInput.parse({ ...registration, phone: application.phone })).toMatchObject({
      email: null,
    });
  });

  it('may leave the other one out', () => {
    const { phone: _, email: __, ...person } = registration;
    expect(RegistrationLeadInput.parse({ ...person, email: 'a@b.ru' })).toMatchObject({ phone: null });
    expect(RegistrationLeadInput.parse({ ...person, phone: application.phone })).toMatchObject({
      email: null,
    });
    expect(issuesOf(RegistrationLeadInput.safeParse(person))).toEqual([
      ['phone', 'Оставьте хотя бы один контакт'],
      ['email', 'Оставьте хотя бы один контакт'],
    ]);
  });
});

it('a booking names a complex or a country, never both or neither', () => {
  const booking = { name: 'Анна', phone: application.phone, HouseBook: true, agreement: true };
  const isGood = (place: object) => BookingLeadInput.safeParse({ ...booking, ...place }).success;
  expect([{}, { ComplexId: 1 }, { CountryId: 1 }, { ComplexId: 1, CountryId: 1 }].map(isGood)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it.each([{}, { name: null }, { name: '' }, { name: ' ' }])('a booking by %o lacks its name', (name) => {
  const booking = { phone: application.phone, ComplexId: 1, HouseBook: true, agreement: true, ...name };
  expect(issuesOf(BookingLeadInput.safeParse(booking))).toEqual([['name', 'Это обязательное поле']]);
});

it('a registration says what is wrong with a contact that is there', () => {
  const result = RegistrationLeadInput.safeParse({
    name: 'Анна',
    phone: '+7 (9',
    email: 'a@',
    agreement: true,
  });
  expect(issuesOf(result)).toEqual([
    ['phone', 'Пожалуйста, введите ваш номер телефона в правильном формате, включая код страны'],
    ['email', 'Введите действительный email'],
  ]);
});

it('a booking asks for a name in the words of forms', () => {
  const booking = { name: '', phone: application.phone, ComplexId: 1, HouseBook: true, agreement: true };
  expect(issuesOf(BookingLeadInput.safeParse(booking))).toContainEqual(['name', 'Это обязательное поле']);
});

it.each([
  [{ channel: 'Почта', phone: application.phone }, [['email', 'Это обязательное поле']]],
  [{ channel: 'Звонок', email: 'a@b.ru' }, [['phone', 'Это обязательное поле']]],
  [{ channel: 'Смс', phone: application.phone }, undefined],
  [{ channel: 'Почта', email: 'a@b.ru' }, undefined],
])('a contact request needs the contact of its channel: %j', (request, issues) => {
  expect(issuesOf(ContactRequestInput.safeParse({ name: 'Анна', ...request }))).toEqual(issues);
});

it('an email is trimmed and must be one', () => {
  expect(ComingSoonEmailInput.parse({ email: ' a@b.ru ', agreement: true }).email).toBe('a@b.ru');
  expect(issuesOf(ComingSoonEmailInput.safeParse({ email: 'a@', agreement: true }))).toEqual([
    ['email', 'Введите действительный email'],
  ]);
});

it.each<[string, [string, string][] | undefined]>([
  ['Перезвоните\nпосле шести', undefined],
  ['я'.repeat(2_000), undefined],
  ['я'.repeat(2_001), [['comment', 'Не больше 2000 символов']]],
  ['a\u0000b', [['comment', 'Текст содержит недопустимые символы']]],
  [' ', [['comment', 'Это обязательное поле']]],
])('a comment of a callback: %j', (comment, issues) => {
  const callback = { phone: application.phone, fullName: 'Анна', comment, agreement: true };
  expect(issuesOf(CallbackLeadInput.safeParse(callback))).toEqual(issues);
});
