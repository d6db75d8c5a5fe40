import { bars, cut, mix, polygon, rect, shadow, shape } from './paint.ts';
import type { FacadeStyle, RoofKind } from './style.ts';

type Roof = (style: FacadeStyle, w: number, wall: string) => string;

const railing = (x: number, y: number, w: number, h: number, ink: string): string =>
  rect(x, y, w, 0.9, ink) + bars(x, y, w, h, 0.7, 5, ink);

/** A lift room with a door and a grille. */
const liftRoom = (x: number, w: number, wall: string): string => {
  const face = mix(wall, '#14242A', 0.12);
  return (
    rect(x, -22, w, 22, face) +
    rect(x + w * 0.72, -22, w * 0.28, 22, mix(face, '#14242A', 0.25)) +
    rect(x - 1, -23.5, w + 2, 2, mix(face, '#FFFFFF', 0.4)) +
    rect(x + w * 0.2, -14, 8, 14, mix(face, '#14242A', 0.45))
  );
};

const antenna = (x: number): string =>
  shape(cut(x, -52, 0.9, 52) + cut(x - 5, -44, 11, 0.8) + cut(x - 3.5, -38, 8, 0.8), '#5C6C70');

const parapet = (style: FacadeStyle, w: number): string =>
  rect(-1.5, -6, w + 3, 6, style.trim) + rect(0, 0, w, 3.2, shadow(0.2));

const bush = (x: number, r: number): string =>
  `<circle cx="${x}" cy="${-r * 0.8}" r="${r}" fill="#6F9A76"/><circle cx="${x - r * 0.3}" cy="${-r * 1.1}" r="${r * 0.55}" fill="#8FB592"/>`;

/** Everything above the top floor, drawn from y = 0 upwards over a width. */
export const roofs: Readonly<Record<RoofKind, Roof>> = {
  parapet: (style, w, wall) => liftRoom(w * 0.6, 34, wall) + parapet(style, w),
  rooms: (style, w, wall) =>
    antenna(w * 0.36) +
    liftRoom(w * 0.22, 38, wall) +
    liftRoom(w * 0.66, 30, wall) +
    railing(4, -13, w - 8, 8, '#7C8B8F') +
    parapet(style, w),
  cornice: (style, w) => {
    return (
      rect(-5, -11, w + 10, 3, style.trim) +
      rect(-3.5, -8, w + 7, 5, mix(style.trim, '#14242A', 0.08)) +
      bars(1, -3, w - 2, 4, 3, 6, mix(style.trim, '#14242A', 0.22)) +
      rect(-1, 1, w + 2, 2, style.trim) +
      rect(0, 3, w, 6, shadow(0.22))
    );
  },
  mansard: (style, w) => {
    const slate = '#56646B';
    const pitch = w / Math.max(2, Math.round(w / 38));
    const dormers = (width: number, shift: number, y: number, h: number, ink: string): string =>
      bars((pitch - width) / 2 + shift, y, w - (pitch - width) / 2, h, width, pitch, ink);
    return (
      shape(polygon(-3, 0, 7, -34, w - 7, -34, w + 3, 0), slate) +
      shape(polygon(w * 0.7, -34, w - 7, -34, w + 3, 0, w * 0.82, 0), shadow(0.14)) +
      rect(6, -36, w - 12, 2.5, mix(slate, '#FFFFFF', 0.25)) +
      dormers(14, 3, -24, 20, shadow(0.25)) +
      dormers(18, 0, -27, 3, style.trim) +
      dormers(14, 0, -24, 20, style.trim) +
      dormers(9, 0, -21.5, 16, style.glass) +
      rect(-4, -3, w + 8, 4, style.trim) +
      rect(0, 1, w, 4, shadow(0.2))
    );
  },
  gable: (style, w) => {
    const count = Math.max(1, Math.round(w / 110));
    const pitch = w / count;
    const ridge = mix(style.trim, '#14242A', 0.35);
    let slopes = '';
    let faces = '';
    for (let x = 0; x < w - 1; x += pitch) {
      slopes += polygon(x - 2, 0, x + pitch / 2, -42, x + pitch + 2, 0);
      faces += polygon(x + 5, 0, x + pitch / 2, -36, x + pitch - 5, 0);
    }
    const middle = pitch / 2;
    return (
      shape(slopes, ridge) +
      shape(faces, style.walls[0]) +
      bars(middle - 6, -22, w - middle + 6, 15, 12, pitch, style.glass) +
      bars(middle - 0.5, -22, w - middle, 15, 1, pitch, style.trim)
    );
  },
  setback: (style, w, wall) => {
    const x = w * 0.12;
    const inner = w * 0.72;
    return (
      rect(x, -29, inner, 29, mix(style.glass, '#FFFFFF', 0.12)) +
      shape(
        polygon(x + inner * 0.2, -29, x + inner * 0.5, -29, x + inner * 0.3, 0, x, 0),
        '#FFFFFF',
        'opacity=".18"',
      ) +
      bars(x + 8, -29, inner - 8, 26, 0.9, 14, style.trim) +
      rect(x + inner, -29, 10, 29, mix(wall, '#14242A', 0.35)) +
      rect(x - 5, -33, inner + 16, 4.5, style.trim) +
      bush(w * 0.06, 6) +
      bush(w * 0.93, 7) +
      bush(w * 0.88, 5) +
      railing(2, -12, w - 4, 9, mix(style.trim, '#1B2A30', 0.4)) +
      parapet(style, w)
    );
  },
  pergola: (style, w, wall) => {
    let posts = cut(w * 0.1, -30, w * 0.5, 2.4);
    for (let i = 0; i <= 4; i++) posts += cut(w * (0.1 + (0.5 * i) / 4) - 0.8, -30, 1.8, 30);
    return (
      bush(w * 0.2, 8) +
      bush(w * 0.3, 6) +
      bush(w * 0.47, 9) +
      shape(posts, style.accent) +
      bars(w * 0.1, -33, w * 0.5, 3, 1, 5, style.accent) +
      liftRoom(w * 0.7, 32, wall) +
      railing(2, -12, w - 4, 9, mix(style.trim, '#1B2A30', 0.4)) +
      parapet(style, w)
    );
  },
  crown: (style, w, wall) => {
    const step = (inset: number, y: number, h: number): string =>
      rect(w * inset, y, w * (1 - 2 * inset), h, mix(wall, '#FFFFFF', 0.1)) +
      rect(w * (1 - inset) - 7, y, 7, h, shadow(0.18)) +
      rect(w * inset - 1.5, y - 2.4, w * (1 - 2 * inset) + 3, 2.4, style.accent);
    return (
      step(0.32, -52, 30) +
      bars(w * 0.33, -50, w * 0.34, 26, 2.2, 7, style.trim) +
      step(0.18, -26, 26) +
      shape(polygon(w / 2 - 1.5, -54, w / 2, -92, w / 2 + 1.5, -54), style.accent) +
      parapet(style, w)
    );
  },
};
