import { PLACE_KINDS, type PlaceKind } from '../listing/place-kind.ts';

/** Layers of the map of a search, in the order of their list. */
export const MAP_LAYERS = ['prices', 'metro', ...PLACE_KINDS] as const;

export type MapLayer = (typeof MAP_LAYERS)[number];

/** Reads 'prices,schools' of an address; layers that nobody knows are left out. */
export function readMapLayers(text: string): MapLayer[] {
  const names = text.split(',', MAP_LAYERS.length * 2);
  return MAP_LAYERS.filter((layer) => names.includes(layer));
}

/** The one spelling of these layers; undefined for none. */
export function writeMapLayers(layers: readonly MapLayer[]): string | undefined {
  return MAP_LAYERS.filter((layer) => layers.includes(layer)).join() || undefined;
}

export function isPlaceKind(layer: MapLayer): layer is PlaceKind {
  return (PLACE_KINDS as readonly string[]).includes(layer);
}
