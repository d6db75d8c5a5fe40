import { num } from '../svg.ts';
import { bars, rect, shadow, shape } from './paint.ts';

/** The strip of street in the picture, dm; the house stands between 0 and `houseW`. */
export interface StreetPlan {
  readonly from: number;
  readonly to: number;
  readonly houseW: number;
  /** Depth of the pavement and road below the house. */
  readonly bottom: number;
  readonly trees: number;
  /** On a card of a tall house people are under three pixels: they, bushes and lamps are left out. */
  readonly hasPeople: boolean;
}

const coats = ['#9D521A', '#086668', '#445459', '#B7553F', '#C9A24E', '#6E7FA6', '#E8E2D6'];
const cars = ['#F2F5F5', '#5F7379', '#B7553F', '#2F5E63'];

/** Pavement and road under the house. */
export function drawGround({ from, to, houseW, bottom }: StreetPlan): string {
  const w = to - from;
  return (
    rect(from, 0, w, bottom, '#DCE3E1') +
    rect(from, 0, w, 5, '#A9BFA6') +
    rect(from, bottom * 0.46, w, 2, '#F4F7F6') +
    rect(from, bottom * 0.46 + 2, w, bottom, '#AEBBBD') +
    bars(from, bottom * 0.72, w, 1.2, 22, 46, '#E8EEEE') +
    shape(`M0 0h${num(houseW + 46)}l34 ${num(bottom * 0.3)}H18z`, shadow(0.1))
  );
}

/** Trees, bushes, lamps, people and cars before the house, the farther first. */
export function drawStreet(plan: StreetPlan, id: (name: string) => string, random: () => number): string {
  const { from, to, bottom, trees, houseW, hasPeople } = plan;
  const span = to - from;
  const use = (name: string, x: number, y: number, scale: number, more = ''): string =>
    `<use href="#${id(name)}"${more} transform="translate(${Math.round(x)} ${Math.round(y)})scale(${num(scale)})"/>`;
  const repeat = (count: number, draw: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => draw(index)).join('');
  const inkOf = (inks: readonly string[]): string =>
    ` fill="${inks[Math.floor(random() * inks.length)] ?? '#445459'}"`;

  const grove = repeat(trees, (i) => {
    const x = from + (span * (i + 0.25 + random() * 0.5)) / trees;
    const isBesideHouse = x < -20 || x > houseW + 50;
    const kind = random() < (isBesideHouse ? 0.4 : 0.22) ? 'p' : 'r';
    return use(kind, x, bottom * (0.12 + random() * 0.1), (isBesideHouse ? 1 : 0.65) + random() * 0.35);
  });
  const lamps = Math.ceil(trees / 3);
  const life = !hasPeople
    ? ''
    : repeat(trees, () => use('b', from + span * random(), bottom * 0.1, 0.7 + random() * 0.5)) +
      repeat(lamps, (i) => use('l', from + (span * (i + 0.6)) / lamps, bottom * 0.42, 1)) +
      repeat(trees, () =>
        use('m', from + span * random(), bottom * (0.24 + random() * 0.18), 1.1, inkOf(coats)),
      );
  const traffic =
    use('c', from + span * (0.06 + random() * 0.3), bottom * 0.68, 1.1, inkOf(cars)) +
    use('c', from + span * (0.55 + random() * 0.35), bottom * 0.94, 1.1, inkOf(cars));
  return grove + life + traffic;
}
