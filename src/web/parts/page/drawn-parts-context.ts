import { createContext } from 'react';

/** Parts of the page that is being drawn which other pages show alike (docs/decisions/052). */
export interface DrawnParts {
  /**
   * Markup that stands for the HTML of a part that was drawn of the very same before, or a mark for its box, by which
   * the HTML that is drawn now is found.
   */
  take(of: object): { html: string } | { mark: number };
}

/** Null in browsers. */
export const DrawnPartsContext = /* @__PURE__ */ createContext<DrawnParts | null>(null);
