import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/** Rules that the figures of a flat may break, in the order people are told of them. */
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
  /** The figure it looks at; of doubts about one figure any stands for the others. */
  field: string;
  /** What people call it. */
  figure: string;
  /** Of the figure and of its bounds. */
  unit: string;
  /** As a run counts the rows that broke it. */
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

/** A figure that no flat is published with until a person has seen it; a bound that is null does not exist. */
export interface FigureDoubt {
  rule: FigureRule;
  /** Square metres, centimetres, floors or roubles, as the rule has it; so are the bounds it was expected within. */
  value: number;
  from: number | null;
  to: number | null;
}

/** 'цена за м² 225 ₽', 'этаж 200'. */
export function doubtFigureText({ rule, value }: FigureDoubt): string {
  return `${FIGURE_RULE_TEXTS[rule].figure} ${doubtValueText({ rule, value })}`;
}

/** '225 ₽', '200': where the figure is named beside it. */
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

/** So many times farther than it was released with a price may go without being asked about again. */
const PRICE_LEEWAY = 1.2;

/**
 * Whether a person who let `released` figures through has thereby answered for these: each errs in the same figure to
 * the same side and no farther. A price may go a fifth farther, for dear flats are indexed like all others.
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
