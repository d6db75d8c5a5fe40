import type { CalculatorLoader, VitrinaLoader } from './widget-protocol.gen.ts';

/** The global objects that the script of the service defines in a page. */
export interface Loaders {
  GenplanCalculator: CalculatorLoader;
  GenplanVitrina: VitrinaLoader;
}

const SCRIPT = '/widget/loader-1.js';
let loading: Promise<Loaders> | undefined;

/** Loads the script of the service once per page. Rejects when it could not be loaded; the next call tries again. */
export function loadLoaders(site: string): Promise<Loaders> {
  loading ??= loadScript(site).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function loadScript(site: string): Promise<Loaders> {
  const page = window as unknown as Partial<Loaders>;
  if (page.GenplanCalculator) return Promise.resolve(page as Loaders);
  const script = document.createElement('script');
  script.src = new URL(SCRIPT, site).href;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(page as Loaders));
    script.addEventListener('error', () => reject(new Error(`${script.src} could not be loaded`)));
    document.head.append(script);
  });
}
