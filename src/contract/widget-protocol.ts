/**
 * What the frame of a calculator and the page around it say to each other by postMessage. The frame speaks only to the
 * origin that opened it, the page only to ours, and each looks at source and origin before it listens. A message holds
 * a few scalars and never a contact.
 */
export type FrameMessage =
  /** The frame works; what was said to it before is to be said again. */
  | { type: 'ipo-calc:ready' }
  /** How high its content is, CSS pixels. */
  | { type: 'ipo-calc:height'; height: number }
  /** Somebody counts: roubles, a share, years, roubles a month (null: nothing fits). */
  | {
      type: 'ipo-calc:change';
      price: number;
      initialPayment: number;
      years: number;
      minMonthlyPayment: number | null;
    }
  /** An application was stored. */
  | { type: 'ipo-calc:lead' };

/** What the page may set; absent stays as it is. */
export interface HostMessage {
  type: 'ipo-calc:set';
  /** Roubles. */
  price?: number;
  /** A share, 0 to 1. */
  initialPayment?: number;
  years?: number;
  region?: 'мск' | 'спб' | 'другие';
}
