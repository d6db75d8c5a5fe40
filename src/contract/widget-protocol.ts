/**
 * What the frame of a calculator and the page around it say to each other by postMessage. Any frame of ours speaks only to the
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

/** What the frame of a vitrina says. */
export type VitrinaFrameMessage =
  /** The frame works. */
  | { type: 'vitrina:ready' }
  /** How high its content is, CSS pixels. */
  | { type: 'vitrina:height'; height: number };

/** What the page may say to a vitrina: nothing is set, it only asks whether the frame works. */
export interface VitrinaHostMessage {
  type: 'vitrina:set';
}

/** What the loader tells the page of those; heights it minds itself. */
export interface CalculatorEvents {
  ready: Record<string, never>;
  change: Omit<Extract<FrameMessage, { type: 'ipo-calc:change' }>, 'type'>;
  lead: Record<string, never>;
}

/**
 * What the page may set; absent stays as it is. With nothing to set it asks whether the frame works: a page whose script
 * came later than the frame missed its `ready`, and gets it again with the height.
 */
export interface HostMessage {
  type: 'ipo-calc:set';
  /** The address of the page without its query, for the application; only of the origin that speaks. */
  page?: string;
  /** Roubles. */
  price?: number;
  /** A share, 0 to 1. */
  initialPayment?: number;
  years?: number;
  region?: 'мск' | 'спб' | 'другие';
}

export type CalculatorSettings = Omit<HostMessage, 'type' | 'page'>;

/** A calculator in a placeholder of a page, `GenplanCalculator.mount(element)`. */
export interface MountedCalculator {
  /**
   * Calls `listener` whenever the calculator says so; answers how to stop. «ready» is told at once to those who come
   * after it. The same comes to the placeholder as a bubbling DOM event, `genplan:lead`.
   */
  on<Name extends keyof CalculatorEvents>(
    event: Name,
    listener: (detail: CalculatorEvents[Name]) => void,
  ): () => void;
  /** Changes price, first payment, term or region; before the calculator is ready it waits. */
  set(settings: CalculatorSettings): void;
  /** Takes the calculator out of the placeholder, which stays empty until `mount` is called for it again. */
  unmount(): void;
}

/** A vitrina in a placeholder of a page, `GenplanVitrina.mount(element)`. */
export interface MountedVitrina {
  /** As of a calculator; a vitrina has nothing else to tell. */
  on(event: 'ready', listener: () => void): () => void;
  /** Takes the vitrina out of the placeholder, which stays empty until `mount` is called for it again. */
  unmount(): void;
}

/** What the loader puts into `window.GenplanCalculator`. */
export interface CalculatorLoader {
  version: 1;
  mount(element: HTMLElement): MountedCalculator;
}

/** What the loader puts into `window.GenplanVitrina`. */
export interface VitrinaLoader {
  version: 1;
  mount(element: HTMLElement): MountedVitrina;
}
