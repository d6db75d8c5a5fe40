import type { PriceHistory } from '#contract/price-history.ts';
import { toIsoDate } from '#domain/time/iso-date.ts';
import { PriceHistoryChart } from '../listing/prices/PriceHistoryChart.tsx';
import { DevPage } from './DevPage.tsx';

const MONTHS = 24;

/** Two years of medians: studios grow evenly, one-room flats jump, dirhams follow the rate, the rest was never sold. */
const SAMPLE: PriceHistory = {
  '0': sample((month) => 6_400_000 + month * 60_000),
  '1': sample((month) => (month < 9 ? 9_100_000 : month < 16 ? 10_400_000 : 9_900_000)),
  '2': sample((month) => 640_000 + month * 4_000, 'AED'),
  '3': [],
  '4': [],
  manyRooms: [],
  openPlan: [],
  total: [],
};

/** The chart of prices with made-up medians. */
export function ChartScreen() {
  return (
    <DevPage title="График цен" lead="Ступени по комнатам, указатель читает день, таблица говорит то же.">
      <PriceHistoryChart history={SAMPLE} rates={{ RUB: 1, AED: 22.4 }} />
    </DevPage>
  );
}

function sample(priceIn: (month: number) => number, currency: 'RUB' | 'AED' = 'RUB') {
  return Array.from({ length: MONTHS }, (_, month) => {
    const price = priceIn(month);
    const date = toIsoDate({ year: 2025 + Math.floor(month / 12), month: (month % 12) + 1, day: 1 });
    return { date, price, pricePerMeter: Math.round(price / 40), currency };
  });
}
