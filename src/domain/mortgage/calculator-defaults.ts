/** What the calculator opens with. They fill fields and compute what is shown, and never hide an offer by themselves. */
export const CALCULATOR_DEFAULTS = {
  /** Share of the price. */
  initialPayment: 0.3,
  /** Roubles. */
  price: 15_000_000,
  years: 20,
  /** Roubles a month; a target the visitor turns on, not a filter. */
  monthlyPayment: 100_000,
} as const;

/** What the calculator can be set to: its fields, its address and the changes it suggests all stop here. */
export const CALCULATOR_BOUNDS = {
  /** Roubles. */
  price: { min: 500_000, max: 300_000_000 },
  /** Share of the price: with nothing to borrow there is nothing to count. */
  initialPayment: { min: 0, max: 0.99 },
  /** Nobody may ask for a shorter term; a partner may ask the API for a longer one. */
  years: { min: 1, max: 30 },
  /** Roubles a month. */
  monthlyPayment: { min: 5_000, max: 10_000_000 },
} as const;

/** Places an offer among its equals; a higher number shows first. */
export const STANDARD_PRIORITY = 0;

/** The yearly rate the ruler of prices is marked in payments by: that of the state family mortgage. */
export const RULER_RATE = 0.06;
