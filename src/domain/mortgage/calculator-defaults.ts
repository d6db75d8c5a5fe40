/**
 * The values the calculator opens with. They fill fields and compute what is shown, and never hide an offer by
 * themselves.
 */
export const CALCULATOR_DEFAULTS = {
  /** Share of the price. */
  initialPayment: 0.3,
  /** Roubles. */
  price: 15_000_000,
  years: 20,
  /** Roubles a month; a target the visitor turns on, not a filter. */
  monthlyPayment: 100_000,
} as const;

/** The limits of the calculator's fields, of its address and of the changes it suggests. */
export const CALCULATOR_BOUNDS = {
  /** Roubles. */
  price: { min: 500_000, max: 300_000_000 },
  /** Share of the price, below one: with nothing to borrow there is nothing to calculate. */
  initialPayment: { min: 0, max: 0.99 },
  /** A shorter term is refused everywhere; a longer one may be asked for through the API. */
  years: { min: 1, max: 30 },
  /** Roubles a month. */
  monthlyPayment: { min: 5_000, max: 10_000_000 },
} as const;

/** The yearly rate at which the price ruler shows payments: that of the state family mortgage. */
export const RULER_RATE = 0.06;
