import { FLAT_STATUS_LABELS, type FlatStatus } from '../listing/flat-status.ts';
import { formatAreaX100 } from '../listing/format-area.ts';
import { RENOVATION_LABELS, type Renovation } from '../listing/renovation.ts';
import { ROOMS_SHORT_LABELS, type RoomsBucket } from '../listing/rooms-bucket.ts';

/** How a flat differs between two runs of its feed, what is gone first. */
export const FLAT_CHANGE_KINDS = ['left', 'sold', 'price', 'facts', 'appeared'] as const;
export type FlatChangeKind = (typeof FLAT_CHANGE_KINDS)[number];

export const FLAT_CHANGE_TEXTS: Record<FlatChangeKind, { many: string; one: string }> = {
  left: { many: 'Ушли', one: 'Ушла' },
  sold: { many: 'Проданы', one: 'Продана' },
  price: { many: 'Цена', one: 'Цена' },
  facts: { many: 'Сведения', one: 'Сведения' },
  appeared: { many: 'Новые', one: 'Новая' },
};

/** The facts of a flat that a feed lists, but for its price. */
export interface ComparedFlat {
  number: string | null;
  section: string | null;
  floor: number | null;
  floorsTotal: number | null;
  rooms: RoomsBucket;
  areaM2x100: number;
  livingAreaM2x100: number | null;
  kitchenAreaM2x100: number | null;
  ceilingHeightCm: number | null;
  renovation: Renovation | null;
  apartments: boolean;
  balcony: boolean;
  loggia: boolean;
  fromDeveloper: boolean;
  status: FlatStatus;
  description: string | null;
  paymentPlan: string | null;
}

/** A fact that differs, in words; null where it was not told. */
export interface FactChange {
  fact: string;
  was: string | null;
  became: string | null;
}

const yesOrNo = (value: boolean) => (value ? 'да' : 'нет');
const area = (value: number | null) => value && formatAreaX100(value);

type Facts = {
  [Fact in keyof ComparedFlat]: [title: string, text: (value: ComparedFlat[Fact]) => string | number | null];
};

const FACTS: Facts = {
  status: ['статус', (value) => FLAT_STATUS_LABELS[value]],
  number: ['номер', (value) => value],
  section: ['секция', (value) => value],
  floor: ['этаж', (value) => value],
  floorsTotal: ['этажей в\u00a0доме', (value) => value],
  rooms: ['комнаты', (value) => ROOMS_SHORT_LABELS[value]],
  areaM2x100: ['площадь', area],
  livingAreaM2x100: ['жилая площадь', area],
  kitchenAreaM2x100: ['площадь кухни', area],
  ceilingHeightCm: ['потолки, см', (value) => value],
  renovation: ['отделка', (value) => value && RENOVATION_LABELS[value]],
  apartments: ['апартаменты', yesOrNo],
  balcony: ['балкон', yesOrNo],
  loggia: ['лоджия', yesOrNo],
  fromDeveloper: ['от застройщика', yesOrNo],
  description: ['описание', (value) => value && shortened(value)],
  paymentPlan: ['рассрочка', (value) => value && shortened(value)],
};

const LONGEST = 80;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

/** The facts in which a flat differs, in words. */
export function factChanges(was: ComparedFlat, became: ComparedFlat): FactChange[] {
  return (
    (Object.keys(FACTS) as (keyof ComparedFlat)[])
      // A fact that came later is not in what was kept before.
      .filter((fact) => (was[fact] ?? null) !== (became[fact] ?? null))
      .map((fact) => {
        const [title, text] = FACTS[fact] as [string, (value: unknown) => string | number | null];
        const words = (flat: ComparedFlat) =>
          (flat[fact] ?? null) === null ? null : String(text(flat[fact]));
        return { fact: title, was: words(was), became: words(became) };
      })
  );
}

/** 'площадь: 40,5 м² → 41,0 м²' */
export function factText({ fact, was, became }: FactChange): string {
  return `${fact}: ${was ?? '—'} → ${became ?? '—'}`;
}

/** By how many tenths of a percent a price moved, rounded to the nearest; null when there is nothing to compare. */
export function priceMove(was: number | null, became: number | null): number | null {
  if (was === null || became === null || was <= 0) return null;
  return Math.round(((became - was) * 1_000) / was);
}
