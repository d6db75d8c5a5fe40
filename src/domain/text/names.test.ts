import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';
import { personName } from './person-name.ts';

describe('personName', () => {
  it.each([
    [{ id: 1, surname: 'Иванова', name: 'Мария', patronymic: 'Петровна' }, 'Иванова Мария Петровна'],
    [{ id: 2, surname: 'Иванова', name: 'Мария' }, 'Иванова Мария'],
    [{ id: 3, name: 'Мария', patronymic: null }, 'Мария'],
    [{ id: 4, surname: ' Иванова ', name: ' Мария ' }, 'Иванова Мария'],
    [{ id: 7, surname: 'X' }, 'USER#7'],
    [{ id: 8, name: '' }, 'USER#8'],
    [{ id: 9, name: null }, 'USER#9'],
    [{ id: 10, name: '  ', patronymic: 'Петровна' }, 'USER#10'],
  ])('%o is %s', (parts, expected) => {
    expect(personName(parts)).toBe(expected);
  });
});

describe('initials', () => {
  it.each([
    ['ГК «Синий Берег»', 'СБ'],
    ['ООО «СЗ «Ольховая линия»', 'ОЛ'],
    ['Анна', 'А'],
    ['иванов иван иванович', 'ИИ'],
    ['Ёлка', 'Ё'],
    ['Банк', 'Б'],
    ['4 сезона', '4С'],
    ['«—»', ''],
    ['', ''],
  ])('%s gives %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
