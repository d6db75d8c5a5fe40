import { bars, cut, mix, polygon, rect, shadow, shape } from './paint.ts';
import type { BayKind, FacadeStyle } from './style.ts';

/** The height of a storey in decimetres. */
export const FLOOR_DM = 30;

/** A repeating tile of one bay over one or two floors, with its panes (x, y, w, h) for curtains and light. */
export interface BayTile {
  readonly svg: string;
  readonly floors: 1 | 2;
  readonly panes: readonly (readonly [number, number, number, number])[];
}

/** Opening with its reveal in shadow, glass, a slanting reflection and a frame. */
function opening(
  style: FacadeStyle,
  x: number,
  y: number,
  w: number,
  h: number,
  mullions: number,
  transom = 0,
): string {
  const bright = mix(style.glass, '#FFFFFF', 0.22);
  let frame = cut(x + 1, y + h - 1.2, w - 1, 1.2) + cut(x + w - 1, y, 1, h);
  for (let i = 1; i <= mullions; i++) frame += cut(x + (w * i) / (mullions + 1) - 0.5, y, 1, h);
  if (transom > 0) frame += cut(x, y + transom, w, 0.9);
  return (
    rect(x, y, w, h, style.glass) +
    shape(
      polygon(x + w, y, x + w, y + h * 0.62, x + w * 0.3, y + h, x + w * 0.02, y + h, x + w * 0.72, y),
      bright,
      'opacity=".6"',
    ) +
    shape(frame, style.trim) +
    (style.isFar === true ? '' : shape(`M${x} ${y}h${w}v2.2h${-(w - 1.8)}v${h - 2.2}h-1.8z`, shadow(0.38)))
  );
}

const sill = (style: FacadeStyle, x: number, y: number, w: number): string =>
  rect(x - 1, y, w + 2, 1.5, style.trim) + rect(x - 1, y + 1.5, w + 2, 1.1, shadow(0.16));

function railing(style: FacadeStyle, x: number, y: number, w: number, h: number): string {
  const ink = mix(style.trim, '#1B2A30', 0.62);
  return rect(x, y, w, 1.1, ink) + bars(x, y, w, h, 0.7, 2.4, ink);
}

/** Projecting slab with a glass rail, its underside shading the floor below. */
function slab(style: FacadeStyle, x: number, w: number): string {
  return (
    rect(x + 1.5, 0, w, 4.2, shadow(0.26)) +
    rect(x, 16.5, w, 11, mix(style.glass, '#FFFFFF', 0.62), 'opacity=".72"') +
    rect(x, 16.2, w, 1, style.trim) +
    rect(x - 0.5, 27.2, w + 1, 2.8, style.trim)
  );
}

const greenery = (w: number): string =>
  shape(`M2 27q-1-7 4-9q1-5 6-4q5 1 4 6q4 1 4 7zM${w - 14} 27q-1-6 4-7q4-1 5 2q4 1 4 5z`, '#6F9A76') +
  shape('M4 25q0-5 4-6q3-2 5 1q-2 5-9 5z', '#93B996');

type Draw = (style: FacadeStyle, w: number) => BayTile;

const one = (svg: string, ...panes: [number, number, number, number][]): BayTile => ({
  svg,
  floors: 1,
  panes,
});

const centred =
  (width: number, height: number, y: number, mullions: number, transom = 0): Draw =>
  (style, w) => {
    const x = (w - width) / 2;
    return one(opening(style, x, y, width, height, mullions, transom) + sill(style, x, y + height, width), [
      x,
      y,
      width,
      height,
    ]);
  };

