import { describe, expect, it } from 'vitest';
import { developerLetter, type LetterFacts } from './developer-letter.ts';
import { ASKS_FOR_DECISION } from './place-doubt-texts.ts';

const FACTS: LetterFacts = {
  feed: { name: 'Северный квартал', sourceKind: 'url', everyHours: 3 },
  run: {
    id: 1,
    status: 'applied',
    startedAt: new Date('2026-11-24T07:54:00Z'),
    durationMs: 1,
    offers: 284,
    created: 0,
    changed: 0,
    unchanged: 270,
    withdrawn: 0,
    rejected: 22,
    doubtful: 1,
    warnings: 2,
    message: null,
  },
  rules: [],
};

const rule = (
  count: number,
  rest: Partial<LetterFacts['rules'][number]> = {},
): LetterFacts['rules'][number] => ({
  severity: 'error',
  field: 'area',
  expected: 'число больше 0',
  count,
  rows: Array.from({ length: Math.min(count, 20) }, (_, at) => ({
    line: 1_118 + at,
    object: `12.1.${at + 1}`,
    value: at === 0 ? null : '0',
  })),
  ...rest,
});

const letter = (facts: Partial<LetterFacts>) => developerLetter({ ...FACTS, ...facts });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('names the feed, the moment, each rule with how many broke it, and the first rows', () => {
  const { subject, text } = letter({
    rules: [
      rule(22),
      rule(1, { severity: 'doubt', field: 'price', expected: 'цена' }),
      rule(2, { severity: 'warning', field: 'floor', expected: 'этаж' }),
    ],
  });
  expect(plain(subject)).toBe('Фид «Северный квартал»: не показано 23 объявления из 284');
  expect(plain(text)).toBe(`Здравствуйте!

Фид «Северный квартал» прочитан 24.11.2026 в 10:54 по московскому времени. В нём 284 объявления. Отклонено 22 объявления: на сайте их нет. Ждёт проверки из-за цифр 1 объявление: пока на сайте их нет.

Просим исправить:

1. Поле area. Нужно: число больше 0. Отклонено 22 объявления.
   — строка 1 118, объявление 12.1.1: значения нет
   — строка 1 119, объявление 12.1.2: сейчас «0»
   — строка 1 120, объявление 12.1.3: сейчас «0»
   — строка 1 121, объявление 12.1.4: сейчас «0»
   — строка 1 122, объявление 12.1.5: сейчас «0»
   и ещё 17

2. Поле price. Нужно: цена. Ждёт проверки 1 объявление.
   — строка 1 118, объявление 12.1.1: значения нет

Эти объявления приняты, но часть сведений мы поняли сами. Проверьте, верно ли:

3. Поле floor. Нужно: этаж. 2 замечания.
   — строка 1 118, объявление 12.1.1: значения нет
   — строка 1 119, объявление 12.1.2: сейчас «0»

Когда исправите, присылать ничего не нужно: мы читаем фид раз в 3 часа.`);
});

describe('a letter', () => {
  it.each([
    [1, 'Отклонено 1 объявление.'],
    [4, 'Отклонено 4 объявления.'],
    [11, 'Отклонено 11 объявлений.'],
    [1_021, 'Отклонено 1 021 объявление.'],
  ])('declines %i', (count, words) => {
    expect(plain(letter({ rules: [rule(count)] }).text)).toContain(words);
  });

  it('of a run that failed says why, and that nothing was changed', () => {
    const run = {
      ...FACTS.run,
      status: 'failed' as const,
      rejected: 0,
      doubtful: 0,
      message: 'Файл обрывается.',
    };
    const { subject, text } = letter({ run });
    expect(subject).toBe('Фид «Северный квартал»: прочитать не удалось');
    expect(text).toContain('каталог не обновлён. Причина: Файл обрывается. На сайте остались прежние');
    expect(text).not.toContain('Просим исправить');
  });

  it('keeps phones, and questions for our people, to ourselves', () => {
    const phones = rule(1, { field: 'phone', rows: [{ line: 7, object: 'a', value: '+7 999 000-00-00' }] });
    const { text } = letter({ rules: [phones, rule(1, { expected: `${ASKS_FOR_DECISION} дом` })] });
    expect(text).toContain('строка 7, объявление a');
    expect(text).not.toMatch(/999|один ли/);
  });

  it('of very many rules tells the first and how many more there are', () => {
    const rules = Array.from({ length: 33 }, (_, at) => rule(1, { field: `f${at}` }));
    const { text } = letter({ rules });
    expect(plain(text)).toContain('И ещё 3 правила');
    expect(text).not.toContain('f30');
  });

  it.each([
    [{ sourceKind: 'file', everyHours: null }, 'пришлите нам новый файл'],
    [{ sourceKind: 'url', everyHours: null }, 'напишите нам'],
    [{ sourceKind: 'url', everyHours: 24 }, 'раз в сутки'],
  ] as const)('ends with what to do of %o', (source, words) => {
    expect(letter({ feed: { name: 'а', ...source } }).text).toContain(words);
  });
});
