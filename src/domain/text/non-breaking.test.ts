import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonBreaking } from './non-breaking.ts';

describe('nonBreaking', () => {
  it.each([
    ['в доме', 'в~доме'],
    ['В доме и в саду', 'В~доме и~в~саду'],
    ['до 12 млн ₽', 'до~12~млн~₽'],
    ['план — это обещание', 'план~— это обещание'],
    ['г. Москва, ул. Лесная, д. 5, кв. 12', 'г.~Москва, ул.~Лесная, д.~5, кв.~12'],
    ['ЖК «Имя», № 7', 'ЖК~«Имя», №~7'],
    ['р-н Сокол', 'р-н~Сокол'],
    ['7 мин пешком, 20 лет', '7~мин пешком, 20~лет'],
    ['за 18 месяцев, 24 месяца', 'за~18~месяцев, 24~месяца'],
    ['4 кв. 2027', '4~кв.~2027'],
    ['54,3 м² за 12 минут', '54,3~м² за~12 минут'],
    ['моя д.', 'моя д.'],
    ['дома и', 'дома и'],
  ])('%s', (text, expected) => {
    expect(nonBreaking(text)).toBe(expected.replaceAll('~', '\u00A0'));
  });

  it('changes only spaces and is settled after one run', () => {
    const words = fc.constantFrom('в', 'и', 'дом', '—', '12', 'мин', 'ул.', '№', '«Имя»', 'млн', '₽', ',');
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const text = list.join(' ');
        const once = nonBreaking(text);
        expect(once.replaceAll('\u00A0', ' ')).toBe(text);
        expect(nonBreaking(once)).toBe(once);
      }),
    );
  });
});
