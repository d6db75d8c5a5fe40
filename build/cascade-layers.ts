import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The layers of all style sheets from the lowest, and whose modules stand in each; the first that fits counts. An
 * element may bear classes of two modules as long as these stand in two layers: the order of files, which changes with
 * every split of the build, decides nothing then (docs/decisions/019).
 */
const LAYERS: readonly (readonly [name: string, files: RegExp | null])[] = [
  /** Resets and tokens: sheets that are no modules name it themselves. */
  ['base', null],
  ['packages', /node_modules\//],
  /** Parts of the kit that its other parts are made of. */
  ['pieces', /^src\/ui\/(Button|Icon|IconButton|Skeleton|popover)\//],
  ['kit', /^src\/ui\//],
  ['map', /^src\/web\/map\//],
  /** What parts and screens stand on. */
  [
    'grounds',
    /^src\/web\/(parts\/card\/CoveringLink|screens\/admin\/DropBox|widget\/PaymentProfile)\.module\.css$/,
  ],
  ['parts', /^src\/web\/parts\//],
  ['widget', /^src\/web\/widget\//],
  ['shell', /^src\/web\/shell\//],
  ['screens', /^src\/web\/screens\//],
];

const ROOT = join(import.meta.dirname, '..');

/** Any sheet may be the first of a page, so each of them says the order. */
const ORDER = `@layer ${LAYERS.map(([name]) => name).join(', ')};`;

/** The layer of a style sheet by its path in the repository; none for one that names its layers itself. */
export function layerOf(file: string): string | undefined {
  const isNamed = !file.includes('node_modules/') && !file.endsWith('.module.css');
  return isNamed ? undefined : LAYERS.find(([, files]) => files?.test(file))?.[0];
}

/** Puts every style sheet into the layer of its floor. */
export function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler(code, id) {
        const layer = layerOf(relative(ROOT, id.split('?')[0]!));
        return { code: layer ? `${ORDER}\n@layer ${layer} {\n${code}\n}` : `${ORDER}\n${code}`, map: null };
      },
    },
  };
}
