import type { StyleSpecification } from 'maplibre-gl';
import type { MapSettings } from '#contract/map-settings.ts';
import dataUrl from './style/map-data.gen.json?url';
import { mapPalette } from './style/map-palette.ts';
import { ownStyle } from './style/own-style.ts';

/** The deployer's whole style, else a style for his tiles, else our own drawing. */
export async function chooseStyle(settings: MapSettings): Promise<StyleSpecification | string> {
  if (settings.styleUrl) return settings.styleUrl;
  return ownStyle(mapPalette(), dataUrl);
}
