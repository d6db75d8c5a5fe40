import type { Name } from './scene.ts';

/** A tree's shadow, metres: how far it lies and how wide it is. */
export const TREE_SHADOW_M = { long: 4, wide: 5 } as const;

/** Everything small, drawn at four pixels to a metre and scaled to the view. */
const drawn: Readonly<Record<string, string>> = {
  t: '<path stroke="#8A7A66" stroke-width="1.6" d="M0 0v-10"/><circle cy="-17" r="11.5" fill="#7FAB87"/><circle cx="-3" cy="-20" r="7.6" fill="#97BF9A"/>',
  u: '<path stroke="#8A7A66" stroke-width="1.4" d="M0 0v-8"/><circle cx="3.4" cy="-12" r="7.4" fill="#8DB487"/><circle cx="-3" cy="-15" r="8.6" fill="#A3C797"/>',
  v: '<path stroke="#8A7A66" stroke-width="1.4" d="M0 0v-6"/><ellipse cy="-18" rx="6.6" ry="14" fill="#6C9C7C"/><ellipse cx="-1.8" cy="-20" rx="3.6" ry="10" fill="#84B08E"/>',
  w: '<circle cy="-3.6" r="5" fill="#8FB78C"/><circle cx="-1.4" cy="-5" r="3" fill="#A9CBA0"/>',
  o: '<ellipse rx="17" ry="9" fill="#FFD68530"/><ellipse rx="9" ry="5" fill="#FFD68540"/>',
  b: '<path fill="#A67C52" d="M-5-4.4 5 1.4 5 0-5-5.8z"/><path fill="#BF9566" d="M-5-2.4 5 3.4 2 5.2-8-.6z"/><path fill="#7C5C3B" d="M-8-.6 2 5.2V6.4L-8 .6z"/>',
  l: '<path stroke="#5D6A6C" stroke-width="1" d="M0 0v-17"/><circle cy="-18" r="2" fill="#F1DFB4"/>',
  p: '<path stroke-width="2.2" stroke-linecap="round" d="M0-1.4v-3.4"/><circle cy="-7.4" r="1.3" fill="#D9A98A"/>',
  c: '<path d="M-9.5-5.5 5.5 3v-3L-6-8.5z"/><path fill="#0003" d="M5.5 3 11.5-.5v-3L5.5 0z"/><path d="M-9.5-7.5-3.5-11 11.5-2.5 5.5 1z"/><path fill="#31454C" d="M-5.5-7.8-.6-10.6 8-5.7 3-2.9z"/><path fill="#FFF6" d="M-4.5-9.6-.3-12 6.5-8.1 2.3-5.7z"/>',
  g: '<path fill="#E7B45C" d="M-14-2-8 1.5v-13l-6-3.5z"/><path fill="#C9913D" d="M-8 1.5-3-1.4v-13l-5 2.9z"/><path fill="#C4553F" d="M-15-15-8.5-24-2-15l-6.5 3.8z"/><path fill="#4E93A0" d="M-3-9 9 3l4-2.3L1-12z"/><path stroke="#5D6A6C" stroke-width="1.1" fill="none" d="M13-6v-13l12 7V1M17-3.5v-10M21-1.2v-10"/>',
};

/** A car of the streets that run the other way. */
const MIRRORED_CAR = 'd';

/** The symbols of a drawing, their names made its own. */
export function yardSymbols(name: Name, k: number): string {
  const scale = Math.round(k * 25) / 100;
  const own = Object.entries(drawn).map(
    ([symbol, svg]) => `<g id="${name(symbol)}" transform="scale(${scale})">${svg}</g>`,
  );
  return `${own.join('')}<use id="${name(MIRRORED_CAR)}" href="#${name('c')}" transform="scale(-1 1)"/>`;
}