const draws: Readonly<Record<BayKind, Draw>> = {
  small: centred(14, 15, 8, 1),
  tall: centred(13, 21, 5, 1, 6),
  wide: (style, w) => centred(w - 9, 17, 7, 2)(style, w),
  pair: (style, w) => {
    const x = w / 2 - 12;
    return one(
      opening(style, x, 6, 10.5, 19, 0, 6) +
        opening(style, x + 13.5, 6, 10.5, 19, 0, 6) +
        sill(style, x, 25, 24),
      [x, 6, 10.5, 19],
      [x + 13.5, 6, 10.5, 19],
    );
  },
  french: (style, w) => {
    const x = (w - 15) / 2;
    return one(
      opening(style, x, 3.5, 15, 24.5, 1, 6) + railing(style, x - 1, 18, 17, 10) + sill(style, x, 28, 15),
      [x, 3.5, 15, 24.5],
    );
  },
  balcony: (style, w) =>
    one(
      opening(style, 6, 4, w - 12, 23, 2, 6) +
        slab(style, 2, w - 4) +
        (style.planted === true ? greenery(w) : ''),
      [6, 4, w - 12, 13],
    ),
  loggia: (style, w) =>
    one(
      rect(2.5, 3, w - 5, 25, mix(style.walls[0], '#14242A', 0.62)) +
        opening(style, 5, 6, w - 8, 21, 2) +
        shape(polygon(2.5, 3, w - 2.5, 3, w - 2.5, 6, 8, 6, 5.5, 9, 5.5, 28, 2.5, 28), shadow(0.4)) +
        rect(2.5, 17.5, w - 5, 10.5, style.accent) +
        rect(2.5, 17.5, w - 5, 1, style.trim),
      [5, 6, w - 8, 11.5],
    ),
  bow: (style, w) => {
    const face = mix(style.trim, style.walls[0], 0.35);
    const dark = mix(face, '#14242A', 0.28);
    return one(
      rect(w - 3, 0, 4.5, 30, shadow(0.2)) +
        rect(3, 0, w - 6, 30, face) +
        rect(w - 8, 0, 5, 30, dark) +
        opening(style, 9.5, 4, w - 19, 21, 1, 6) +
        rect(4, 4, 3.6, 21, mix(style.glass, '#FFFFFF', 0.15)) +
        rect(w - 7.4, 4, 3.4, 21, mix(style.glass, '#0B1A20', 0.3)) +
        rect(3, 27, w - 6, 1.6, style.trim),
      [9.5, 4, w - 19, 21],
    );
  },
  arch: (style, w) => {
    const x = (w - 14) / 2;
    const top = `M${x} 27v-15a7 7 0 0 1 14 0v15z`;
    return one(
      shape(`M${x - 2.2} 27v-15a9.2 9.2 0 0 1 18.4 0v15z`, style.trim) +
        shape(top, style.glass) +
        shape(
          `M${x + 14} 12v8l-9 7h-5l12-20a7 7 0 0 1 2 5z`,
          mix(style.glass, '#FFFFFF', 0.22),
          'opacity=".6"',
        ) +
        shape(`M${x} 27v-15a7 7 0 0 1 14 0h-1.5a5.5 5.5 0 0 0-11 1.5v13.5z`, shadow(0.35)) +
        shape(cut(w / 2 - 0.5, 5, 1, 22) + cut(x, 12, 14, 1), style.trim) +
        sill(style, x - 1, 27, 16),
      [x, 11, 14, 16],
    );
  },
  loft: (style, w) => {
    return one(
      opening(style, 4, 4, w - 8, 22, 4, 7) +
        rect(4, 17, w - 8, 0.8, style.trim) +
        rect(3, 2.2, w - 6, 1.8, style.accent) +
        sill(style, 4, 26, w - 8),
      [4, 4, w - 8, 22],
    );
  },
  glass: (style, w) =>
    one(
      rect(0, 0, w, 30, style.glass) +
        shape(
          polygon(0, 30, w * 0.55, 0, w * 0.95, 0, w * 0.4, 30),
          mix(style.glass, '#FFFFFF', 0.3),
          'opacity=".55"',
        ) +
        rect(0, 24.5, w, 5.5, mix(style.glass, '#14242A', 0.3)) +
        shape(cut(0, 24, w, 0.8) + cut(0, 0, 0.9, 30) + cut(w / 2, 0, 0.6, 24), style.trim, 'opacity=".8"') +
        rect(0.9, 0, 1.6, 30, shadow(0.14)),
      [1, 2, w / 2 - 1, 22],
      [w / 2 + 1, 2, w / 2 - 1, 22],
    ),
  fin: (style, w) =>
    one(
      opening(style, 6, 0, w - 10, 25, 1) +
        rect(6, 25, w - 10, 5, mix(style.trim, '#14242A', 0.25)) +
        rect(0, 0, 4, 30, mix(style.walls[0], '#FFFFFF', 0.25)) +
        rect(4, 0, 2.6, 30, shadow(0.34)),
      [6, 1, w - 10, 23],
    ),
  stagger: (style, w) => ({
    svg:
      opening(style, 5, 7, 14, 16, 1) +
      `<g transform="translate(${w - 24} 30)">${opening(style, 5, 7, 14, 16, 0)}</g>` +
      rect(21, 7, w - 24, 16, style.accent) +
      rect(3, 37, w - 24, 16, mix(style.accent, '#FFFFFF', 0.45)),
    floors: 2,
    panes: [
      [5, 7, 14, 16],
      [w - 19, 37, 14, 16],
    ],
  }),
  wave: (style, w) => ({
    svg:
      opening(style, 4, 4, w - 8, 23, 2) +
      `<g transform="translate(0 30)">${opening(style, 4, 4, w - 8, 23, 2)}</g>` +
      rect(0, 0, w, 4, shadow(0.22)) +
      rect(0, 30, w, 4, shadow(0.22)) +
      shape(`M0 17h${w}v13h${-w}z`, '#FFFFFF', 'opacity=".35"') +
      shape(`M0 47h${w}v13h${-w}z`, '#FFFFFF', 'opacity=".35"') +
      shape(`M0 25q${w / 4}-3 ${w / 2} 0t${w / 2} 0v5h${-w}z`, style.trim) +
      shape(`M0 55q${w / 4} 3 ${w / 2} 0t${w / 2} 0v5h${-w}z`, style.trim),
    floors: 2,
    panes: [
      [4, 4, w - 8, 13],
      [4, 34, w - 8, 13],
    ],
  }),
  niche: (style, w) =>
    one(
      rect(3, 2, w - 6, 26, mix(style.walls[0], '#14242A', 0.28)) +
        opening(style, 8, 5, w - 11, 22, 1) +
        shape(polygon(3, 2, w - 3, 2, w - 3, 5, 8, 5, 8, 28, 3, 28), shadow(0.3)) +
        rect(w - 10, 5, 7, 23, style.accent) +
        rect(3, 26.6, w - 6, 1.4, style.trim),
      [8, 5, w - 18, 22],
    ),
};

export const bayTile = (kind: BayKind, style: FacadeStyle): BayTile => draws[kind](style, style.bayDm);
