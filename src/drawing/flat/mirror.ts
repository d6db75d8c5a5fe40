import { type Box, box, type Side } from '../box.ts';
import type { FittedLayout } from './choose-layout.ts';
import type { Door } from './doors.ts';
import type { WallStretch } from './walls.ts';

const sides: Readonly<Record<Side, Side>> = { n: 'n', s: 's', e: 'w', w: 'e' };

/** Mirrors a flat left to right, as its neighbour has it; text is drawn later and stays readable. */
export function mirror(fitted: FittedLayout): FittedLayout {
  const width = fitted.floor.widthCm;
  const flip = <T extends Box>(b: T): T => ({ ...b, ...box(width - b.x - b.w, b.y, b.w, b.h) });
  const flipWall = (wall: WallStretch): WallStretch =>
    wall.axis === 'x'
      ? { ...wall, from: width - wall.to, to: width - wall.from }
      : { ...wall, near: width - wall.far, far: width - wall.near };
  const flipDoor = (door: Door): Door => {
    const wall = flipWall(door.wall);
    const sweep = door.sweep === null ? null : flip(door.sweep);
    const clear = door.clear.map(flip);
    if (wall.axis === 'y') return { ...door, wall, swing: door.swing === 1 ? -1 : 1, sweep, clear };
    const hinge = door.hinge === null ? null : door.hinge === 'from' ? 'to' : 'from';
    return { ...door, wall, from: width - door.to, to: width - door.from, hinge, sweep, clear };
  };
  const { entrance } = fitted.layout;
  return {
    ...fitted,
    layout: {
      ...fitted.layout,
      facades: fitted.layout.facades.map((side) => sides[side]),
      entrance: { ...entrance, side: sides[entrance.side] },
    },
    floor: { ...fitted.floor, rooms: fitted.floor.rooms.map(flip) },
    doors: fitted.doors.map(flipDoor),
    windows: fitted.windows.map((window) => ({
      ...window,
      wall: flipWall(window.wall),
      side: sides[window.side],
      ...(window.wall.axis === 'x' ? { from: width - window.to, to: width - window.from } : {}),
    })),
  };
}
