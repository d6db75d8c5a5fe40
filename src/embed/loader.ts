import type { CalculatorLoader, VitrinaLoader } from '#contract/widget-protocol.ts';
import { mountWidget, mountWidgets } from './mount-widget.ts';

declare global {
  interface Window {
    GenplanCalculator?: CalculatorLoader;
    GenplanVitrina?: VitrinaLoader;
  }
}

/** A page may hold the script twice, or several widgets with one each: the first one serves them all. */
if (!window.GenplanCalculator) {
  window.GenplanCalculator = { version: 1, mount: mountWidget };
  window.GenplanVitrina = { version: 1, mount: mountWidget };
  // It waits until the page has been read, because the frame of a placeholder may not have arrived yet.
  const mountAll = () => {
    if (document.readyState !== 'loading') mountWidgets();
  };
  // Pages that build themselves put placeholders in and out later.
  new MutationObserver(mountAll).observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', mountAll);
  mountAll();
}
