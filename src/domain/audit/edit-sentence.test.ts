import { expect, it } from 'vitest';
import { editSentence, meanwhileSentence } from './edit-sentence.ts';

const OFFER = { entity: 'offer', entityId: '5', name: 'Банк «Верста»: Семейная' } as const;

function said(edit: Parameters<typeof editSentence>[0]): string {
  const { begins, subject, ends } = editSentence(edit);
  return `${begins}${subject === null ? '' : ` ${subject}`}${ends}`.replaceAll('\u00a0', ' ');
}

it.each([
  [
    'one field',
    { ...OFFER, by: 'Софья', before: { interest: 0.06 }, after: { interest: 0.059 } },
    'сменила ставку предложения «Банк „Верста“: Семейная» с 6% на 5,9%',
  ],
  [
    'several fields',
    {
      ...OFFER,
      by: 'Илья',
      before: { priority: 1, validTo: null, subsidy: [{ fee: 1 }] },
      after: { priority: 2, validTo: '2026-12-31', subsidy: [] },
    },
    'изменил предложение «Банк „Верста“: Семейная»: приоритет с 1 на 2; конец действия с «пусто» на 31.12.2026; сетка субсидий',
  ],
  [
    'a range',
    {
      ...OFFER,
      by: 'Анна',
      before: { downPayment: { from: 0.2, to: null } },
      after: { downPayment: { from: 0.201, to: 0.8 } },
    },
    'сменила первый взнос предложения «Банк „Верста“: Семейная» с «от 20%» на 20,1%–80%',
  ],
  [
    'two houses made one',
    {
      by: 'Анна',
      entity: 'house',
      entityId: '3',
      name: 'корпус 1',
      before: { 12: 'parted' },
      after: { 12: 'joined' },
    },
    'объединила дом № 12 и дом «корпус 1»',
  ],
  [
    'a house parted from another',
    {
      by: 'Илья',
      entity: 'house',
      entityId: '3',
      name: 'корпус 1',
      before: { 12: 'joined' },
      after: { 12: 'parted' },
    },
    'отделил дом № 12 от дома «корпус 1»',
  ],
  [
    'a year',
    {
      by: 'Анна',
      entity: 'company',
      entityId: '1',
      name: 'Мыс',
      before: { foundationYear: null },
      after: { foundationYear: 1999 },
    },
    'сменила год основания компании «Мыс» с «пусто» на 1999',
  ],
  [
    'a group',
    {
      by: null,
      entity: 'user',
      entityId: '9',
      name: null,
      before: { group: 'USER' },
      after: { group: 'ADMIN' },
    },
    'сменил группу пользователя № 9 с «Пользователь» на «Администратор»',
  ],
  [
    'what was made',
    { by: 'Анна', entity: 'company', entityId: '1', name: 'Берег', before: null, after: { name: 'Берег' } },
    'создала компанию «Берег»',
  ],
  [
    'what was removed',
    { by: 'Анна', entity: 'upload', entityId: '1', name: 'план.pdf', before: { name: 'x' }, after: null },
    'удалила файл «план.pdf»',
  ],
  [
    'a table carried out',
    {
      by: 'Анна',
      entity: 'lead',
      entityId: 'CSV',
      name: null,
      before: null,
      after: { list: 'leads', count: 1200 },
    },
    'скачала таблицу «Заявки», строк: 1 200',
  ],
  [
    'maintenance',
    {
      by: 'Пётр',
      entity: 'maintenance',
      entityId: 'rates',
      name: null,
      before: null,
      after: { task: 'Курсы валют' },
    },
    'запустил: Курсы валют',
  ],
  [
    'work that is let be',
    {
      by: 'Анна',
      entity: 'maintenance',
      entityId: '5f0c',
      name: null,
      before: { task: 'Передача заявки', leadId: '5' },
      after: null,
    },
    'сняла: Передача заявки',
  ],
  [
    'pictures of a complex',
    {
      by: 'Пётр',
      entity: 'complex',
      entityId: '4',
      name: 'Мыс',
      before: { photos: [], genPlan: null },
      after: { photos: ['/api/upload/1.jpg'], genPlan: 'план.jpg' },
    },
    'изменил жилой комплекс «Мыс»: фото; картинка генплана с «пусто» на «план.jpg»',
  ],
  [
    'an unknown field of many words',
    {
      by: 'Пётр',
      entity: 'feed',
      entityId: '3',
      name: 'Мыс',
      before: { odd: 'а' },
      after: { odd: 'б'.repeat(99) },
    },
    'сменил поле odd фида «Мыс»',
  ],
] as const)('%s', (_, edit, sentence) => {
  expect(said(edit)).toBe(sentence);
});

it('says what became of fields while somebody else edited them', () => {
  const before = { interest: 0.06, cityId: 1, contacts: [] };
  const after = { interest: 0.059, cityId: 2, contacts: [{ email: 'a@b.ru' }] };
  expect(meanwhileSentence({ by: 'Софья', entity: 'project', before, after }).replaceAll('\u00a0', ' ')).toBe(
    'Софья сменила ставку с 6% на 5,9%; город; контакты',
  );
});
