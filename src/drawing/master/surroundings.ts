import { type Box, box, grow } from '../box.ts';
import { writeLetters } from '../letters/write-letters.ts';
import { num, rectPath } from '../svg.ts';
import type { Quarter } from './quarter.ts';

/** Scales a box from metres to pixels. */
export const scaled = (b: Box, k: number): Box => box(b.x * k, b.y * k, b.w * k, b.h * k);

/** Neighbouring blocks, four streets with their axes and the quarter's own ground. */
export function surroundings(ground: Box, k: number, random: () => number): string {
  const far = 900;
  const road = 8.5 * k;
  const g = scaled(ground, k);
  const roads = [
    box(g.x - road - 14, -far, road, 2 * far),
    box(g.x + g.w + 14, -far, road, 2 * far),
    box(-far, g.y - road - 14, 2 * far, road),
    box(-far, g.y + g.h + 14, 2 * far, road),
  ];
  let blocks = '';
  for (const [x0, x1] of [
    [-far / 1.6, (roads[0]?.x ?? 0) - 16],
    [(roads[1]?.x ?? 0) + road + 16, far / 1.6],
  ] as const) {
    for (let y = -300; y < 280; y += 62) {
      const w = Math.min(x1 - x0, 90 + random() * 70);
      const x = x0 < 0 ? x1 - w : x0;
      if (
        Math.abs(y + 19 - (g.y - road / 2 - 14)) > 44 &&
        Math.abs(y + 19 - (g.y + g.h + 14 + road / 2)) > 44
      )
        blocks += rectPath(box(x, y, w, 34));
    }
  }
  for (let x = g.x; x < g.x + g.w - 90; x += 150 + random() * 40) {
    blocks +=
      rectPath(box(x, g.y - road - 14 - 56, 104, 34)) +
      rectPath(box(x + 20, g.y + g.h + 14 + road + 22, 104, 34));
  }
  const axes = roads
    .map((one) =>
      one.w < one.h
        ? `M${num(one.x + one.w / 2)} ${-far}v${2 * far}`
        : `M${-far} ${num(one.y + one.h / 2)}h${2 * far}`,
    )
    .join('');
  return (
    `<path fill="#DCE5E5" stroke="#C3D0D1" d="${blocks}"/><path fill="#fff" d="${roads.map(rectPath).join('')}"/>` +
    `<path fill="none" stroke="#C9D4D5" stroke-width="1.2" stroke-dasharray="14 10" d="${axes}"/>` +
    `<path fill="#F6F8F4" stroke="#C3D0C6" d="${rectPath(grow(g, 6))}"/>`
  );
}

/** Names written along the streets: north, east, south, west. */
export function streetNames(quarter: Quarter, k: number, names: readonly string[]): string {
  const g = scaled(quarter.ground, k);
  const off = 14 + 4.25 * k;
  const spots = [
    { x: g.x + g.w * 0.42, y: g.y - off + 4 },
    { x: g.x + g.w + off + 4, y: 0 },
    { x: g.x + g.w * 0.4, y: g.y + g.h + off + 4 },
    { x: g.x - off + 4, y: g.h * 0.18 },
  ];
  const written = names.slice(0, spots.length).map((text, i) => ({ text, ...spots[i]! }));
  const isAcross = (_: unknown, i: number): boolean => i % 2 === 0;
  const look = { size: 12, fill: '#445459', halo: 1 / 3 };
  return (
    writeLetters(written.filter(isAcross), look) +
    writeLetters(
      written.filter((it, i) => !isAcross(it, i)),
      { ...look, isUpright: true },
    )
  );
}
