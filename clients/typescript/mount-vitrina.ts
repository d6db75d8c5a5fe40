import { loadLoaders } from './load-loaders.ts';
import type { MountedVitrina } from './widget-protocol.gen.ts';

export interface VitrinaOptions {
  /** The origin of the service, 'https://genplan.example'. */
  site: string;
  key: string;
}

/** Puts a vitrina into an element of the page as `mountCalculator` puts a calculator. */
export async function mountVitrina(
  element: HTMLElement,
  { site, key }: VitrinaOptions,
): Promise<MountedVitrina> {
  element.dataset.genplanVitrina = key;
  const { GenplanVitrina } = await loadLoaders(site);
  return GenplanVitrina.mount(element);
}
