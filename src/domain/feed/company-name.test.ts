import { describe, expect, test } from 'vitest';
import { companyName } from './company-name.ts';

describe('companyName keeps companies and no persons', () => {
  test.each([
    ['ООО «Клён»', 'organisation', 'ООО «Клён»'],
    ['Группа компаний Прибой', 'contact', 'Группа компаний Прибой'],
    ['Northern Homes', 'contact', 'Northern Homes'],
    ['ООО СЗ "Липовый дом"', 'organisation', 'ООО СЗ «Липовый дом»'],
    ['Самолёт', 'organisation', 'Самолёт'],
    ['Самолёт', 'contact', null],
    ['Отдел продаж', 'contact', null],
    ['Застройщик', 'organisation', null],
    ['Иванова Мария Петровна', 'organisation', null],
    ['Пётр Сидоров', 'organisation', null],
    ['ИП Сидоров П. П.', 'organisation', null],
    ['ООО Сидоров Пётр Петрович', 'organisation', null],
    ['', 'organisation', null],
    [null, 'contact', null],
  ] as const)('%s as %s → %s', (raw, field, expected) => expect(companyName(raw, field)).toBe(expected));
});
