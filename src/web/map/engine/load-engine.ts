import type { MapSettings } from '#contract/map-settings.ts';
import { loadFile } from '../../lazy-screen.ts';
import type { MountMap } from './map-engine.ts';

/** Fetches what draws maps. Errors: ChunkError when it does not come. */
export async function loadEngine(engine: MapSettings['engine']): Promise<MountMap> {
  if (engine === 'yandex') {
    const { mountYandexMap } = await loadFile(() => import('./yandex/mount-yandex-map.ts'));
    return mountYandexMap;
  }
  const { mountMaplibreMap } = await loadFile(() => import('./maplibre/mount-maplibre-map.ts'));
  return mountMaplibreMap;
}
