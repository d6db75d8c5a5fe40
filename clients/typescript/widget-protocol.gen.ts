// A copy of src/contract/widget-protocol.ts by `npm run client:types`; edits would be lost.

/**
 * Messages that the frame of a calculator and the page around it exchange by postMessage. A frame speaks only to the
 * origin that opened it and the page only to ours; both check source and origin of every message. A message holds a few
 * scalars and never a contact.
 */
export type FrameMessage =
  /** The frame works; settings sent before it are to be sent again. */
  | { type: 'ipo-calc:ready' }
  /** The height of its content in CSS pixels. */
  | { type: 'ipo-calc:height'; height: number }
  /** Somebody calculates: roubles, a share, years, roubles a month (null when nothing fits). */
  | {
      type: 'ipo-calc:change';
      price: number;
      initialPayment: number;
      years: number;
      minMonthlyPayment: number | null;
    }
  /** An application was stored. */
  | { type: 'ipo-calc:lead' }
  /** Somebody copies a link: what the calculator shows, as the query of its own address. */
  | { type: 'ipo-calc:share'; choice: string };

/** Messages from the frame of a vitrina. */
export type VitrinaFrameMessage =
  /** The frame works. */
  | { type: 'vitrina:ready' }
  /** The height of its content in CSS pixels. */
  | { type: 'vitrina:height'; height: number };

/** Where a frame stands: what the page around looks like, and what part of the frame its window shows. */
export interface Surroundings {
  /** Whether its ground is light or dark. */
  scheme?: 'light' | 'dark';
  /** Room between the edges of the frame and its content in CSS pixels; absent: as the options of the key say. */
  padding?: number;
  /** The part of the frame that is in the window of the page, in CSS pixels from the top of the frame. */
  top?: number;
  bottom?: number;
}

/** Messages to a vitrina; its `set` sets nothing and only asks whether the frame works. */
export type VitrinaHostMessage = { type: 'vitrina:set' } | (Surroundings & { type: 'vitrina:around' });

/** Messages to a calculator. */
export type CalculatorHostMessage =
  | HostMessage
  | (Surroundings & { type: 'ipo-calc:around' })
  /** The answer to `share`: the address of the page, at which its calculator opens with that choice. */
  | { type: 'ipo-calc:link'; url: string };

/** Events that the loader passes on to the page; it handles changes of height itself. */
export interface CalculatorEvents {
  ready: Record<string, never>;
  change: Omit<Extract<FrameMessage, { type: 'ipo-calc:change' }>, 'type'>;
  lead: Record<string, never>;
}

/**
 * Settings the page may send; an absent one stays as it is. A message without settings asks whether the frame works: a
 * page whose script loaded after the frame missed its `ready`, and gets it again with the height.
 */
export interface HostMessage {
  type: 'ipo-calc:set';
  /** The address of the page without its query, for the application; it must have the sender's origin. */
  page?: string;
  /** Roubles. */
  price?: number;
  /** A share from 0 to 1. */
  initialPayment?: number;
  years?: number;
  region?: 'мск' | 'спб' | 'другие';
  /** The choice that a copied link remembers. */
  choice?: string;
}

export type CalculatorSettings = Omit<HostMessage, 'type' | 'page' | 'choice'>;

/** A calculator in a placeholder of a page, `GenplanCalculator.mount(element)`. */
export interface MountedCalculator {
  /**
   * Calls `listener` on every such event; returns a function that stops it. A listener added after «ready» is called at
   * once. Each event is also dispatched on the placeholder as a bubbling DOM event, `genplan:lead`.
   */
  on<Name extends keyof CalculatorEvents>(
    event: Name,
    listener: (detail: CalculatorEvents[Name]) => void,
  ): () => void;
  /** Changes price, first payment, term or region; settings wait until the calculator is ready. */
  set(settings: CalculatorSettings): void;
  /** Removes the calculator from the placeholder, which stays empty until `mount` is called for it again. */
  unmount(): void;
}

/** A vitrina in a placeholder of a page, `GenplanVitrina.mount(element)`. */
export interface MountedVitrina {
  /** Works as for a calculator; a vitrina has no other event. */
  on(event: 'ready', listener: () => void): () => void;
  /** Removes the vitrina from the placeholder, which stays empty until `mount` is called for it again. */
  unmount(): void;
}

/** The value of `window.GenplanCalculator`, set by the loader. */
export interface CalculatorLoader {
  version: 1;
  mount(element: HTMLElement): MountedCalculator;
}

/** The value of `window.GenplanVitrina`, set by the loader. */
export interface VitrinaLoader {
  version: 1;
  mount(element: HTMLElement): MountedVitrina;
}
