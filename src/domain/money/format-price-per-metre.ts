import type { DecimalInput } from './decimal.ts';
import { formatRoubles } from './format-roubles.ts';

/** Price of a square metre in whole roubles: '250 000 ₽/м²'. */
export function formatPricePerMetre(roublesPerM2: DecimalInput): string {
  return `${formatRoubles(roublesPerM2)}/м²`;
}
