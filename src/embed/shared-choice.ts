import { PLACEHOLDERS } from './widget-kind.ts';

/** The choice of a calculator that a copied link carries in the address of the page; empty when it carries none. */
export function readSharedChoice(element: HTMLElement): string {
  return new URLSearchParams(location.search).get(nameOf(element)) ?? '';
}

/** The address of the page at which the calculator opens with a choice; all else of the address stays. */
export function sharedAddress(element: HTMLElement, choice: string): string {
  const url = new URL(location.href);
  url.searchParams.set(nameOf(element), choice.replace(/^\?/, ''));
  return url.href;
}

/** Calculators of one page differ by their place on it. */
function nameOf(element: HTMLElement): string {
  const place = [...document.querySelectorAll(PLACEHOLDERS)].indexOf(element);
  return place > 0 ? `genplan-calculator-${place + 1}` : 'genplan-calculator';
}
