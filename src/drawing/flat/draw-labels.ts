import { type Box, bottom, box, overlapArea, right } from '../box.ts';
import { planColours as colour } from '../colours.ts';
import { lettersWidth, type Writing, writeLetters } from '../letters/write-letters.ts';
import type { FlatPlan } from './lay-out-flat.ts';
import type { PlanSize } from './plan-size.ts';
import { roomAreas } from './room-areas.ts';
import { roomRules } from './room-rules.ts';
import type { SizedRoom } from './sized-floor.ts';

const FONT_PX: Readonly<Partial<Record<PlanSize, number>>> = { card: 11.5, panel: 12, page: 14 };
const SCALED_FONT_PX = 10.5;
const HALO = 0.34;

function nameOf(room: SizedRoom, areaTenths: number): string {
  if (room.kind === 'kitchen' && areaTenths >= 120) return 'Кухня-столовая';
  if (room.kind === 'hall' && areaTenths < 50) return 'Прихожая';
  return roomRules[room.kind].name;
}

const areaText = (tenths: number): string => `${Math.floor(tenths / 10)},${tenths % 10}`;

/** Finds the spot where a label covers least: furniture costs most, then doors, then distance from the middle. */
function quietSpot(
  room: Box,
  w: number,
  h: number,
  furniture: readonly Box[],
  doors: readonly Box[],
): Box | null {
  let best: { at: Box; cost: number } | null = null;
  const spareX = room.w - w - 8;
  const spareY = room.h - h - 8;
  if (spareX < 0 || spareY < 0) return null;
  for (let i = 0; i <= 10; i++) {
    for (let j = 0; j <= 10; j++) {
      const at = box(room.x + 4 + (spareX * i) / 10, room.y + 4 + (spareY * j) / 10, w, h);
      let cost = (Math.abs(i - 5) / 5) ** 2 * 0.12 + (Math.abs(j - 5) / 5) ** 2 * 0.12;
      for (const one of furniture) cost += (3 * overlapArea(at, one)) / (w * h);
      for (const one of doors) cost += (2 * overlapArea(at, one)) / (w * h);
      if (best === null || cost < best.cost) best = { at, cost };
    }
  }
  return (best as { at: Box } | null)?.at ?? null;
}

/** A bare space is drawn as several rectangles and written once, in the largest. */
function spacesAsOne(plan: FlatPlan, areas: Map<string, number>): Map<string, number> {
  const spaces = plan.floor.rooms
    .filter((room) => room.kind === 'space')
    .sort((a, b) => b.w * b.h - a.w * a.h);
  const [largest, ...rest] = spaces;
  if (largest === undefined) return areas;
  const sum = spaces.reduce((total, room) => total + (areas.get(room.id) ?? 0), 0);
  return new Map([...areas, [largest.id, sum] as const, ...rest.map((room) => [room.id, 0] as const)]);
}

interface LabelStyle {
  readonly font: number;
  readonly withNames: boolean;
  readonly leastM2: number;
}

/**
 * Writes the areas that the feed gave, which is at most that of the kitchen, and on a page names, where they cover least
 * of the drawing.
 */
export function drawLabels(
  plan: FlatPlan,
  size: PlanSize,
  px: number,
  taken: ReadonlyMap<string, readonly Box[]>,
): string {
  if (size === 'thumb') return '';
  const style: LabelStyle = {
    font: (FONT_PX[size] ?? SCALED_FONT_PX) * px,
    withNames: size === 'page',
    leastM2: size === 'page' ? 0 : 3.2,
  };
  const areas = spacesAsOne(plan, roomAreas(plan));
  const doors = plan.doors.flatMap((door) => (door.sweep === null ? [] : [door.sweep]));
  const names: Writing[] = [];
  const figures: Writing[] = [];
  for (const room of plan.floor.rooms) {
    const tenths = areas.get(room.id) ?? 0;
    if (tenths === 0 || tenths < style.leastM2 * 10) continue;
    const name = style.withNames && tenths >= 40 ? nameOf(room, tenths) : '';
    const known = room.kind === 'kitchen' ? plan.kitchenAreaM2x100 : null;
    const figure = known === null ? '' : areaText(Math.floor(known / 10)) + (style.withNames ? ' м²' : '');
    if (name === '' && figure === '') continue;
    const write = (label: string): boolean => {
      const w = Math.max(lettersWidth(label, style.font * 0.95), lettersWidth(figure, style.font));
      const h = style.font * (label === '' || figure === '' ? 1 : 2.2);
      const at = quietSpot(room, w, h, taken.get(room.id) ?? [], doors);
      if (at === null) return false;
      const x = (at.x + right(at)) / 2;
      names.push({ text: label, x, y: at.y + style.font * 0.82 });
      figures.push({ text: figure, x, y: bottom(at) - style.font * 0.14 });
      return true;
    };
    if (!write(name) && name !== '' && figure !== '') write('');
  }
  for (const one of plan.balconies) {
    if (size !== 'page') continue;
    const text = one.kind === 'loggia' ? 'Лоджия' : 'Балкон';
    if (one.at.w > lettersWidth(text, style.font))
      names.push({ text, x: one.at.x + one.at.w / 2, y: one.at.y + one.at.h / 2 + style.font * 0.3 });
  }
  return (
    writeLetters(names, { halo: HALO, size: style.font * 0.95, fill: colour.ink2 }) +
    writeLetters(figures, { halo: HALO, size: style.font, fill: colour.ink })
  );
}
