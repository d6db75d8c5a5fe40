/** Parts that wake in one idle moment, and cards laid out in one while the frames they make are short. */
const AT_ONCE = 2;
/** Two frames of a screen; a frame of fifty milliseconds would be a long task. */
const LONG_FRAME_MS = 33;
/** Marks a row of a long board or table, for which nothing but laying it out takes a slow phone milliseconds. */
const SLICE = 'data-slice';
/** Cells of such rows that are laid out in one idle moment. */
const CELLS_AT_ONCE = 32;
/** For browsers without idle callbacks. */
const REST_MS = 50;
/** The event by which `early-presses.js` calls a part in which something was pressed. */
const WAKE = 'wake';

export interface SleepFile {
  preload?: () => Promise<void> | undefined;
}

interface SleepOptions {
  file: SleepFile | undefined;
  /** One of the many small parts of a list. */
  isSmall: boolean;
}

/** The sleep of one part of the page: its HTML is there, its scripts have not taken it over. */
export class Sleep {
  private isOpen = false;
  private wasTried = false;
  private box: HTMLElement | undefined;
  private open!: () => void;
  private readonly opened = new Promise<void>((open) => {
    this.open = open;
  });
  private readonly options: SleepOptions;

  constructor(options: SleepOptions) {
    this.options = options;
  }

  /**
   * Called by React where the part begins. The first time it is told to wait. If it comes again, something asks the part
   * to change, and waiting on would make React drop its HTML.
   */
  hold(): void {
    if (import.meta.env.SSR || this.isOpen) return;
    if (this.wasTried) {
      this.isOpen = true;
      return;
    }
    this.wasTried = true;
    throw this.opened;
  }

  begin(box: HTMLElement): () => void {
    if (!box.hasAttribute('data-asleep')) return () => {};
    this.box = box;
    box.addEventListener(WAKE, this.wake);
    sleeping.add(this);
    byBox.set(box, this);
    sight().observe(box);
    plan();
    return () => this.forget();
  }

  readonly wake = async (): Promise<void> => {
    if (!sleeping.delete(this)) return;
    if (this.box) sight().unobserve(this.box);
    // A boundary that waits for a file would hold up those that wake after it.
    await this.options.file?.preload?.();
    this.isOpen = true;
    this.open();
  };

  /** The part is taken over. */
  end(): void {
    this.forget();
    rising.add(this);
    plan();
  }

  get isSmall(): boolean {
    return this.options.isSmall;
  }

  /** From now on it is a part of the page like any other. */
  rise(): void {
    this.box?.removeAttribute('data-asleep');
    const own = this.box?.querySelectorAll(`[${SLICE}]:not([data-asleep] *)`) ?? [];
    for (const slice of own) slices.add(slice);
    this.forget();
  }

  private forget(): void {
    sleeping.delete(this);
    rising.delete(this);
    if (!this.box) return;
    this.box.removeEventListener(WAKE, this.wake);
    sight().unobserve(this.box);
  }
}

/** In the order of the page. */
const sleeping = new Set<Sleep>();
/** Awake, and laid out only while near the window as yet. */
const rising = new Set<Sleep>();
/** Rows of parts that have risen, laid out only while near the window as yet. */
const slices = new Set<Element>();
const byBox = new WeakMap<Element, Sleep>();
let isPlanned = false;
let cardsAtOnce = AT_ONCE;
/** The moment cards were laid out, for the time that their frame takes. */
let laidOutAt: number | null = null;
let observer: IntersectionObserver | undefined;

function sight(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) void byBox.get(target)?.wake();
  });
  return observer;
}

function plan(): void {
  if (isPlanned || sleeping.size + rising.size + slices.size === 0) return;
  isPlanned = true;
  const go = () => {
    isPlanned = false;
    keepPace();
    if (slices.size > 0) layOutSome();
    else riseSome();
    for (const sleep of [...sleeping].slice(0, AT_ONCE)) void sleep.wake();
    plan();
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(go);
  else setTimeout(go, REST_MS);
}

/** The next idle moment comes when the frame of the last one is done. */
function keepPace(): void {
  if (laidOutAt === null) return;
  if (performance.now() - laidOutAt > LONG_FRAME_MS) cardsAtOnce = 1;
  laidOutAt = null;
}

function riseSome(): void {
  const [first] = rising;
  if (!first) return;
  for (const sleep of [...rising].slice(0, first.isSmall ? cardsAtOnce : 1)) sleep.rise();
  laidOutAt = performance.now();
}

function layOutSome(): void {
  let cells = 0;
  for (const slice of slices) {
    slice.removeAttribute(SLICE);
    slices.delete(slice);
    cells += slice.childElementCount;
    if (cells >= CELLS_AT_ONCE) return;
  }
}
