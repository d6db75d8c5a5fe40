// Only the pattern mask: the whole of imask would bring dates, ranges and numbers into every page.
import InputMask from 'imask/esm/controls/input.js';
import 'imask/esm/masked/pattern.js';
import type { TextMask } from './masks.ts';

/** Binds a mask to an input element. */
export function createTextMask(element: HTMLInputElement, mask: TextMask) {
  return new InputMask(element, mask.options);
}
