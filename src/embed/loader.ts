import type { CalculatorLoader } from '#contract/widget-protocol.ts';
import { mountCalculator, mountCalculators } from './mount-calculator.ts';

declare global {
  interface Window {
    GenplanCalculator?: CalculatorLoader;
  }
}

/** A page may hold the script twice, or several widgets with one each: the first one serves them all. */
if (!window.GenplanCalculator) {
  window.GenplanCalculator = { version: 1, mount: mountCalculator };
  // Not while the page is still being read: the frame of a placeholder may not have come yet.
  const mountAll = () => {
    if (document.readyState !== 'loading') mountCalculators();
  };
  // Pages that build themselves put placeholders in and out later.
  new MutationObserver(mountAll).observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', mountAll);
  mountAll();
}
