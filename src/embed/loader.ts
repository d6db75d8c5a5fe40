import { mountCalculator, sweepCalculators } from './mount-calculator.ts';

declare global {
  interface Window {
    GenplanCalculator?: { version: 1; mount: typeof mountCalculator };
  }
}

/** A page may hold the script twice, or several widgets with one each: the first one serves them all. */
if (!window.GenplanCalculator) {
  window.GenplanCalculator = { version: 1, mount: mountCalculator };
  const mountAll = () => {
    sweepCalculators();
    for (const element of document.querySelectorAll<HTMLElement>('[data-genplan-calculator]')) {
      mountCalculator(element);
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mountAll);
  else mountAll();
  // Pages that build themselves put placeholders in and out later.
  new MutationObserver(mountAll).observe(document.documentElement, { childList: true, subtree: true });
}
