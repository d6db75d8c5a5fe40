import { type Box, bottom, right, type Side } from '../../box.ts';
import { num as exact } from '../../svg.ts';

/**
 * Draws in the piece's own frame (x along the wall, y away from it) and writes path data of the plan,
 * turned by quarters so that the piece stands with its back to the given wall.
 */
export interface Pen {
  rect(x: number, y: number, w: number, h: number, radius?: number): void;
  circle(cx: number, cy: number, radius: number): void;
  ellipse(cx: number, cy: number, rx: number, ry: number): void;
  line(...points: number[]): void;
}

/** Collects path data by ink: bodies are white, marks are dark dots, leaves green, rugs pale. */
export interface Ink {
  body: string;
  mark: string;
  leaf: string;
  rug: string;
}

export const emptyInk = (): Ink => ({ body: '', mark: '', leaf: '', rug: '' });

const turns: Record<Side, (x: number, y: number) => [number, number]> = {
  n: (x, y) => [x, y],
  e: (x, y) => [-y, x],
  s: (x, y) => [-x, -y],
  w: (x, y) => [y, -x],
};

function originOf(at: Box, side: Side): [number, number] {
  if (side === 'n') return [at.x, at.y];
  if (side === 'e') return [right(at), at.y];
  return side === 's' ? [right(at), bottom(at)] : [at.x, bottom(at)];
}

/**
 * A pen for a piece that fills `at` with its back to `side`; a coarse one rounds to whole units and squares small
 * corners.
 */
export function penFor(at: Box, side: Side, isFine: boolean, write: (data: string) => void): Pen {
  const num = isFine ? exact : (value: number): string => String(Math.round(value) || 0);
  const turn = turns[side];
  const [originX, originY] = originOf(at, side);
  const point = (x: number, y: number): string => {
    const [dx, dy] = turn(x, y);
    return `${num(originX + dx)} ${num(originY + dy)}`;
  };
  const step = (x: number, y: number): string => {
    const [dx, dy] = turn(x, y);
    if (Math.abs(dy) < 0.05) return `h${num(dx)}`;
    return Math.abs(dx) < 0.05 ? `v${num(dy)}` : `l${num(dx)} ${num(dy)}`;
  };
  const corner = (x1: number, y1: number, x2: number, y2: number): string => {
    const [ax, ay] = turn(x1, y1);
    const [bx, by] = turn(x2, y2);
    return `q${num(ax)} ${num(ay)} ${num(bx)} ${num(by)}`;
  };
  const ellipse = (cx: number, cy: number, rx: number, ry: number): void => {
    const [ax, ay] = turn(rx, ry).map(Math.abs) as [number, number];
    const [dx, dy] = turn(2 * rx, 0);
    const radii = `a${num(ax)} ${num(ay)} 0 1 0 `;
    write(`M${point(cx - rx, cy)}${radii}${num(dx)} ${num(dy)}${radii}${num(-dx)} ${num(-dy)}z`);
  };
  return {
    rect(x, y, w, h, radius = 0) {
      const r = Math.min(radius, w / 2, h / 2);
      if (r <= 0 || (!isFine && r < 12)) {
        write(`M${point(x, y)}${step(w, 0)}${step(0, h)}${step(-w, 0)}z`);
        return;
      }
      write(
        `M${point(x + r, y)}${step(w - 2 * r, 0)}${corner(r, 0, r, r)}${step(0, h - 2 * r)}${corner(0, r, -r, r)}` +
          `${step(2 * r - w, 0)}${corner(-r, 0, -r, -r)}${step(0, 2 * r - h)}${corner(0, -r, r, -r)}z`,
      );
    },
    circle: (cx, cy, radius) => ellipse(cx, cy, radius, radius),
    ellipse,
    line(...points) {
      let data = '';
      for (let i = 0; i + 1 < points.length; i += 2) {
        const x = points[i] ?? 0;
        const y = points[i + 1] ?? 0;
        data += i === 0 ? `M${point(x, y)}` : step(x - (points[i - 2] ?? 0), y - (points[i - 1] ?? 0));
      }
      write(data);
    },
  };
}
