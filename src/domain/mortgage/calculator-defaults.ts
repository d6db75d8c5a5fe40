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

/** The longest term the calculator's slider offers; a partner may ask the API for more. */
export const MAX_YEARS = 30;

/** The shortest term anybody may ask for. */
export const MIN_YEARS = 1;

/** Places an offer among its equals; a higher number shows first. */
export const STANDARD_PRIORITY = 0;

/** The yearly rate the ruler of prices is marked in payments by: that of the state family mortgage. */
export const RULER_RATE = 0.06;
