/** Legal forms and business words that stand before the name itself. */
const FORMS = new Set([
  'ООО',
  'АО',
  'ПАО',
  'ЗАО',
  'ОАО',
  'ИП',
  'ГК',
  'СЗ',
  'ЖК',
  'УК',
  'СК',
  'БАНК',
  'ГРУППА',
  'КОМПАНИЯ',
  'СПЕЦИАЛИЗИРОВАННЫЙ',
  'ЗАСТРОЙЩИК',
]);

const LONGEST = 2;

/**
 * Up to two capital letters to stand in a missing logo or portrait: 'ГК «Синий Берег»' gives 'СБ', 'Анна' gives 'А'.
 * Empty when the name has neither letters nor digits.
 */
export function initials(name: string): string {
  const words = name.toLocaleUpperCase('ru').match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !FORMS.has(word));
  return (own.length > 0 ? own : words)
    .slice(0, LONGEST)
    .map((word) => [...word][0] ?? '')
    .join('');
}
