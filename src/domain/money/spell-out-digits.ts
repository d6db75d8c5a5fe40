import { Decimal } from './decimal.ts';
import { decimalText } from './decimal-text.ts';

const AMOUNT = /(\d[\d\s]*(?:[.,]\d+)?)\s*(млн|тыс)/i;

/** An amount as people write it, all in digits: 'до 12,5 млн ₽' is '12500000'; any other text is left as it is. */
export function spellOutDigits(text: string): string {
  const [, amount, unit] = AMOUNT.exec(text) ?? [];
  if (amount === undefined || unit === undefined) return text;
  const times = unit.toLowerCase() === 'млн' ? 1_000_000 : 1_000;
  return decimalText(new Decimal(amount.replace(/\s/g, '').replace(',', '.')).times(times)).replace('.', ',');
}
