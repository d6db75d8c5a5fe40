import { Decimal } from './decimal.ts';
import { decimalText } from './decimal-text.ts';

const UNIT = /млн|тыс/i;
const AMOUNT = /^\d[\d\s]*(?:[.,]\d+)?$/;

/** An amount as people write it, all in digits: 'до 12,5 млн ₽' is '12500000'; any other text is left as it is. */
export function spellOutDigits(text: string): string {
  const unit = UNIT.exec(text);
  const amount = unit ? amountBefore(text, unit.index) : '';
  if (!unit || !AMOUNT.test(amount)) return text;
  const times = unit[0].toLowerCase() === 'млн' ? 1_000_000 : 1_000;
  return decimalText(new Decimal(amount.replace(/\s/g, '').replace(',', '.')).times(times)).replace('.', ',');
}

/** The digits that stand before a place, with the spaces and the point between them. */
function amountBefore(text: string, end: number): string {
  let from = end;
  while (from > 0 && /[\d\s.,]/.test(text[from - 1]!)) from -= 1;
  return text.slice(from, end).trim();
}
