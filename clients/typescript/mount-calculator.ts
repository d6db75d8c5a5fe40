import type { CalculatorLoader, CalculatorSettings, MountedCalculator } from './widget-protocol.gen.ts';

export interface CalculatorOptions extends CalculatorSettings {
  /** The origin of the service, 'https://genplan.example'. */
  site: string;
  /** The public key of the widget. */
  key: string;
}

const LOADER = '/widget/loader-1.js';
let loading: Promise<CalculatorLoader> | undefined;

/**
 * Puts the calculator into an element of the page, in a browser. For pages that build themselves: call `unmount` of
 * the answer when the element goes. Rejects when the script of the service could not be loaded.
 */
export async function mountCalculator(
  element: HTMLElement,
  { site, key, ...settings }: CalculatorOptions,
): Promise<MountedCalculator> {
  for (const [name, value] of Object.entries(settings)) element.dataset[name] = String(value);
  element.dataset.genplanCalculator = key;
  loading ??= loadScript(site).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return (await loading).mount(element);
}

function loadScript(site: string): Promise<CalculatorLoader> {
  const page = window as { GenplanCalculator?: CalculatorLoader };
  if (page.GenplanCalculator) return Promise.resolve(page.GenplanCalculator);
  const script = document.createElement('script');
  script.src = new URL(LOADER, site).href;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(page.GenplanCalculator!));
    script.addEventListener('error', () => reject(new Error(`${script.src} could not be loaded`)));
    document.head.append(script);
  });
}
