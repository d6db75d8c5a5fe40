import { loadLoaders } from './load-loaders.ts';
import type { CalculatorSettings, MountedCalculator } from './widget-protocol.gen.ts';

export interface CalculatorOptions extends CalculatorSettings {
  /** The origin of the service, 'https://genplan.example'. */
  site: string;
  key: string;
}

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
  const { GenplanCalculator } = await loadLoaders(site);
  return GenplanCalculator.mount(element);
}
