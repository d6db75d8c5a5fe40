import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareComplexName, complexName } from './complex-name.ts';

describe('complexName', () => {
  it.each([
    ['Речной фасад', 'ЖК «Речной фасад»', 'Речной фасад'],
    ['«Речной фасад»', 'ЖК «Речной фасад»', 'Речной фасад'],
    ['ЖК Речной фасад', 'ЖК «Речной фасад»', 'Речной фасад'],
    ['ЖК "Экогород 2"', 'ЖК «Экогород 2»', 'Экогород 2'],
    ['жилой  комплекс «Имя»', 'ЖК «Имя»', 'Имя'],
    ['ЖК“Имя”', 'ЖК «Имя»', 'Имя'],
    ['Жк: Имя', 'ЖК «Имя»', 'Имя'],
    ['ЖКХ-парк', 'ЖК «ЖКХ-парк»', 'ЖКХ-парк'],
    ['ЖК «Дом „Заря“»', 'ЖК «Дом „Заря“»', 'Дом „Заря“'],
    ['ЖК "Дом "Заря""', 'ЖК «Дом „Заря“»', 'Дом „Заря“'],
    ['«ЖК Имя»', 'ЖК «Имя»', 'Имя'],
    ['"ЖК "Имя""', 'ЖК «Имя»', 'Имя'],
    ['ЖК ЖК Имя', 'ЖК «Имя»', 'Имя'],
    ['МФК «Башня»', 'МФК «Башня»', 'МФК «Башня»'],
    ['ЖК «Имя» (2 очередь)', 'ЖК «Имя» (2 очередь)', '«Имя» (2 очередь)'],
    ['ЖК "Обрыв', 'ЖК «Обрыв»', 'Обрыв'],
    ['ЖК', 'ЖК', ''],
  ])('%s is %s, bare %s', (raw, shown, bare) => {
    expect(complexName(raw).replaceAll('\u00A0', ' ')).toBe(shown);
    expect(bareComplexName(raw)).toBe(bare);
  });

  it('does not let ЖК leave its name', () => {
    expect(complexName('Имя')).toBe('ЖК\u00A0«Имя»');
  });

  it('is settled after one run', () => {
    const prefix = fc.constantFrom('', 'ЖК ', 'ЖК', 'жилой комплекс ', 'ЖК ЖК ', 'МФК ', '"', 'ЖК "');
    const name = fc.array(fc.constantFrom('Имя', '2', '(очередь)', '—', '.', 'ЖК'), {
      minLength: 1,
      maxLength: 4,
    });
    const quotes = fc.constantFrom(['«', '»'], ['"', '"'], ['“', '”'], ['„', '“'], ['', '']);
    fc.assert(
      fc.property(
        prefix,
        name,
        quotes,
        fc.constantFrom('', ' 2', '"'),
        (before, words, [open, close], after) => {
          const once = complexName(`${before}${open}${words.join(' ')}${close}${after}`);
          expect(complexName(once)).toBe(once);
        },
      ),
    );
  });
});
