import type { MeterPrices } from '#contract/search-figures.ts';
import { priceSteps, stepOf } from '#domain/catalog/price-steps.ts';
import { cornersOf } from '#domain/geo/hexagons.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import type { MapShape } from '../../../map/map-types.ts';

/** Tokens of steps of prices, from the cheapest: they differ in lightness too, for those who see no hues. */
const HEATS = ['var(--heat-1)', 'var(--heat-2)', 'var(--heat-3)', 'var(--heat-4)', 'var(--heat-5)'];
const OPACITY = 0.62;

/** A step of prices in the legend. */
export interface PriceStepShown {
  colour: string;
  /** 'до 250', '250–305', 'от 420': thousands of roubles for a square metre. */
  text: string;
}

export interface PriceTint {
  shapes: MapShape[];
  steps: PriceStepShown[];
  /** All of it in words; says so when there is nothing to tint. */
  words: string;
}

/** Tints hexagons by what a square metre costs in them, from the cheapest fifth in sight to the dearest. */
export function priceTint({ side, cells }: MeterPrices): PriceTint {
  const prices = cells.map(({ pricePerM2 }) => pricePerM2);
  const edges = priceSteps(prices);
  const shapes = cells.map((cell) => ({
    points: cornersOf(cell, { side }),
    isRing: true,
    colour: heatOf(stepOf(cell.pricePerM2, edges), edges.length),
    opacity: OPACITY,
    width: 0,
  }));
  const steps = Array.from({ length: cells.length > 0 ? edges.length + 1 : 0 }, (_, step) => ({
    colour: heatOf(step, edges.length),
    text: stepText(edges[step - 1], edges[step], prices),
  }));
  return { shapes, steps, words: wordsOf(prices) };
}

/** Few steps take colours that stand far apart. */
function heatOf(step: number, edges: number): string {
  return HEATS[edges === 0 ? 2 : Math.round((step * (HEATS.length - 1)) / edges)]!;
}

function stepText(from: number | undefined, to: number | undefined, prices: readonly number[]): string {
  if (from === undefined && to === undefined) return `около${NBSP}${thousands(prices[0]!)}`;
  if (from === undefined) return `до${NBSP}${thousands(to!)}`;
  return to === undefined ? `от${NBSP}${thousands(from)}` : `${thousands(from)}–${thousands(to)}`;
}

function wordsOf(prices: readonly number[]): string {
  if (prices.length === 0) return 'Здесь слишком мало квартир с ценой, чтобы судить о цене за м²';
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map(thousands);
  const range = least === most ? `около${NBSP}${least}` : `от${NBSP}${least} до${NBSP}${most}`;
  return `Средняя цена за м² найденных квартир здесь: ${range}${NBSP}тыс.${NBSP}₽`;
}

function thousands(price: number): string {
  return formatNumber(Math.round(price / 1_000));
}
