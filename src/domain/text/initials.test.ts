import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['ГК «Синий Берег»', 'СБ'],
    ['ООО «СЗ «Ольховая линия»', 'ОЛ'],
    ['ООО Специализированный застройщик Белая ладья', 'БЛ'],
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
