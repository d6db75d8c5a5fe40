import { pickOne, seededRandom } from '#domain/random.ts';
import { plural } from '#domain/text/plural.ts';
import { compactPaths, escapeAttribute, num } from '../svg.ts';
import { drawHouse, drawPanes } from './draw-house.ts';
import { toDusk } from './dusk.ts';
import { type Massing, massHouse } from './massing.ts';
import { sceneOf } from './scene.ts';
import { drawSky } from './sky.ts';
import { drawGround, drawStreet } from './street.ts';
import { streetSymbols } from './street-symbols.ts';
import type { FacadeStyle } from './style.ts';
import { facadeStyles } from './styles.ts';
import { varyStyle } from './vary-style.ts';

export interface FacadeInput {
  readonly seed: number;
  readonly floors: number;
  /** Entrances along the street; chosen by width when unknown. */
  readonly sections?: number;
  readonly comfortClass?: 'COMFORT' | 'BUSINESS' | 'ELITE' | null;
}

export interface FacadeOptions {
  /** «card» is 302×220, «hero» 846×476; both crop to the bottom when the frame differs. */
  readonly size: 'card' | 'hero';
  readonly light: 'day' | 'dusk';
  /** Replaces the derived description, «Фасад: 12 этажей». */
  readonly label?: string;
}

const frames = {
  card: { w: 302, h: 220, trees: 7, lit: 22, sections: 3, usual: 3 },
  hero: { w: 846, h: 476, trees: 18, lit: 200, sections: 6, usual: 4 },
} as const;

/** Above this a card shows joints of a wall, bands, reveals and curtains as less than a pixel: they are left out. */
const FAR_HEIGHT_DM = 400;

/** The look of a house: one of the styles its class is built in, in a build of its own, by seed. */
export function facadeStyleFor(input: Pick<FacadeInput, 'seed' | 'comfortClass'>): FacadeStyle {
  const { comfortClass } = input;
  const fitting = facadeStyles.filter(
    (style) => comfortClass == null || style.comfort.includes(comfortClass),
  );
  const random = seededRandom(input.seed ^ 0x2f6e);
  return varyStyle(pickOne(fitting, random()), random);
}

/** The seed and a short digest of all else that changes the picture: different pictures never share an id. */
function prefixOf(input: FacadeInput, style: FacadeStyle, options: FacadeOptions): string {
  const rest = `${style.id} ${input.floors} ${input.sections ?? ''} ${options.size} ${options.light}`;
  let digest = 7;
  for (let i = 0; i < rest.length; i++) digest = (digest * 31 + rest.charCodeAt(i)) % 46_649;
  return `f${(input.seed >>> 0).toString(36)}${digest.toString(36).padStart(3, '0')}`;
}

/** A style without what would be less than a pixel, and without floors of another colour where there are few. */
export function asSeen(style: FacadeStyle, { sections }: Massing, isFar: boolean): FacadeStyle {
  const isLow = sections.some(({ floors }) => floors < 5);
  return {
    ...style,
    ...(isFar ? { texture: 'render', belt: false, isFar } : {}),
    relief: isLow ? { ...style.relief, baseFloors: 0, atticFloors: 0 } : style.relief,
  };
}

/**
 * Draws a house from the street as one self-contained SVG string, the same for the same input; ids inside carry
 * the seed so that several pictures can stand on one page.
 */
export function drawFacade(input: FacadeInput, options: FacadeOptions): string {
  const frame = frames[options.size];
  const floors = Math.max(1, Math.min(90, Math.round(input.floors)));
  const random = seededRandom(input.seed);
  const style = facadeStyleFor(input);
  const prefix = prefixOf(input, style, options);
  const id = (name: string): string => prefix + name;
  const rise = 46 + (floors - 1) * 30;
  const ground = 62;
  const height = rise * 1.12 + 60 + ground;
  const width = (height * frame.w) / frame.h;
  const cappedSections = Math.min(input.sections ?? frame.usual, frame.sections);
  const massing = massHouse(style, floors, cappedSections, width, random);
  const spare = width - massing.w - 46;
  const from = -spare * (0.42 + random() * 0.16);
  const area = { from, to: from + width, top: ground - height, houseH: massing.h };
  const isFar = options.size === 'card' && height > FAR_HEIGHT_DM;
  const hasPeople = options.size === 'hero' || height < 330;
  const street = {
    from,
    to: area.to,
    houseW: massing.w,
    bottom: ground,
    hasPeople,
    trees: Math.round(frame.trees * Math.min(1, Math.max(0.62, height / 620))),
  };
  const scene = sceneOf(input.seed);
  const house = drawHouse(massing, asSeen(style, massing, isFar), frame.lit, random, id);
  const paint = options.light === 'dusk' ? toDusk : (svg: string): string => svg;
  const windows =
    options.light === 'dusk'
      ? drawPanes(house.lit, '#FFD685') + drawPanes(house.curtains, '#FFF0C8', 0.75)
      : isFar
        ? ''
        : drawPanes(house.curtains, '#FFFFFF', 0.42);
  const label = options.label ?? `Фасад: ${floors}\u00A0${plural(floors, 'этаж', 'этажа', 'этажей')}`;
  return compactPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(from)} ${num(area.top)} ${num(width)} ${num(height)}" ` +
      `preserveAspectRatio="xMidYMax slice" role="img" aria-label="${escapeAttribute(label)}">` +
      `<defs>${paint(house.defs + scene.paint(streetSymbols(id, hasPeople)))}</defs>` +
      drawSky(area, options.light, scene.backdrop, random) +
      paint(scene.paint(drawGround(street)) + house.svg) +
      windows +
      paint(drawStreet(street, id, random)) +
      '</svg>',
  );
}
