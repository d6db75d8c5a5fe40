import { describe, expect, it } from 'vitest';
import { issuesOf, placeIssue, Refusal, unshownOf } from './refusal.ts';

describe('what no field says', () => {
  const issues = [
    { path: ['phone'], message: 'Такой номер не подходит' },
    { path: ['ComplexId'], message: 'Такого комплекса нет' },
    { path: [], message: 'Такого комплекса нет' },
  ];

  it('is said once at the head of the form', () => {
    const refusal = new Refusal('Данные не приняты', { issues });
    expect(unshownOf(refusal, 'Телефон Такой номер не подходит Отправить')).toEqual(['Такого комплекса нет']);
    expect(unshownOf(refusal, '')).toHaveLength(2);
  });

  it('is the sentence of the refusal where no field is named, and nothing where it is empty', () => {
    expect(unshownOf(new Refusal('Нет связи'), 'Телефон')).toEqual(['Нет связи']);
    expect(unshownOf(new Refusal(''), 'Телефон')).toEqual([]);
  });
});

describe('errors of fields', () => {
  it('are found however deep, rules of a list at the list', () => {
    const error = (message: string) => ({ type: 'custom', message, ref: { message: 'no error' } });
    const contacts = Object.assign([{ email: error('Не почта') }, undefined], { root: error('Мало') });
    expect(issuesOf({ name: error('Пусто'), contacts })).toEqual([
      { path: ['name'], message: 'Пусто' },
      { path: ['contacts', '0', 'email'], message: 'Не почта' },
      { path: ['contacts'], message: 'Мало' },
    ]);
    expect(issuesOf(undefined)).toEqual([]);
  });
});

it.each([
  [['name'], ['name']],
  [['feed', 'name'], ['name']],
  [
    ['company', 'contacts', 0, 'email'],
    ['contacts', 0, 'email'],
  ],
  [
    ['contacts', 0, 'name'],
    ['contacts', 0, 'name'],
  ],
  [['id'], ['id']],
  [[], []],
])('what the server says of %j is told at %j', (path, known) => {
  expect(placeIssue({ path, message: 'Нет' }, ['name', 'contacts'])).toEqual({ path: known, message: 'Нет' });
});
