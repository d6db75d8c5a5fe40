import { createContext } from 'react';

/** Parts of the page that is being drawn which other pages show alike (docs/decisions/052). */
export interface DrawnParts {
  /** The HTML of a part that was drawn of the very same before. */
  find(of: readonly unknown[]): string | null;
  /** A mark for the box of a part that is drawn now, by which its HTML is found. */
  mark(of: readonly unknown[]): string;
}

/** Null in browsers. */
export const DrawnPartsContext = /* @__PURE__ */ createContext<DrawnParts | null>(null);
