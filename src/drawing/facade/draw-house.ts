import { num } from '../svg.ts';
import { type BayTile, bayTile, FLOOR_DM } from './bays.ts';
import { drawGroundFloor, type GroundNames, groundDefs } from './ground-floors.ts';
import { GROUND_DM, MARGIN_DM, type Massing, type Section } from './massing.ts';
import { mix, polygon, rect, shadow, shape } from './paint.ts';
import { drawBands, drawRelief } from './relief.ts';
import { roofs } from './roofs.ts';
import type { BayKind, FacadeStyle, RoofKind } from './style.ts';
import { texturePattern } from './textures.ts';

/** The depth of the end wall in decimetres, and the scale at its far edge. */
const DEPTH_DM = 46;
const FAR = 0.93;

export interface HouseArt {
  readonly defs: string;
  readonly svg: string;
  /** Panes with the lights on, and half-drawn curtains, as strokes by width. */
  readonly lit: ReadonlyMap<number, string>;
  readonly curtains: ReadonlyMap<number, string>;
}

const groundNames = (id: (name: string) => string): GroundNames => ({
  bay: id('g'),
  door: id('d'),
  window: id('v'),
});

function patternsOf(
  style: FacadeStyle,
  tiles: ReadonlyMap<BayKind, BayTile>,
  id: (name: string) => string,
): string {
  const bays = [...tiles].map(
    ([kind, tile]) =>
      `<pattern id="${id(kind)}" x="${MARGIN_DM}" y="${-GROUND_DM}" width="${style.bayDm}" height="${tile.floors * FLOOR_DM}" ` +
      `patternUnits="userSpaceOnUse">${tile.svg}</pattern>`,
  );
  const street = groundDefs(style, groundNames(id));
  return bays.join('') + street + texturePattern(id('t'), style.texture, 0, -GROUND_DM, style.bayDm);
}

/** The end wall seen at an angle, darker, with a column of windows. */
function endWall(section: Section, style: FacadeStyle): string {
  const { w, top, floors } = section;
  const wall = mix(section.wall, '#14242A', 0.3);
  const y = (at: number, part: number): number => at * (1 - (1 - FAR) * part);
  const column = (part: number): string => {
    const scale = 1 - (1 - FAR) * part;
    const from = (-GROUND_DM - 9) * scale;
    const rise = (floors - 1) * FLOOR_DM * scale - 9;
    return `<path d="M${num(w + DEPTH_DM * part)} ${num(from)}v${num(-rise)}" stroke-dasharray="${num(15 * scale)}"/>`;
  };
  const panes = `<g stroke="${mix(style.glass, '#0B1A20', 0.35)}" stroke-width="9">${column(0.3)}${column(0.7)}</g>`;
  return (
    shape(polygon(w, top, w + DEPTH_DM, y(top, 1), w + DEPTH_DM, 0, w, 0), wall) +
    panes +
    shape(
      polygon(w, top - 5, w + DEPTH_DM + 1, y(top - 5, 1), w + DEPTH_DM + 1, y(top, 1), w, top),
      mix(style.trim, '#14242A', 0.3),
    ) +
    shape(
      polygon(w, -GROUND_DM, w + DEPTH_DM, y(-GROUND_DM, 1), w + DEPTH_DM, 0, w, 0),
      mix(style.ground, '#14242A', 0.4),
    )
  );
}

/** Bays as upright strokes as wide as a bay, painted with the pattern of their kind. */
function columns(section: Section, bayDm: number, id: (name: string) => string): string {
  const byKind = new Map<BayKind, string>();
  section.bays.forEach((kind, index) => {
    const x = MARGIN_DM + (index + 0.5) * bayDm;
    byKind.set(kind, `${byKind.get(kind) ?? ''}M${num(x)} ${section.top}V${-GROUND_DM}`);
  });
  return [...byKind]
    .map(([kind, data]) => `<path stroke="url(#${id(kind)})" stroke-width="${bayDm}" d="${data}"/>`)
    .join('');
}

/** Thin bands on every floor line: one upright dashed line as wide as the section. */
const beltsOf = (section: Section, style: FacadeStyle): string =>
  style.belt === true
    ? `<path stroke="${style.trim}" stroke-width="${section.w}" stroke-dasharray="1.8 28.2" opacity=".8" d="M${num(section.w / 2)} ${-GROUND_DM + 0.9}V${section.top}"/>`
    : '';

