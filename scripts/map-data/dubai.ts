// A scheme of our own: junctions and shores noted as points, right to some hundred metres.
import { path } from './path.ts';
import type { Label, Place, Shape } from './shape.ts';

export const DUBAI_ROADS: readonly Shape[] = [
  {
    name: 'шоссе Шейха Зайда',
    path: path(`24.870 54.880, 24.930 54.950, 24.985 55.030, 25.030 55.090, 25.065 55.130, 25.080 55.148,
      25.115 55.190, 25.150 55.222, 25.185 55.258, 25.210 55.275, 25.228 55.288`),
  },
  {
    name: 'шоссе Шейха Мухаммеда бин Зайда',
    path: path(`24.850 55.000, 24.920 55.070, 24.985 55.140, 25.030 55.200, 25.070 55.240, 25.110 55.290,
      25.150 55.350, 25.190 55.410, 25.240 55.450, 25.300 55.490, 25.400 55.560, 25.500 55.640`),
  },
  {
    name: 'улица Аль-Хайль',
    path: path(
      '25.020 55.130, 25.060 55.180, 25.095 55.215, 25.130 55.250, 25.165 55.285, 25.185 55.310, 25.200 55.345',
    ),
  },
  {
    name: 'шоссе Дубай — Эль-Айн',
    path: path('25.200 55.345, 25.160 55.355, 25.110 55.380, 25.030 55.420, 24.930 55.470, 24.800 55.540'),
  },
  {
    name: 'улица Джумейра',
    path: path('25.140 55.187, 25.165 55.205, 25.190 55.225, 25.215 55.245, 25.235 55.265'),
  },
];

export const DUBAI_DISTRICTS: readonly Label[] = [
  { name: 'Дубай-Марина', at: [25.078, 55.14] },
  { name: 'Пальма Джумейра', at: [25.117, 55.134] },
  { name: 'Аль-Барша', at: [25.102, 55.197] },
  { name: 'Джумейра', at: [25.2, 55.243] },
  { name: 'Даунтаун', at: [25.195, 55.276] },
  { name: 'Бизнес-Бэй', at: [25.183, 55.266] },
  { name: 'Дейра', at: [25.268, 55.325] },
  { name: 'Бур-Дубай', at: [25.25, 55.297] },
  { name: 'Мейдан', at: [25.16, 55.3] },
  { name: 'Дубай-Хиллс', at: [25.11, 55.245] },
  { name: 'Джумейра-Вилладж', at: [25.057, 55.21] },
  { name: 'Дубай-Спортс-Сити', at: [25.04, 55.222] },
  { name: 'Джебель-Али', at: [25.0, 55.06] },
  { name: 'Рас-эль-Хор', at: [25.19, 55.345] },
  { name: 'Мирдиф', at: [25.22, 55.42] },
  { name: 'Дубай-Саут', at: [24.9, 55.15] },
];

export const DUBAI_PARKS: readonly Shape[] = [
  { name: 'Сафа-парк', path: path('25.188 55.245, 25.184 55.250, 25.180 55.245, 25.184 55.240') },
  { name: 'Заабиль-парк', path: path('25.236 55.297, 25.232 55.305, 25.226 55.300, 25.231 55.293') },
  { name: 'Рас-эль-Хор', path: path('25.200 55.325, 25.195 55.345, 25.183 55.340, 25.188 55.325') },
];

/** The shore from Jebel Ali to the port, which maps of the world draw too far inland. */
export const DUBAI_SHORES: readonly Shape[] = [
  {
    path: path(`24.975 55.000, 25.000 55.020, 25.030 55.070, 25.063 55.108, 25.080 55.126, 25.098 55.147,
      25.118 55.176, 25.142 55.184, 25.165 55.200, 25.195 55.224, 25.215 55.241, 25.235 55.262, 25.262 55.268,
      25.280 55.285, 25.240 55.310, 25.100 55.260, 24.980 55.100`),
  },
];

/** A strip of land in the sea. */
interface Strip {
  path: readonly Place[];
  metres: number;
}

const SHORE: Place = [25.098, 55.155];
const TIP: Place = [25.125, 55.122];
const FRONDS = 8;
const HALF_CIRCLE_STEPS = 24;

/** Palm Jumeirah: a trunk from the shore, fronds on both sides of it, and a crescent around them. */
export function palm(): Strip[] {
  return [
    { path: [SHORE, TIP], metres: 260 },
    ...Array.from({ length: FRONDS }, (_, frond) =>
      [-1, 1].map((side) => ({ path: frondPath(frond, side), metres: 90 })),
    ).flat(),
    { path: crescent(), metres: 170 },
  ];
}

/** Draws a frond from the trunk outwards and back towards the shore. */
function frondPath(frond: number, side: number): Place[] {
  const root = 0.42 + (0.54 * frond) / (FRONDS - 1);
  const reach = 0.5 - (0.2 * Math.abs(frond - 3.5)) / 3.5;
  return [0, 0.35, 0.7, 1].map((part) =>
    onPalm(root + 0.2 * part * (1 - part) * 2 - 0.22 * part ** 2, side * reach * part),
  );
}

function crescent(): Place[] {
  return Array.from({ length: HALF_CIRCLE_STEPS + 1 }, (_, step) => {
    const angle = Math.PI * 1.5 * (step / HALF_CIRCLE_STEPS - 0.5);
    return onPalm(0.62 + 0.62 * Math.cos(angle), 0.62 * Math.sin(angle));
  });
}

/** A place by its way along the trunk and its distance aside, both in lengths of the trunk. */
function onPalm(along: number, aside: number): Place {
  const north = TIP[0] - SHORE[0];
  const east = TIP[1] - SHORE[1];
  // A degree of longitude is shorter than one of latitude here.
  const squeeze = Math.cos((SHORE[0] * Math.PI) / 180);
  return [
    SHORE[0] + north * along + east * squeeze * aside,
    SHORE[1] + east * along - (north / squeeze) * aside,
  ];
}
