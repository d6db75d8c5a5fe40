import { type Box, bottom, box, overlaps, right } from '../box.ts';
import { mix, shape } from '../facade/paint.ts';
import { num } from '../svg.ts';
import { solid } from './draw-roof.ts';
import { ground, type Name, type Thing } from './scene.ts';
import { level, project, screenBounds, type View } from './view.ts';

const STREET_M = 11;
const PAVEMENT_M = 5;
const FAR_M = 420;

/** Streets on four sides, their middle lines and the pavement of the plot. */
export function drawStreets(view: View, plot: Box): string {
  const strips = streetsOf(plot);
  const lines = strips.map((b) => {
    const across = b.w > b.h;
    const from = project(view, across ? [b.x, b.y + b.h / 2, 0] : [b.x + b.w / 2, b.y, 0]);
    const to = project(view, across ? [right(b), b.y + b.h / 2, 0] : [b.x + b.w / 2, bottom(b), 0]);
    return `M${from.map(num).join(' ')}L${to.map(num).join(' ')}`;
  });
  return (
    shape(strips.map((b) => level(view, b)).join(''), ground.street) +
    `<path fill="none" stroke="#D5DDDB" stroke-dasharray="${num(view.k * 3)} ${num(view.k * 3)}" d="${lines.join('')}"/>` +
    shape(level(view, plot), ground.plot, `stroke="#FFFFFF" stroke-width="${num(view.k * 0.7)}"`)
  );
}

const streetsOf = (p: Box): Box[] => [
  box(-FAR_M, p.y - PAVEMENT_M - STREET_M, FAR_M * 2, STREET_M),
  box(-FAR_M, bottom(p) + PAVEMENT_M, FAR_M * 2, STREET_M),
  box(p.x - PAVEMENT_M - STREET_M, -FAR_M, STREET_M, FAR_M * 2),
  box(right(p) + PAVEMENT_M, -FAR_M, STREET_M, FAR_M * 2),
];

const carInks = ['#F7F8F6', '#B9C4C6', '#5F7076', '#B8563F', '#3F7F84', '#D9B779'] as const;

/** Cars on the streets around, none inside. */
export function parkCars(view: View, plot: Box, frame: Box, name: Name, random: () => number): Thing[] {
  const cars: Thing[] = [];
  for (const b of streetsOf(plot)) {
    const across = b.w > b.h;
    for (
      let along = -30 + random() * 20;
      along < (across ? plot.w : plot.h) + 40;
      along += 18 + random() * 34
    ) {
      const near = random() < 0.5;
      const lane = STREET_M * (near ? 0.76 : 0.24);
      const [x, y] = across ? [plot.x + along, b.y + lane] : [b.x + lane, plot.y + along];
      const [sx, sy] = project(view, [x, y, 0]).map(Math.round) as [number, number];
      if (!overlaps(frame, box(sx - 14, sy - 14, 28, 28))) continue;
      const ink = carInks[Math.floor(random() * carInks.length)] ?? carInks[0];
      cars.push({
        box: across ? box(x - 2, y - 1, 4, 2) : box(x - 1, y - 2, 2, 4),
        svg: `<use href="#${name(across ? 'c' : 'd')}" x="${sx}" y="${sy}" fill="${ink}"/>`,
      });
    }
  }
  return cars;
}

/** Pale houses of the neighbouring quarters: low before the viewer, never over our plot. */
export function neighbours(view: View, plot: Box, frame: Box, random: () => number): Thing[] {
  const edge = PAVEMENT_M * 2 + STREET_M + 3;
  const [stepX, stepY] = [plot.w + 2 * PAVEMENT_M + STREET_M, plot.h + 2 * PAVEMENT_M + STREET_M];
  const things: Thing[] = [];
  const coarse = { ...view, grain: 1 };
  for (let column = -2; column <= 2; column++) {
    for (let line = -2; line <= 2; line++) {
      if (column === 0 && line === 0) continue;
      const isBefore = column > 0 || line > 0;
      const quarter = box(plot.x + column * stepX + 6, plot.y + line * stepY + 6, plot.w - 12, plot.h - 12);
      for (const place of slabsOf(quarter, random)) {
        const heightM = (isBefore ? 2 + random() * 1.4 : 3 + random() * 3.5) * 3;
        const seen = screenBounds(view, [{ box: place, heightM }]);
        const isOutside =
          seen.right < frame.x ||
          seen.left > right(frame) ||
          seen.bottom < frame.y ||
          seen.top > bottom(frame);
        if (isOutside || (isBefore && heightM > edge)) continue;
        things.push({
          box: place,
          svg: solid(coarse, place, 0, heightM, mix('#E3EAE9', '#D3DDDD', random())),
        });
      }
    }
  }
  return things;
}

/** Two or three blocks on a neighbouring quarter. */
function slabsOf(q: Box, random: () => number): Box[] {
  const deep = 14;
  if (random() < 0.5)
    return [
      box(q.x, q.y, q.w * (0.5 + random() * 0.3), deep),
      box(q.x + q.w * 0.2, bottom(q) - deep, q.w * 0.8, deep),
    ];
  return [
    box(q.x, q.y, deep, q.h * 0.8),
    box(right(q) - deep - q.w * 0.2, q.y, deep, q.h * 0.6),
    box(right(q) - q.w * 0.6, bottom(q) - deep, q.w * 0.6, deep),
  ];
}