/** Terraces and pavilions crown the tallest section; pitched roofs and cornices run along the whole house. */
function roofOf(section: Section, style: FacadeStyle): RoofKind {
  const isWhole = style.roof === 'mansard' || style.roof === 'gable' || style.roof === 'cornice';
  return isWhole || section.isTallest ? style.roof : 'parapet';
}

/** A taller neighbour on the left throws its shadow at 45° on this section. */
const castShadow = (section: Section, left: Section | undefined): string =>
  left === undefined || left.top >= section.top
    ? ''
    : shape(polygon(0, section.top - 6, 20, section.top - 6, 20, 0, 0, 0), shadow(0.2));

function drawSection(
  section: Section,
  [left, right]: readonly [Section | undefined, Section | undefined],
  style: FacadeStyle,
  id: (name: string) => string,
): string {
  const { w, top } = section;
  const h = -top;
  const relief = drawRelief(section, style);
  const showsEnd = right === undefined || right.top > top;
  return (
    `<g transform="translate(${section.x} 0)">` +
    (showsEnd ? endWall(section, style) : '') +
    `<g transform="translate(0 ${top})">${roofs[roofOf(section, style)](style, w, section.wall)}</g>` +
    rect(0, top, w, h, section.wall) +
    relief.walls +
    (style.texture === 'render' ? '' : rect(0, top, w, h, `url(#${id('t')})`)) +
    beltsOf(section, style) +
    columns(section, style.bayDm, id) +
    relief.edges +
    rect(0, top, w, 2.6, shadow(0.18)) +
    drawGroundFloor(style, w, groundNames(id)) +
    castShadow(section, left) +
    '</g>'
  );
}

type Pane = BayTile['panes'][number];

/** In a two-storey tile the second pane belongs to the even floors. */
function paneOf(tile: BayTile, floor: number, roll: number): Pane {
  const index = tile.floors === 2 ? 1 - (floor % 2) : Math.floor(roll * tile.panes.length);
  return tile.panes[index] ?? [0, 0, 0, 0];
}

/** Gathers panes of one width into one path of upright strokes. */
function addPane(byWidth: Map<number, string>, x: number, y: number, w: number, h: number): void {
  const width = Math.max(1, Math.round(w));
  byWidth.set(
    width,
    `${byWidth.get(width) ?? ''}M${num(Math.round(x) + width / 2)} ${Math.round(y)}v${Math.round(h)}`,
  );
}

export const drawPanes = (byWidth: ReadonlyMap<number, string>, ink: string, opacity = 1): string =>
  [...byWidth]
    .map(
      ([w, data]) =>
        `<path stroke="${ink}" stroke-width="${w}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${data}"/>`,
    )
    .join('');

/** Draws a house on y = 0 with shared bay patterns; `id` makes names unique within the page. */
export function drawHouse(
  massing: Massing,
  style: FacadeStyle,
  mostLit: number,
  random: () => number,
  id: (name: string) => string,
): HouseArt {
  const tiles = new Map<BayKind, BayTile>();
  for (const section of massing.sections)
    for (const kind of section.bays) tiles.set(kind, bayTile(kind, style));
  const total = massing.sections.reduce((sum, one) => sum + one.bays.length * one.floors, 0);
  const share = Math.min(0.42, mostLit / total);
  const lit = new Map<number, string>();
  const curtains = new Map<number, string>();
  for (const section of massing.sections) {
    section.bays.forEach((kind, index) => {
      const tile = tiles.get(kind);
      for (let floor = 0; tile !== undefined && floor < section.floors - 1; floor++) {
        if (random() > share) continue;
        const pane = paneOf(tile, floor, random());
        const x = section.x + MARGIN_DM + index * style.bayDm + pane[0];
        const y = -GROUND_DM - (floor + 1) * FLOOR_DM + (pane[1] % FLOOR_DM);
        addPane(lit, x + 1.5, y + 2, pane[2] - 2.5, pane[3] - 3);
        if (random() < 0.6) addPane(curtains, x + 1.5, y + 2, (pane[2] - 2.5) * 0.38, pane[3] - 3);
      }
    });
  }
  const svg = massing.sections
    .map((section, i) => drawSection(section, [massing.sections[i - 1], massing.sections[i + 1]], style, id))
    .join('');
  return { defs: patternsOf(style, tiles, id), svg: svg + drawBands(style, massing.w), lit, curtains };
}
