import type { Renovation } from '#domain/listing/renovation.ts';
import { between, type Random } from '../random.ts';
import type { Plan, WorldFlat } from './model.ts';
import { atCorner, drawLanding, joined } from './plans.ts';
import type { HouseProgram } from './program.ts';

/** Roubles a flat costs more for its finish, as a share. */
const FINISH: Record<Renovation, number> = {
  rough: 0.96,
  none: 0.97,
  preFine: 1,
  fine: 1.07,
  furnished: 1.13,
};

/** A riser: one plan on all its floors. */
interface Riser {
  plan: Plan;
  /** Price of a square metre on the lowest floor. */
  base: number;
  /** The demand for the flat, 0..1. */
  appeal: number;
}

/** All flats of a house, sold ones too, section by section from the ground up, as their doors are numbered. */
export function buildFlats(program: HouseProgram, random: Random): WorldFlat[] {
  const landing = drawLanding(program.comfortClass, random);
  const flats: WorldFlat[] = [];
  for (let section = 1; section <= program.sections; section += 1) {
    // Neighbouring sections are mirror images of one another.
    const plans = section % 2 === 0 ? landing.toReversed() : landing;
    const risers = plans.map((plan, at): Riser => {
      const isEnd = (section === 1 && at === 0) || (section === program.sections && at === plans.length - 1);
      const shown = isEnd ? atCorner(plan) : plan;
      return { plan: shown, base: basePrice(shown, program, random), appeal: random() };
    });
    const renovation = program.renovations[(section - 1) % program.renovations.length] ?? null;
    flats.push(...sectionFlats(program, risers, { section, renovation, before: flats.length }, random));
  }
  sell(flats, program.freeShare, random);
  if (program.state === 'unfinished') handOn(flats, random);
  return flats;
}

function basePrice(plan: Plan, program: HouseProgram, random: Random): number {
  const small = (program.usualAreaM2 / (plan.areaM2x100 / 100)) ** 0.13;
  return program.pricePerM2 * small * between(0.97, 1.03, random);
}

function sectionFlats(
  program: HouseProgram,
  risers: Riser[],
  { section, renovation, before }: { section: number; renovation: Renovation | null; before: number },
  random: Random,
): WorldFlat[] {
  const flats: WorldFlat[] = [];
  const step = between(0.004, 0.007, random);
  const lastPrice: number[] = risers.map(() => 0);
  for (let floor = program.firstFloor; floor <= program.floors; floor += 1) {
    const isPenthouse = program.hasPenthouse && floor === program.floors;
    const homes = isPenthouse ? penthouses(risers) : risers.map((riser, at) => ({ riser, at }));
    for (const { riser, at } of homes) {
      const height = floor - program.firstFloor;
      const level = (1 + step * height) * (floor === 1 ? 0.96 : 1) * (at === null ? 1.18 : 1);
      const finish = renovation === null ? 1 : FINISH[renovation];
      const exact = (riser.base * riser.plan.areaM2x100 * level * finish) / 100;
      const rounded = Math.round(exact / program.roundTo) * program.roundTo;
      const price = at === null ? rounded : Math.max(rounded, lastPrice[at]! + program.roundTo);
      if (at !== null) lastPrice[at] = price;
      flats.push({
        ...riser.plan,
        balcony: floor === 1 ? null : riser.plan.balcony,
        number: before + flats.length + 1,
        section,
        floor,
        riser: at === null ? null : at + 1,
        price,
        renovation,
        status: 'FREE',
        reassignment: false,
        description: describeFlat(riser.plan, riser.appeal, at === null),
      });
    }
  }
  return flats;
}

/** Neighbours two by two become one flat; an odd one at the end stays itself. */
function penthouses(risers: Riser[]): { riser: Riser; at: number | null }[] {
  const homes: { riser: Riser; at: number | null }[] = [];
  for (let at = 0; at < risers.length; at += 2) {
    const [left, right] = [risers[at]!, risers[at + 1]];
    if (right === undefined) homes.push({ riser: left, at });
    else {
      const base = (left.base + right.base) / 2;
      homes.push({ riser: { plan: joined(left.plan, right.plan), base, appeal: 0.2 }, at: null });
    }
  }
  return homes;
}

/** Marks what is gone: small flats in well-liked risers go first, and chance has its say. */
function sell(flats: WorldFlat[], freeShare: number, random: Random): void {
  const wanted = flats.map((flat) => {
    const small = flat.roomsCount <= 1 ? 0.07 : 0;
    const liked = ((flat.riser ?? 0) * 0.37 + flat.section * 0.61) % 1;
    return { flat, wanted: random() * 0.75 + liked * 0.25 + small };
  });
  wanted.sort((one, other) => other.wanted - one.wanted);
  const gone = Math.min(flats.length - 1, Math.round(flats.length * (1 - freeShare)));
  for (const { flat } of wanted.slice(0, gone)) flat.status = random() < 0.12 ? 'BOOKED' : 'SOLD';
}

/** So many of a hundred first buyers sell before their house is ready. */
const HANDED_ON = 4;

function handOn(flats: WorldFlat[], random: Random): void {
  for (const flat of flats) flat.reassignment = random() * 100 < HANDED_ON;
}

const VIEWS = ['во двор', 'на тихую улицу', 'на парк', 'на две стороны', 'во двор и на улицу'];

/** Two or three facts about a plan in words; null for plans that speak for themselves. */
function describeFlat(plan: Plan, appeal: number, isPenthouse: boolean): string | null {
  const view = VIEWS[Math.floor(appeal * VIEWS.length)]!;
  if (isPenthouse) return `Видовая квартира на последнем этаже: окна ${view}, место под камин и терраса.`;
  if (appeal < 0.35) return null;
  if (plan.rooms === '0') return `Студия с нишей под шкаф у входа, окна ${view}.`;
  if (plan.rooms === 'openPlan') return `Без внутренних перегородок: стояки у входа, окна ${view}.`;
  const kitchen = ((plan.kitchenAreaM2x100 ?? 0) / 100).toFixed(1).replace('.', ',');
  const bath = plan.roomsCount >= 3 ? 'два санузла' : 'место под гардеробную';
  return `Кухня ${kitchen} м², ${bath}, окна ${view}.`;
}
