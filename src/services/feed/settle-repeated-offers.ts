import type { Db } from '#db/client.ts';
import {
  dropContradictions,
  dropRepeats,
  listRepeatedOffers,
  type OfferFact,
  type RepeatedOffer,
} from '#db/queries/feed/staged-flats.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { formatNumber } from '#domain/money/format-number.ts';

/** This many rows with repeated ids are shown at most. */
const SHOWN = 1_000;

const CONTRADICTION =
  'один номер\u00A0— одна квартира: эти объявления противоречат друг другу, не\u00A0принято ни одно';
const REPEAT = 'номер, не\u00A0повторяющийся в\u00A0фиде; объявления сходятся, принято последнее';

export interface RepeatedOffers {
  /** Ids under which the feed contradicts itself: nothing of them is applied, what was on sale stays. */
  contradicted: string[];
  /** Rows under those ids. */
  rows: number;
  issues: FeedIssue[];
}

/**
 * Leaves one staged row an id. Offers of one id that agree about the flat are one offer, the last; of those that
 * contradict each other nobody knows which is right, so none is taken.
 */
export async function settleRepeatedOffers(tx: Db, ids: string[]): Promise<RepeatedOffers> {
  if (ids.length === 0) return { contradicted: [], rows: 0, issues: [] };
  const offers = await listRepeatedOffers(tx, ids, SHOWN);
  const { ids: contradicted, rows } = await dropContradictions(tx, ids);
  await dropRepeats(tx, ids);
  return { contradicted, rows, issues: offers.map(issueOf) };
}

function issueOf({ id, line, differs, facts }: RepeatedOffer): FeedIssue {
  const words = differs.filter((fact) => fact !== 'house_ref').map((fact) => textOf(fact, facts[fact]));
  const value = [...(differs.includes('house_ref') ? ['дома разные'] : []), ...words].join(', ');
  return differs.length > 0
    ? { line, object: id, field: 'id', value, expected: CONTRADICTION, severity: 'error' }
    : { line, object: id, field: 'id', value: id, expected: REPEAT, severity: 'warning' };
}

/** 'цена 9 000 000' */
function textOf(fact: keyof typeof FACT_WORDS, value: string | number | boolean | null): string {
  const isArea = fact.endsWith('_m2_x100');
  if (value === null) return `${FACT_WORDS[fact]}: не\u00A0сказано`;
  if (typeof value === 'boolean') return `${FACT_WORDS[fact]}: ${value ? 'да' : 'нет'}`;
  const values =
    typeof value === 'number' ? formatNumber(isArea ? value / 100 : value, { decimals: 2 }) : value;
  return `${FACT_WORDS[fact]} ${values}`;
}

const FACT_WORDS: Record<Exclude<OfferFact, 'house_ref'>, string> = {
  section: 'секция',
  number: 'квартира',
  floor: 'этаж',
  floors_total: 'этажей в доме',
  rooms: 'комнат',
  area_m2_x100: 'площадь',
  living_area_m2_x100: 'жилая',
  kitchen_area_m2_x100: 'кухня',
  ceiling_height_cm: 'потолок, см',
  original_price: 'цена',
  original_currency: 'валюта',
  renovation: 'отделка',
  apartments: 'апартаменты',
  status: 'состояние',
};
