import { formatMillions } from '#domain/money/format-millions.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { Fix, FixStep } from '#domain/mortgage/evaluate/suggest-fixes.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';

/** The words of a fix on its button: 'Поднять взнос до 31%'. */
export function fixText({ option, direction, value }: FixStep): string {
  const isRaise = direction === 'raise';
  switch (option) {
    case 'initialPayment':
      return `${isRaise ? 'Поднять' : 'Снизить'} взнос до${NBSP}${formatPercent(value)}`;
    case 'years':
      return `${isRaise ? 'Увеличить' : 'Сократить'} срок до${NBSP}${value}${NBSP}${plural(value, 'года', 'лет', 'лет')}`;
    case 'price':
      return `${isRaise ? 'Поднять' : 'Снизить'} цену до${NBSP}${isRound(value) ? formatMillions(value) : formatRoubles(value)}`;
    case 'monthlyPayment':
      return `Поднять предел до${NBSP}${formatRoubles(value)}`;
  }
}

/** The words of two changes on their button: 'Поднять цену до 20 млн ₽ и сократить срок до 15 лет'. */
export function pairText([first, second]: readonly [FixStep, FixStep]): string {
  return `${fixText(first)} и ${lowerFirst(fixText(second))}`;
}

/** The price of the fix, and another that would do: '+150 000 ₽, платёж 71 196 ₽, или снизить цену до 8,9 млн ₽'. */
export function fixNote(fix: Fix, other?: Fix): string {
  return other ? `${costText(fix)}, или ${lowerFirst(fixText(other))}` : costText(fix);
}

function costText({ option, extraInitialPaymentKopecks, minPaymentKopecks }: Fix): string {
  if (option === 'monthlyPayment') return 'без других изменений';
  const payment = `платёж ${formatRoubles(fromKopecks(minPaymentKopecks))}`;
  if (extraInitialPaymentKopecks <= 0) return payment;
  return `+${formatRoubles(fromKopecks(extraInitialPaymentKopecks))}, ${payment}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Do millions with one decimal tell the whole of it? */
function isRound(roubles: number): boolean {
  return roubles % 100_000 === 0;
}
