import { expect, it } from 'vitest';
import { CompanyInput } from './company-input.ts';

const contact = { email: 'a@granit.example', phone: '', description: '' };
const company = {
  name: 'Гранит',
  type: 'DEVELOPER',
  uname: '',
  fullName: '',
  foundationYear: null,
  description: '',
  logoUuid: null,
  contacts: [] as object[],
};

it.each([
  ['an empty name', { name: ' ' }, 'name', 'Это обязательное поле'],
  ['a strange type', { type: 'SHOP' }, 'type', 'Выберите тип'],
  ['capitals in an address', { uname: 'Granit' }, 'uname', 'Только латинские буквы, цифры и\u00a0дефис'],
  ['a year before companies', { foundationYear: 1799 }, 'foundationYear', 'Год от 1800 до нынешнего'],
  ['a name without end', { fullName: 'я'.repeat(306) }, 'fullName', 'Не больше 305 символов'],
  [
    'an empty contact',
    { contacts: [{ ...contact, email: '', phone: '+7 (' }] },
    'contacts.0.email',
    'Оставьте хотя бы один контакт',
  ],
  [
    'no address of mail',
    { contacts: [{ ...contact, email: 'granit' }] },
    'contacts.0.email',
    'Введите действительный email',
  ],
  [
    'the same contact twice',
    { contacts: [contact, { ...contact, email: 'A@granit.example' }] },
    'contacts.1.email',
    'Такое имя уже существует',
  ],
])('%s is refused', (_, own, path, message) => {
  const issues = CompanyInput.safeParse({ ...company, ...own }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});

it('a phone in the mask or as machines write it is enough of a contact', () => {
  const contacts = ['+7 (495) 000-00-01', '+74950000002'].map((phone) => ({ ...contact, email: '', phone }));
  expect(CompanyInput.safeParse({ ...company, contacts }).success).toBe(true);
});
