import { Decimal as BaseDecimal } from 'decimal.js';

/**
 * The one Decimal of the product: 20 significant digits, halves rounded up.
 * A clone, so that no other user of decimal.js can change these settings.
 */
export const Decimal = BaseDecimal.clone({ precision: 20, rounding: BaseDecimal.ROUND_HALF_UP });

/** A decimal number; money in roubles unless the name says otherwise. */
export type Decimal = BaseDecimal;

/** Everything `new Decimal()` reads. A number is taken by its shortest decimal text, so 0.29 is exactly 0.29. */
export type DecimalInput = BaseDecimal.Value;
