import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/** Rules that the figures of a flat may break, in the order they are shown. */
export const FIGURE_RULES = [
  'area',
  'livingArea',
  'kitchenArea',
  'ceiling',
  'floor',
  'floorsTotal',
  'price',
  'marketPrice',
  'complexPrice',
] as const;

export type FigureRule = (typeof FIGURE_RULES)[number];

interface FigureRuleTexts {
  /** The figure a rule looks at; an answer to one rule about it counts for the other rules. */
  field: string;
  /** The name people use for the figure. */
  figure: string;
  /** The unit of the figure and of its bounds. */
  unit: string;
  /** The words by which the report of a run counts the rows that broke the rule. */
  expected: string;
}

const PRICE = { field: 'price', figure: `цена за${NBSP}м²`, unit: '₽' };

export const FIGURE_RULE_TEXTS: Record<FigureRule, FigureRuleTexts> = {
  area: {
    field: 'area',
    figure: 'площадь',
    unit: 'м²',
    expected: 'площадь, возможная при таком числе комнат',
  },
  livingArea: {
    field: 'livingArea',
    figure: 'жилая площадь',
    unit: 'м²',
    expected: 'жилая площадь не больше общей',
  },
  kitchenArea: {
    field: 'kitchenArea',
    figure: 'площадь кухни',
    unit: 'м²',
    expected: 'площадь кухни не больше общей',
  },
  ceiling: {
    field: 'ceiling',
    figure: 'потолок',
    unit: 'см',
    expected: 'высота потолка, возможная в квартире',
  },
  floor: { field: 'floor', figure: 'этаж', unit: '', expected: 'этаж, который есть в доме' },
  floorsTotal: {
    field: 'floorsTotal',
    figure: 'этажей в доме',
    unit: '',
    expected: 'возможное число этажей дома',
  },
  price: { ...PRICE, expected: `цена за${NBSP}м², возможная хоть где-нибудь` },
  marketPrice: { ...PRICE, expected: `цена за${NBSP}м² не так далеко от рынка региона` },
  complexPrice: { ...PRICE, expected: `цена за${NBSP}м² не так далеко от цен комплекса` },
};

/** A figure a flat is not published with until a person has seen it; null is a bound that does not exist. */
export interface FigureDoubt {
  rule: FigureRule;
  /** Square metres, centimetres, floors or roubles, depending on the rule; the bounds have the same unit. */
  value: number;
  from: number | null;
  to: number | null;
}

/** 'цена за м² 225 ₽', 'этаж 200'. */
export function doubtFigureText({ rule, value }: FigureDoubt): string {
  return `${FIGURE_RULE_TEXTS[rule].figure} ${doubtValueText({ rule, value })}`;
}

/** Only the value, '225 ₽' or '200', where the figure is named beside it. */
export function doubtValueText({ rule, value }: Pick<FigureDoubt, 'rule' | 'value'>): string {
  return [amount(value), FIGURE_RULE_TEXTS[rule].unit].filter(Boolean).join(NBSP);
}

/** 'от 38 000 до 920 000 ₽', 'до 17'. */
export function doubtRangeText({ rule, from, to }: FigureDoubt): string {
  const bounds = [from !== null && `от${NBSP}${amount(from)}`, to !== null && `до${NBSP}${amount(to)}`];
  return [bounds.filter(Boolean).join(' '), FIGURE_RULE_TEXTS[rule].unit].filter(Boolean).join(NBSP);
}

function amount(value: number): string {
  return formatNumber(value, { decimals: Math.abs(value) < 1_000 ? 2 : 0 });
}

/**
 * A price that was released once may move away from the expected range by this factor without being asked about again.
 */
const PRICE_LEEWAY = 1.2;

/**
 * Whether a person who let `released` figures through has thereby answered for these: each errs in the same figure, on
 * the same side and no farther. A price may go a fifth farther, since prices of expensive flats rise like all others.
 */
export function isAnswered(doubts: readonly FigureDoubt[], released: readonly FigureDoubt[]): boolean {
  return doubts.every((doubt) =>
    released.some((known) => {
      const { field } = FIGURE_RULE_TEXTS[doubt.rule];
      if (FIGURE_RULE_TEXTS[known.rule].field !== field || isBelow(known) !== isBelow(doubt)) return false;
      const leeway = field === PRICE.field ? PRICE_LEEWAY : 1;
      return isBelow(doubt) ? doubt.value * leeway >= known.value : doubt.value <= known.value * leeway;
    }),
  );
}

function isBelow({ value, from }: FigureDoubt): boolean {
  return from !== null && value < from;
}
