import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import type { MapSettings } from '#contract/map-settings.ts';
import { canBeHad } from './can-be-had.ts';
import { requireFile } from './require-file.ts';
import dataUrl from './style/map-data.gen.json?url';
import { mapPalette } from './style/map-palette.ts';
import { ownStyle } from './style/own-style.ts';

export interface ChosenStyle {
  style: StyleSpecification | string;
  /** Our own drawing in place of what the deployer chose, which cannot be had. */
  isStandIn: boolean;
}

/**
 * The deployer's whole style, else streets from the deployer's tiles, else our own drawing. Errors: rejects when our
 * own is wanted and does not come.
 */
export async function chooseStyle(settings: MapSettings): Promise<ChosenStyle> {
  const { styleUrl, pmtilesUrl } = settings;
  const isOwn = styleUrl === undefined && pmtilesUrl === undefined;
  const chosen = isOwn ? null : await deployersStyle(settings);
  if (chosen) return { style: chosen, isStandIn: false };
  await requireFile(dataUrl);
  return { style: ownStyle(mapPalette(), dataUrl), isStandIn: !isOwn };
}

/** Null when its file does not answer: the engine alone would show bare ground for ever. */
async function deployersStyle(settings: MapSettings): Promise<StyleSpecification | string | null> {
  const { styleUrl, pmtilesUrl = '' } = settings;
  if (styleUrl !== undefined) return (await canBeHad(styleUrl)) ? styleUrl : null;
  const [isThere, { Protocol }, { tilesStyle }] = await Promise.all([
    canBeHad(pmtilesUrl, { inRanges: true }),
    import('pmtiles'),
    import('./style/tiles-style.ts'),
  ]);
  if (!isThere) return null;
  addProtocol('pmtiles', new Protocol().tile);
  return tilesStyle({ ...settings, pmtilesUrl }, mapPalette(), location.origin);
}
