/** Until the calculator says how high it is, CSS pixels; an attribute, so that styles of the page go before it. */
const FIRST_HEIGHT = '900';

/**
 * The frame of a placeholder, found there or made. It is loaded when it comes into view, and once more when it was
 * loading before: without `host` in its address it does not know whom to speak to.
 */
export function prepareFrame(element: HTMLElement, site: string): HTMLIFrameElement {
  const frame = element.querySelector('iframe') ?? element.appendChild(document.createElement('iframe'));
  frame.title = 'Ипотечный калькулятор';
  frame.allow = 'clipboard-write';
  frame.loading = 'lazy';
  frame.width = '100%';
  frame.height = FIRST_HEIGHT;
  frame.style.border = '0';
  frame.src = addressOf(element, site);
  return frame;
}

/** Tells where to begin, and whose page it is for the lead; the query of that page stays with the page. */
function addressOf({ dataset }: HTMLElement, site: string): string {
  const { genplanCalculator: key = '', price, initialPayment, years, region } = dataset;
  const url = new URL(`/widget/ipo-calc/${key}`, site);
  const { origin: host, pathname } = location;
  const given = { price, initialPayment, years, region, host, page: host + pathname };
  for (const [name, value] of Object.entries(given)) if (value) url.searchParams.set(name, value);
  return url.href;
}
