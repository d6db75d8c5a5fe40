import type { Pen } from './pen.ts';

/** Pens of one piece: its body, dark marks, leaves and rugs. */
export interface Pens {
  readonly body: Pen;
  readonly mark: Pen;
  readonly leaf: Pen;
  readonly rug: Pen;
  /** Small cards leave out what would blur. */
  readonly fine: boolean;
}

/** Draws a piece `w` cm along the wall and `d` cm deep. */
export type Piece = (pens: Pens, w: number, d: number) => void;

export const bed: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d, 4);
  const two = w >= 120;
  const pillow = two ? w / 2 - 12 : w - 22;
  body.rect(8, 14, pillow, 38, 9);
  if (two) body.rect(w - 8 - pillow, 14, pillow, 38, 9);
  body.line(0, 66, w, 66);
  if (fine) {
    body.line(0, 10, w, 10);
    body.line(0, 84, w, 84);
    body.line(w * 0.62, d, w, d * 0.62);
  }
};

export const nightstand: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d, 3);
  if (fine) body.circle(w / 2, d / 2, 10);
};

export const wardrobe: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d);
  if (!fine) {
    body.line(0, d, w, 0);
    return;
  }
  body.line(6, d / 2, w - 6, d / 2);
  for (let x = 14; x < w - 12; x += 17) body.line(x, d * 0.24, x + 5, d * 0.76);
};

export const desk: Piece = ({ body, mark, fine }, w, d) => {
  body.rect(w * 0.34, d - 8, 46, 44, 12);
  body.rect(0, 0, w, d, 2);
  if (fine) mark.rect(w * 0.34, 9, 46, 5);
};

export const sofa: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d, 12);
  const seats = w > 200 ? 3 : 2;
  const seat = (w - 36) / seats;
  for (let i = 0; i < seats; i++) body.rect(18 + seat * i, 26, seat, d - 32, 6);
  if (fine) body.rect(3, 3, w - 6, 22, 8);
};

export const armchair: Piece = ({ body }, w, d) => {
  body.rect(0, 0, w, d, 14);
  body.rect(14, 20, w - 28, d - 24, 8);
};

export const tv: Piece = ({ body, mark }, w, d) => {
  body.rect(0, 0, w, d, 2);
  mark.rect(w * 0.12, 6, w * 0.76, 6);
};

export const shelves: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d);
  if (fine) for (let x = 40; x < w - 20; x += 40) body.line(x, 0, x, d);
};

export const rugWithTable: Piece = ({ body, rug, fine }, w, d) => {
  rug.rect(0, 0, w, d, 4);
  if (fine) rug.rect(8, 8, w - 16, d - 16, 2);
  const radius = Math.min(34, w * 0.2, d * 0.28);
  body.circle(w / 2, d / 2, radius);
  if (fine) body.circle(w / 2, d / 2, radius - 6);
};

/** Worktop with a sink nearer the start and a hob nearer the end. */
export const kitchenRun: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d);
  const sink = w * 0.26;
  const hob = w * 0.74;
  body.rect(sink - 26, 10, 52, 40, 5);
  if (w < 150) {
    for (const y of [20, 42]) body.circle(hob, y, 8);
    return;
  }
  for (const x of [-13, 13]) for (const y of [20, 41]) body.circle(hob + x, y, 8);
  if (!fine) return;
  body.line(sink, 3, sink, 18);
  body.circle(sink, 30, 4);
  body.rect(hob - 29, 6, 58, 48, 3);
};

/** Worktop that ends with a fridge. */
export const kitchenWithFridge: Piece = (pens, w, d) => {
  kitchenRun(pens, w - 62, d);
  pens.body.rect(w - 60, 0, 60, d);
  pens.body.line(w - 60, d, w, 0);
};

/** Round table with four chairs around it. */
export const roundTable: Piece = ({ body, fine }, w) => {
  const c = w / 2;
  const r = w * 0.27;
  const chair = 40;
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const) {
    const reach = r + 12;
    body.rect(c + dx * reach - chair / 2, c + dy * reach - chair / 2, chair, chair, 11);
  }
  body.circle(c, c, r);
  if (fine) body.circle(c, c, r - 7);
};

/** Long table with chairs on both long sides. */
export const longTable: Piece = ({ body, fine }, w, d) => {
  const count = Math.floor(w / 60);
  const pitch = w / count;
  for (let i = 0; i < count; i++) {
    for (const y of [0, d - 44]) body.rect(pitch * (i + 0.5) - 22, y, 44, 44, 11);
  }
  body.rect(0, 30, w, d - 60, 4);
  if (fine) body.rect(6, 36, w - 12, d - 72, 2);
};

/** Small table pushed to the wall, two chairs at its ends. */
export const cornerTable: Piece = ({ body }, w, d) => {
  body.rect(0, d / 2 - 20, 40, 40, 11);
  body.rect(w - 40, d / 2 - 20, 40, 40, 11);
  body.rect(30, 0, w - 60, d, 3);
};

export const bathtub: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d);
  body.rect(8, 8, w - 16, d - 16, 26);
  if (fine) body.circle(30, d / 2, 4);
};

export const showerTray: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d, 3);
  body.line(0, 0, w, d);
  body.line(w, 0, 0, d);
  if (fine) body.circle(w / 2, d / 2, 6);
};

export const basin: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d, 4);
  body.ellipse(w / 2, d * 0.56, w * 0.34, d * 0.3);
  if (fine) body.circle(w / 2, 8, 3);
};

export const toilet: Piece = ({ body }, w, d) => {
  body.rect(0, 0, w, 18, 3);
  body.ellipse(w / 2, 18 + (d - 18) / 2, w * 0.44, (d - 18) / 2);
};

export const washer: Piece = ({ body, fine }, w, d) => {
  body.rect(0, 0, w, d, 3);
  body.circle(w / 2, d * 0.55, 19);
  if (fine) {
    body.circle(w / 2, d * 0.55, 11);
    body.line(4, 12, w - 4, 12);
  }
};

export const plant: Piece = ({ leaf }, w) => {
  const c = w / 2;
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3;
    leaf.ellipse(c + Math.cos(angle) * c * 0.5, c + Math.sin(angle) * c * 0.5, c * 0.34, c * 0.34);
  }
  leaf.circle(c, c, c * 0.3);
};
