import { parseArgs } from 'node:util';
import { seededRandom } from '../src/domain/random.ts';
import { type Comparison, compareAnnuities, compareOffers, compareSchedules } from './mortgage.bench.ts';

const GOAL_MS = 60;
const GOAL_RATIO = 20;

/**
 * Sets the mortgage engine beside plain decimals: the same kopecks in how much less time. Exit code 1 on any
 * difference in any kopeck; whether the goal of speed was reached is only told, for it depends on the
 * machine.
 */
export async function runBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      annuities: { type: 'string', default: '1000000' },
      schedules: { type: 'string', default: '20000' },
      offers: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '20261120' },
    },
  });
  const random = seededRandom(Number(values.seed));
  const offers = print(
    `${values.offers} предложений, запрос на 30 лет`,
    compareOffers(Number(values.offers), random),
  );
  const others = [
    print(`${values.schedules} графиков`, compareSchedules(Number(values.schedules), random)),
    print(`${values.annuities} платежей`, compareAnnuities(Number(values.annuities), random)),
  ];
  const isFast = offers.engineMs <= GOAL_MS && offers.plainMs / offers.engineMs >= GOAL_RATIO;
  const differences = [offers, ...others].reduce((sum, comparison) => sum + comparison.differences, 0);
  console.log(
    `Цель: ${GOAL_MS} мс и ${GOAL_RATIO}× на 5000 предложений — ${isFast ? 'достигнута' : 'НЕ достигнута'}; ` +
      `расхождений всего ${differences}`,
  );
  if (differences > 0) process.exitCode = 1;
}

function print(title: string, comparison: Comparison): Comparison {
  const { engineMs, plainMs, differences } = comparison;
  console.log(
    `${title.padEnd(36)} движок ${engineMs.toFixed(1)} мс, десятичными ${plainMs.toFixed(1)} мс, ` +
      `${(plainMs / engineMs).toFixed(1)}×, расхождений ${differences}`,
  );
  return comparison;
}
