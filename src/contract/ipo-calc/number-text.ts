import { z } from 'zod';
import { Decimal } from '#domain/money/decimal.ts';

/** A longer text is no number anybody means. */
const MAX_LENGTH = 32;
const DECIMAL_TEXT = /^\d+(\.\d+)?$/;

export interface NumberBounds {
  min: number;
  max: number;
}

/**
 * Reads a number of a query string: digits with a dot, no sign, no exponent, both bounds inclusive. It stays a decimal,
 * so 0.3 is exactly 0.3. An empty text counts as absent; a repeated key is refused.
 */
export function numberText({ min, max }: NumberBounds) {
  return z
    .string({ error: 'Ожидается одно число' })
    .transform((text, ctx) => {
      if (text === '') return undefined;
      if (text.length > MAX_LENGTH || !DECIMAL_TEXT.test(text))
        return refuse(ctx, 'Ожидается число цифрами, с точкой перед дробной частью');
      const number = new Decimal(text);
      if (number.lessThan(min) || number.greaterThan(max)) return refuse(ctx, outsideText({ min, max }));
      return number;
    })
    .meta({ type: 'number', minimum: min, maximum: max });
}

export function outsideText({ min, max }: NumberBounds): string {
  return `Ожидается число от ${min} до ${max}`;
}

function refuse(ctx: z.RefinementCtx, message: string): never {
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
}
