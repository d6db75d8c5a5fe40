import type { BayKind, FacadeStyle } from '../facade/style.ts';

export interface WindowLook {
  /** In tenths of a bay and of a floor. */
  readonly wide: number;
  readonly high: number;
  readonly rail?: boolean;
}

/** A façade's bay from afar: its glass, and whether something light runs across its foot. */
export const windowLooks: Readonly<Record<BayKind, WindowLook>> = {
  small: { wide: 3.8, high: 4.6 },
  pair: { wide: 5.6, high: 5 },
  tall: { wide: 3.8, high: 6.4 },
  french: { wide: 4.4, high: 7, rail: true },
  wide: { wide: 7.6, high: 5 },
  balcony: { wide: 6.4, high: 6.8, rail: true },
  loggia: { wide: 7.6, high: 6.4, rail: true },
  bow: { wide: 6, high: 6.4 },
  arch: { wide: 4.4, high: 6 },
  loft: { wide: 7.8, high: 6.6 },
  glass: { wide: 9, high: 7.6 },
  fin: { wide: 5, high: 7.8 },
  stagger: { wide: 4.6, high: 5 },
  wave: { wide: 7, high: 6, rail: true },
  niche: { wide: 5.8, high: 6.6 },
};

export interface Bay {
  readonly kind: BayKind;
  readonly section: number;
  readonly isDoor: boolean;
}

const SECTION_M = 24;

/** The bays of a wall of a length in metres: whole sections, each mirrored about its middle as in the façade. */
export function baysOf(style: FacadeStyle, longM: number, house: number): Bay[] {
  const sections = Math.max(1, Math.round(longM / SECTION_M));
  const each = Math.max(3, Math.round((longM * 10) / style.bayDm / sections));
  return Array.from({ length: sections * each }, (_, at) => {
    const section = Math.floor(at / each);
    const fromMiddle = Math.floor(Math.abs((at % each) - (each - 1) / 2));
    const rhythm = style.bays[section % style.bays.length] ?? ['small'];
    return {
      kind: rhythm[fromMiddle % rhythm.length] ?? 'small',
      section: section + house,
      isDoor: at % each === Math.floor(each / 2),
    };
  });
}
