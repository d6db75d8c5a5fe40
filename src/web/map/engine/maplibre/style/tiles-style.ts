import { type Flavor, layers, namedFlavor } from '@protomaps/basemaps';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapSettings } from '#contract/map-settings.ts';
import { MEDIUM, REGULAR } from './label-layers.ts';
import type { MapPalette } from './map-palette.ts';

const TILES = 'tiles';

type Files = Pick<MapSettings, 'glyphsUrl' | 'spriteUrl'> & { pmtilesUrl: string };

/** Streets from a deployer's archive of tiles, in our colours; `origin` completes addresses of our own. */
export function tilesStyle(files: Files, palette: MapPalette, origin: string): StyleSpecification {
  const absolute = (url: string) => (url.startsWith('/') ? origin + url : url);
  const { pmtilesUrl, glyphsUrl, spriteUrl } = files;
  const drawn: LayerSpecification[] = layers(TILES, flavorOf(palette, glyphsUrl === undefined), {
    lang: 'ru',
  });
  return {
    version: 8,
    ...(glyphsUrl === undefined ? {} : { glyphs: absolute(glyphsUrl) }),
    ...(spriteUrl === undefined ? {} : { sprite: absolute(spriteUrl) }),
    sources: {
      [TILES]: {
        type: 'vector',
        url: `pmtiles://${absolute(pmtilesUrl)}`,
        attribution: '© OpenStreetMap, Protomaps',
      },
    },
    layers: drawn.filter(isNoBorder).map((layer) => (spriteUrl === undefined ? withoutIcons(layer) : layer)),
  };
}

/** Colours of ours over those of its owner; where no files of letters are given, the browser writes in our font. */
function flavorOf(palette: MapPalette, drawsLetters: boolean): Flavor {
  const { land, water, park, road, case: edge, label, labelStrong, isDark } = palette;
  return {
    ...namedFlavor(isDark ? 'dark' : 'light'),
    background: land,
    earth: land,
    water,
    park_a: park,
    park_b: park,
    wood_a: park,
    wood_b: park,
    major: road,
    highway: road,
    link: road,
    highway_casing_late: edge,
    major_casing_late: edge,
    city_label: labelStrong,
    subplace_label: label,
    city_label_halo: land,
    subplace_label_halo: land,
    roads_label_major_halo: land,
    ...(drawsLetters ? { regular: REGULAR.join(), bold: MEDIUM.join(), italic: REGULAR.join() } : {}),
  };
}

/** Which of disputed borders is right is no business of a map of flats. */
function isNoBorder({ id }: LayerSpecification): boolean {
  return !id.startsWith('boundaries');
}

function withoutIcons(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const { 'icon-image': _, ...layout } = layer.layout ?? {};
  return { ...layer, layout };
}
