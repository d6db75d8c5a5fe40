import { mix, rect, shape } from './paint.ts';
import type { Backdrop } from './scene.ts';

export interface SkyArea {
  readonly from: number;
  readonly to: number;
  /** Top of the picture (negative) and the height of the house, dm. */
  readonly top: number;
  readonly houseH: number;
}

const daySkies = [
  ['#DCE9EE', '#E8F0F2', '#F1F5F4'],
  ['#E4EBEC', '#EEF1EF', '#F5F2EA'],
  ['#D5E6E9', '#E4EEF0', '#F0F5F4'],
  // Morning, evening, a clear day and a grey one.
  ['#DDE6EE', '#F0E6E3', '#FAE9D8'],
  ['#D3DBE8', '#E9DDE0', '#F7DCC4'],
  ['#BFDCEA', '#D6E8EF', '#EAF2F3'],
  ['#D3D9DB', '#DEE3E4', '#E9ECEB'],
] as const;
const duskSky = ['#324A59', '#4A606C', '#6F7678', '#A58C78', '#D3A57C'];

function bands(area: SkyArea, colours: readonly string[]): string {
  const w = area.to - area.from;
  const h = -area.top / colours.length;
  return colours.map((colour, i) => rect(area.from, area.top + h * i, w, h + 2, colour)).join('');
}

function cloud(x: number, y: number, size: number): string {
  const s = (value: number): string => String(Math.round(value * size));
  return `M${Math.round(x)} ${Math.round(y)}h${s(60)}a${s(9)} ${s(9)} 0 0 0 ${s(-3)} ${s(-17)}a${s(15)} ${s(15)} 0 0 0 ${s(-27)} ${s(-6)}a${s(11)} ${s(11)} 0 0 0 ${s(-20)} ${s(8)}a${s(8)} ${s(8)} 0 0 0 ${s(-10)} ${s(15)}z`;
}

/** Behind taller houses the town is as near as behind this one, or it would be a fringe. */
const MOST_REACH_DM = 560;

/** Crowns of a distant wood in one line, or hills as long as the picture. */
function waves(area: SkyArea, random: () => number, [wide, high]: readonly [number, number]): string {
  const reach = Math.min(area.houseH, MOST_REACH_DM);
  let data = `M${Math.round(area.from - 20)} 0`;
  for (let x = area.from - 20; x < area.to; ) {
    const w = reach * wide * (0.7 + random() * 0.6);
    const h = reach * high * (0.6 + random() * 0.6);
    data += `q${Math.round(w / 2)} ${-Math.round(h * 2)} ${Math.round(w)} 0`;
    x += w;
  }
  return `${data}z`;
}

/** The sizes of distant houses as shares of the reach: the narrowest, how much wider, and both rows' heights. */
const ROWS = {
  town: { width: [0.16, 0.22], heights: [0.3, 0.62, 0.16, 0.42] },
  towers: { width: [0.08, 0.08], heights: [0.42, 0.9, 0.24, 0.6] },
} as const;

/** Two rows of distant houses that fade into the sky, or of trees or hills. */
function skyline(area: SkyArea, backdrop: Backdrop, random: () => number, near: string, far: string): string {
  if (backdrop === 'hills')
    return shape(waves(area, random, [1.1, 0.34]), far) + shape(waves(area, random, [0.7, 0.16]), near);
  if (backdrop === 'wood')
    return shape(waves(area, random, [0.16, 0.3]), far) + shape(waves(area, random, [0.1, 0.2]), near);
  const { width, heights } = ROWS[backdrop];
  let rows = '';
  for (const [colour, low, high] of [
    [far, heights[0], heights[1]],
    [near, heights[2], heights[3]],
  ] as const) {
    let data = `M${Math.round(area.from - 20)} 0`;
    const reach = Math.min(area.houseH, MOST_REACH_DM);
    for (let x = area.from - 20; x < area.to; ) {
      const w = reach * (width[0] + random() * width[1]);
      const h = reach * (low + random() * (high - low));
      const gap = w * (0.02 + random() * 0.5);
      data += `v${-Math.round(h)}h${Math.round(w)}v${Math.round(h)}h${Math.round(gap)}`;
      x += w + gap;
    }
    rows += shape(data, colour);
  }
  return rows;
}

/** Sky, clouds and the town behind the house. */
export function drawSky(
  area: SkyArea,
  light: 'day' | 'dusk',
  backdrop: Backdrop,
  random: () => number,
): string {
  const day = daySkies[Math.floor(random() * daySkies.length)] ?? daySkies[0];
  const colours = light === 'day' ? day : duskSky;
  const base = colours.at(-1) ?? '#F1F5F4';
  const size = Math.max(0.8, -area.top / 330);
  const w = area.to - area.from;
  let clouds = '';
  for (let i = 0; i < 3; i++) {
    clouds += cloud(
      area.from + w * (0.05 + 0.32 * i + random() * 0.14),
      area.top * (0.62 + random() * 0.26),
      size * (0.6 + random() * 0.6),
    );
  }
  const tint = light === 'day' ? '#9FB4BA' : '#2C414D';
  return (
    bands(area, colours) +
    shape(clouds, '#FFFFFF', light === 'day' ? 'opacity=".7"' : 'opacity=".14"') +
    skyline(
      area,
      backdrop,
      random,
      mix(base, tint, light === 'day' ? 0.5 : 0.8),
      mix(base, tint, light === 'day' ? 0.26 : 0.5),
    )
  );
}
