import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import type { MapSettings } from '#contract/map-settings.ts';
import { requireFile } from './require-file.ts';
import dataUrl from './style/map-data.gen.json?url';
import { mapPalette } from './style/map-palette.ts';
import { ownStyle } from './style/own-style.ts';

/** The deployer's whole style, else streets from the deployer's tiles, else our own drawing. */
export async function chooseStyle(settings: MapSettings): Promise<StyleSpecification | string> {
  const { styleUrl, pmtilesUrl } = settings;
  if (styleUrl !== undefined) return styleUrl;
  if (pmtilesUrl === undefined) {
    await requireFile(dataUrl);
    return ownStyle(mapPalette(), dataUrl);
  }
  const [{ Protocol }, { tilesStyle }] = await Promise.all([
    import('pmtiles'),
    import('./style/tiles-style.ts'),
  ]);
  addProtocol('pmtiles', new Protocol().tile);
  return tilesStyle({ ...settings, pmtilesUrl }, mapPalette(), location.origin);
}
