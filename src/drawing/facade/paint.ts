import { num } from '../svg.ts';

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  shape(cut(x, y, w, h), fill, more);

export const shape = (data: string, fill: string, more = ''): string =>
  data === '' ? '' : `<path fill="${fill}"${more === '' ? '' : ` ${more}`} d="${data}"/>`;

/** A polygon as path data from a flat list of x, y. */
export function polygon(...points: number[]): string {
  let data = '';
  for (let i = 0; i + 1 < points.length; i += 2) {
    data += `${i === 0 ? 'M' : i === 2 ? 'L' : ' '}${num(points[i] ?? 0)} ${num(points[i + 1] ?? 0)}`;
  }
  return `${data}z`;
}

/** A rectangle as path data, to gather many of one ink into one path. */
export const cut = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}H${num(x)}z`;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two #RRGGBB colours; 0 keeps the first, 1 gives the second. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A row of upright bars (rails, mullions, dentils) as one dashed line: `bar` wide, one every `pitch`. */
export const bars = (
  x: number,
  y: number,
  w: number,
  h: number,
  bar: number,
  pitch: number,
  ink: string,
): string =>
  `<path d="M${num(x)} ${num(y + h / 2)}h${num(w)}" stroke="${ink}" stroke-width="${num(h)}" stroke-dasharray="${num(bar)} ${num(pitch - bar)}"/>`;

/** Shadow ink of a strength from 0 to 1; being translucent it keeps its colour at dusk. */
export const shadow = (strength: number): string =>
  `#0B1A20${Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0')}`;
