import type { GeoPoint } from '#domain/geo/point.ts';
import type { Parking } from '#domain/listing/parking.ts';
import { between, pick, type Random, randomOf, wholeBetween } from '../random.ts';
import { buildFlats } from './build-house.ts';
import type { WorldComplex, WorldHouse } from './model.ts';
import { drawPrograms } from './program.ts';
import type { Site } from './sites.ts';

const METRES_IN_DEGREE = 111_320;
const FIRST_COMPLEX_ID = 7_001;
const HOUSES_PER_COMPLEX_AT_MOST = 10;

/** The complex of a site with all its houses and flats; the same every time. */
export function buildComplex(site: Site): WorldComplex {
  const { index, name, comfortClass, town, district, group } = site;
  const random = randomOf('complex', index, name);
  const id = FIRST_COMPLEX_ID + index;
  const street = district.streets[site.place % district.streets.length]!;
  const firstNumber = 3 + Math.floor(site.place / district.streets.length) * 40 + wholeBetween(0, 30, random);
  const centre = move(district, between(0, 2 * Math.PI, random), between(120, 800, random));
  const turn = between(0, Math.PI, random);
  const programs = drawPrograms(site, random);
  const houses = programs.map(
    (program, at): WorldHouse => ({
      id: id * HOUSES_PER_COMPLEX_AT_MOST + at,
      order: at + 1,
      number: houseNumber(firstNumber, at, programs.length, town.currency === 'RUB'),
      // Houses stand in two rows around a yard.
      point: move(move(centre, turn, Math.floor(at / 2) * 95), turn + Math.PI / 2, (at % 2) * 80),
      floors: program.floors,
      sections: program.sections,
      state: program.state,
      handover: program.handover,
      material: program.material,
      ceilingCm: program.ceilingCm,
      flats: buildFlats(program, randomOf('house', id, at)),
    }),
  );
  return {
    id,
    name,
    comfortClass,
    town,
    district,
    group,
    developer: pick(group.developers, random),
    street,
    apartments: /^(?:МФК|Апарт)/.test(name) || (comfortClass === 'BUSINESS' && random() < 0.06),
    parking: parkingOf(site, random),
    paymentPlan: paymentPlanOf(site, houses),
    houses,
  };
}

function houseNumber(first: number, at: number, count: number, isRussian: boolean): string {
  if (count === 1) return String(first);
  return isRussian ? `${first}к${at + 1}` : String(first + at * 2);
}

function parkingOf({ comfortClass }: Site, random: Random): Parking[] {
  if (comfortClass === 'ELITE') return ['underground'];
  if (comfortClass === 'BUSINESS') return random() < 0.7 ? ['underground'] : ['underground', 'open'];
  return pick(
    [['open'], ['open', 'closed'], ['underground', 'open'], ['underground']] as const,
    random,
  ).slice();
}

/** The point so many metres away, right to a centimetre within a city; degrees keep five digits. */
function move({ latitude, longitude }: GeoPoint, bearing: number, metres: number): GeoPoint {
  const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
  const east = METRES_IN_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: round(latitude + (Math.cos(bearing) * metres) / METRES_IN_DEGREE),
    longitude: round(longitude + (Math.sin(bearing) * metres) / east),
  };
}

const PLANS_ABROAD = [
  '60/40',
  '20/40/40',
  '10% при бронировании, 50% поквартально до сдачи, 40% при передаче ключей',
];
const PLANS_AT_HOME = [
  '30% сразу, 70% до сдачи дома',
  '20% сразу, 80% равными платежами за 18 месяцев',
  'Рассрочка до 24 месяцев, первый взнос от 10%',
];

/** Whoever sells what is still being built takes money by parts: nearly all abroad, some at home. */
function paymentPlanOf({ index, town }: Site, houses: readonly WorldHouse[]): string | null {
  const random = randomOf('payment-plan', index);
  const isAbroad = town.currency !== 'RUB';
  if (houses.every(({ state }) => state !== 'unfinished') || random() > (isAbroad ? 0.9 : 0.15)) return null;
  return pick(isAbroad ? PLANS_ABROAD : PLANS_AT_HOME, random);
}
