import { DATA_ELEMENT } from './elements.ts';

/** The data the server began the page with, and the query it was asked for with. */
export function readPageData<Page>(): { page: Page; search: string } {
  return JSON.parse(document.getElementById(DATA_ELEMENT)!.textContent);
}
