import { shadow } from './paint.ts';
import type { Texture } from './style.ts';

/** Joints of a wall material as a pattern to lay over the wall, or nothing for plain render. */
export function texturePattern(id: string, texture: Texture, x: number, y: number, bayDm: number): string {
  const make = (w: number, h: number, data: string, width: number, opacity: number): string =>
    `<pattern id="${id}" x="${x}" y="${y}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
    `<path d="${data}" stroke="${shadow(opacity)}" stroke-width="${width}" fill="none"/></pattern>`;
  switch (texture) {
    case 'brick':
      return make(8, 5, 'M0 .3h8M0 2.8h8M2 .3v2.5M6 2.8v2.2', 0.5, 0.22);
    case 'panel':
      return make(bayDm, 30, `M0 .4h${bayDm}M.4 0v30`, 0.8, 0.2);
    case 'stone':
      return make(20, 10, 'M0 .4h20M0 5.4h20M4 .4v5M14 5.4v5', 0.6, 0.14);
    case 'wood':
      return make(4, 30, 'M.4 0v30M0 .4h4', 0.5, 0.1);
    case 'render':
      return '';
  }
}
