import { describe, expect, it } from 'vitest';
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
