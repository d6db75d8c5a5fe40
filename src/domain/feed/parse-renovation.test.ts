import { describe, expect, test } from 'vitest';
import { parseRenovation } from './parse-renovation.ts';

describe('parseRenovation', () => {
  test.each([
    ['чистовая с мебелью', 'furnished'],
    ['под ключ с мебелью', 'furnished'],
    ['меблированная', 'furnished'],
    ['fineWithFurniture', 'furnished'],
    ['turnkey', 'furnished'],
    ['Предчистовая', 'preFine'],
    ['предчистовая отделка', 'preFine'],
    ['White Box', 'preFine'],
    ['whitebox', 'preFine'],
    ['preFine', 'preFine'],
    ['под чистовую', 'preFine'],
    ['чистовая отделка', 'fine'],
    ['под ключ', 'fine'],
    ['fine', 'fine'],
    ['с отделкой', 'fine'],
    ['черновая', 'rough'],
    ['чёрновая отделка', 'rough'],
    ['rough-finish', 'rough'],
    ['без отделки', 'none'],
    ['нет', 'none'],
    ['without', 'none'],
    ['да', null],
    ['1', null],
    ['как у бабушки', null],
    [null, null],
  ])('%s → %s', (raw, expected) => expect(parseRenovation(raw)).toBe(expected));
});
