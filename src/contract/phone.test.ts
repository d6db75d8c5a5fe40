import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { InternationalPhone, Phone } from './phone.ts';

const REQUIRED = 'Нужно ввести номер телефона';
const INVALID = 'Пожалуйста, введите ваш номер телефона в правильном формате, включая код страны';

const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe('Phone', () => {
  it.each([
    ['+7 (999) 123-45-67', []],
    ['+7 (999) 123-45-6', [INVALID]],
    ['+7 (999) 123-45-678', [INVALID]],
    ['eighteen character', [INVALID]],
    ['+1 (202) 555-01-23', []],
    ['+7 (000) 000-00-00', [INVALID]],
    ['+7 (123) 456-78-90', [INVALID]],
    ['+7 (899) 955-50-10', [INVALID]],
    ['+0 (999) 123-45-67', [INVALID]],
    ['+1 (102) 555-01-23', [INVALID]],
    ['+9 (999) 555-01-01', [INVALID]],
    ['+79991234567', [INVALID]],
    ['+7 (', [REQUIRED]],
    ['', [REQUIRED]],
    [undefined, [REQUIRED]],
    [null, [REQUIRED]],
  ])('%s', (value, expected) => {
    expect(issuesOf(Phone, value)).toEqual(expected);
  });
});

describe('InternationalPhone', () => {
  it.each([
    ['+79991234567', []],
    ['+971501234567', []],
    ['+7999123456', [INVALID]],
    ['+7 (999) 123-45-67', [INVALID]],
    ['79991234567', [INVALID]],
    ['+70001234567', [INVALID]],
    ['+00000000000', [INVALID]],
    ['+9995550101000', [INVALID]],
    ['+799912345678', [INVALID]],
    ['+97150123456', [INVALID]],
    ['+38012345678', [INVALID]],
    [undefined, [REQUIRED]],
  ])('%s', (value, expected) => {
    expect(issuesOf(InternationalPhone, value)).toEqual(expected);
  });
});
