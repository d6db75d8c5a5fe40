import { type DrawnPlan, type PlanPoint, readDrawnPlan, writeDrawnPlan } from '#domain/listing/drawn-plan.ts';

/** The outline of a house that is being drawn. */
export interface Outline {
  order: number;
  /** Whose outline it is; null while nobody has said. */
  houseId: number | null;
  points: readonly PlanPoint[];
}

export type PlanEdit =
  /** `houseId` is the house that it was drawn for. */
  | { kind: 'draw'; points: readonly PlanPoint[]; houseId?: number | null }
  /** `isStep` is one press of an arrow of many: together they are undone at once. */
  | { kind: 'reshape'; order: number; points: readonly PlanPoint[]; isStep?: boolean }
  | { kind: 'remove'; order: number }
  | { kind: 'join'; order: number; houseId: number | null }
  | { kind: 'undo' }
  | { kind: 'redo' };

export interface PlanState {
  outlines: readonly Outline[];
  past: readonly (readonly Outline[])[];
  future: readonly (readonly Outline[])[];
  /** The outline that is being moved step by step. */
  stepped: number | null;
}

/** Corners nearer to each other than this, in pixels of the picture, are one. */
const SAME_PX = 0.5;

export function beginPlan(outlines: readonly Outline[]): PlanState {
  return { outlines, past: [], future: [], stepped: null };
}

/** The plan after an edit; the very same when the edit says nothing new. */
export function editPlan(state: PlanState, edit: PlanEdit): PlanState {
  if (edit.kind === 'undo') {
    const before = state.past.at(-1);
    if (!before) return state;
    return {
      outlines: before,
      past: state.past.slice(0, -1),
      future: [state.outlines, ...state.future],
      stepped: null,
    };
  }
  if (edit.kind === 'redo') {
    const [next, ...future] = state.future;
    return next ? { outlines: next, past: [...state.past, state.outlines], future, stepped: null } : state;
  }
  const outlines = outlinesAfter(state.outlines, edit);
  if (outlines === state.outlines) return state;
  const stepped = edit.kind === 'reshape' && edit.isStep ? edit.order : null;
  const goesOn = stepped !== null && stepped === state.stepped;
  return { outlines, past: goesOn ? state.past : [...state.past, state.outlines], future: [], stepped };
}

function outlinesAfter(
  outlines: readonly Outline[],
  edit: Exclude<PlanEdit, { kind: 'undo' | 'redo' }>,
): readonly Outline[] {
  switch (edit.kind) {
    case 'draw': {
      const points = withoutRepeats(edit.points);
      if (points.length < 3) return outlines;
      return [...outlines, { order: nextOrder(outlines), houseId: edit.houseId ?? null, points }];
    }
    case 'reshape':
      return outlines.map((one) => (one.order === edit.order ? { ...one, points: edit.points } : one));
    case 'remove':
      return outlines.filter(({ order }) => order !== edit.order);
    case 'join':
      // A house has one outline: the one it had before is nobody's.
      return outlines.map((one) => {
        if (one.order === edit.order) return { ...one, houseId: edit.houseId };
        return edit.houseId !== null && one.houseId === edit.houseId ? { ...one, houseId: null } : one;
      });
  }
}

/** The number that an outline drawn next gets. */
export function nextOrder(outlines: readonly Outline[]): number {
  return 1 + Math.max(0, ...outlines.map(({ order }) => order));
}

function withoutRepeats(points: readonly PlanPoint[]): PlanPoint[] {
  return points.filter((point, at) => {
    const next = points[(at + 1) % points.length]!;
    return Math.hypot(point[0] - next[0], point[1] - next[1]) > SAME_PX;
  });
}

export interface PlanSize {
  width: number;
  height: number;
}

/** All corners moved alike, as far as the picture goes. */
export function movePoints(
  points: readonly PlanPoint[],
  [dx, dy]: PlanPoint,
  { width, height }: PlanSize,
): PlanPoint[] {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const x = within(dx, -Math.min(...across), width - Math.max(...across));
  const y = within(dy, -Math.min(...down), height - Math.max(...down));
  return points.map(([left, top]) => [left + x, top + y]);
}

export function pointWithin([x, y]: PlanPoint, { width, height }: PlanSize): PlanPoint {
  return [within(x, 0, width), within(y, 0, height)];
}

export function rectangle([x1, y1]: PlanPoint, [x2, y2]: PlanPoint): PlanPoint[] {
  return [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ];
}

/** The part of the picture that is in sight. */
export interface PlanView {
  x: number;
  y: number;
  /** 1 shows the whole picture. */
  zoom: number;
}

export const WHOLE: PlanView = { x: 0, y: 0, zoom: 1 };
const MAX_ZOOM = 12;

/** Nearer or farther, with one point of the picture staying where it is. */
export function zoomAt(view: PlanView, factor: number, [px, py]: PlanPoint, size: PlanSize): PlanView {
  const zoom = within(view.zoom * factor, 1, MAX_ZOOM);
  const ratio = view.zoom / zoom;
  return panTo({ x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio, zoom }, size);
}

/** The nearest view that shows nothing beyond the picture. */
export function panTo({ x, y, zoom }: PlanView, { width, height }: PlanSize): PlanView {
  return { x: within(x, 0, width - width / zoom), y: within(y, 0, height - height / zoom), zoom };
}

function within(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to);
}

/** The outlines of a stored plan on a picture of this size; none of a drawing that was not drawn here. */
export function outlinesOf(
  svg: string,
  houses: readonly { id: number; layer: number | null }[],
  size: PlanSize,
): Outline[] {
  const plan = readDrawnPlan(svg);
  if (!plan) return [];
  const [across, down] = [size.width / plan.width, size.height / plan.height];
  return plan.outlines.map(({ order, points }) => ({
    order,
    houseId: houses.find(({ layer }) => layer === order)?.id ?? null,
    points: points.map(([x, y]) => [x * across, y * down]),
  }));
}

/** The outlines as a drawing; empty when there are none. */
export function planOf(
  outlines: readonly Outline[],
  size: PlanSize,
  nameOf: (outline: Outline) => string,
): string {
  if (outlines.length === 0) return '';
  const plan: DrawnPlan = {
    ...size,
    outlines: outlines.map((one) => ({ order: one.order, name: nameOf(one), points: one.points })),
  };
  return writeDrawnPlan(plan);
}
