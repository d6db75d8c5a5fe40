import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { WorkerTask } from '../worker/port.ts';

const FONTS = join(import.meta.dirname, 'fonts');
const fontFiles = readdirSync(FONTS)
  .filter((name) => name.endsWith('.ttf'))
  .map((name) => join(FONTS, name));

/** Paints a drawing in a thread of its own. */
export const PAINT_SVG: WorkerTask<typeof paintSvg> = {
  module: new URL(import.meta.url),
  name: 'paintSvg',
  deadlineMs: 10_000,
};

/** A drawing of ours as PNG, of the size it says. Words look alike on every machine: the fonts are ours too. */
export function paintSvg(svg: string): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Onest SemiBold' };
  return new Resvg(svg, { font }).render().asPng();
}
