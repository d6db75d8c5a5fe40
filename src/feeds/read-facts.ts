import {
  type AreaProblem,
  parseArea,
  parseCurrency,
  parseInteger,
  parseNumber,
  parsePrice,
} from '#domain/feed/parse-figures.ts';
import { parseHandoverYear, parseQuarter } from '#domain/feed/parse-handover.ts';
import { parseBuildingState, parseRenovation } from '#domain/feed/parse-words.ts';
import type { BuildingState } from '#domain/listing/building-state.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type HandoverTerm, lastDayOfTerm } from '#domain/time/quarter.ts';
import type { Notes } from './notes.ts';

/**
 * Reads a secondary area (living, kitchen) in hundredths of a square metre; null with a warning where it is unreadable.
 */
export function readOptionalArea(
  notes: Notes,
  field: string,
  value: string | null,
  unit: string | null,
): number | null {
  const { m2x100, problem } = parseArea(value, unit);
  if (problem === 'unknown-unit') notes.warn(field, unit, 'кв. м; принято за кв. м');
  else if (problem !== null)
    notes.warn(field, [value, unit].filter(Boolean).join(' '), 'площадь в кв. м; не учтена');
  return m2x100;
}

/** Reads the total area in hundredths of a square metre; without one the record is rejected. */
export function readTotalArea(
  notes: Notes,
  field: string,
  value: string | null,
  unit: string | null,
): number | null {
  const { m2x100, problem } = parseArea(value, unit);
  if (problem === 'unknown-unit') notes.warn(field, unit, 'кв. м; принято за кв. м');
  if (m2x100 === null) {
    notes.error(field, [value, unit].filter(Boolean).join(' ') || null, expectedArea(value, problem));
    return null;
  }
  return m2x100;
}

/** Explains an unusable area by describing the expected one. */
function expectedArea(value: string | null, problem: AreaProblem | null): string {
  if (value === null) return 'площадь в кв. м; тега нет или он пуст';
  const number = parseNumber(value);
  if (number === null) return 'площадь одним числом в кв. м, например 45.3; без букв';
  if (problem === 'foreign-unit') return 'площадь в кв. м';
  return number.greaterThan(0) ? 'площадь не больше 1000000 кв. м' : 'площадь больше нуля';
}

export interface PriceFacts {
  priceRub: number | null;
  originalPrice: number;
  originalCurrency: Currency;
  discountPrice: number | null;
}

interface PriceTexts {
  price: string | null;
  currency: string | null;
  discount: string | null;
}

/** Reads the price of a whole flat; without one, or in an unknown currency, the record is rejected. */
export function readPrice(notes: Notes, field: string, texts: PriceTexts): PriceFacts | null {
  const price = parsePrice(texts.price);
  const currency = parseCurrency(texts.currency);
  if (price === null) notes.error(field, texts.price, expectedPrice(texts.price));
  if (currency === null) notes.error('currency', texts.currency, 'RUB, AED, EUR, USD или THB');
  if (price === null || currency === null) return null;
  const discount = parsePrice(texts.discount);
  return {
    priceRub: currency === 'RUB' ? price : null,
    originalPrice: price,
    originalCurrency: currency,
    // Some exports repeat the price as the discounted one, so only a lower price is a discount.
    discountPrice: discount !== null && discount < price ? discount : null,
  };
}

/** Explains an unusable price by describing the expected one. */
function expectedPrice(raw: string | null): string {
  if (raw === null) return 'цена квартиры; тега нет или он пуст';
  if (/^\d[\d\s]{15,}$/.test(raw)) return 'цена не длиннее 15 цифр';
  return parseNumber(raw) === null
    ? 'цена целиком и одним числом, например 5200000; без слов, знаков валюты и точек между тысячами'
    : 'цена больше нуля';
}

export interface FloorFacts {
  floor: number | null;
  floorsTotal: number | null;
}

/** The highest houses have 163 floors; a floor outside of this range is a mistake of the export. */
const FLOORS = { from: -20, to: 300 };

/** Reads the floor, which is required, and the number of floors of the house. */
export function readFloor(
  notes: Notes,
  fields: { floor: string; total: string },
  texts: { floor: string | null; total: string | null },
): FloorFacts {
  const floor = within(FLOORS, parseInteger(texts.floor));
  const floorsTotal = readHouseFloors(texts.total);
  if (floor === null) notes.error(fields.floor, texts.floor, expectedFloor(texts.floor));
  if (texts.total !== null && floorsTotal === null) {
    notes.warn(fields.total, texts.total, 'число этажей; не учтено');
  }
  if (floor !== null && floor < 1) notes.warn(fields.floor, texts.floor, 'этаж от 1');
  return { floor, floorsTotal };
}

/** Explains an unusable floor by describing the expected one. */
function expectedFloor(raw: string | null): string {
  if (raw === null) return 'этаж квартиры; тега нет или он пуст';
  return parseNumber(raw)?.isInteger()
    ? `этаж от ${FLOORS.from} до ${FLOORS.to}`
    : 'этаж одним целым числом, например 7';
}

function within({ from, to }: { from: number; to: number }, value: number | null): number | null {
  return value !== null && value >= from && value <= to ? value : null;
}

/** Reads the number of floors of a house from one of its flats; null when it is no such number. */
export function readHouseFloors(raw: string | null): number | null {
  return within({ from: 1, to: FLOORS.to }, parseInteger(raw));
}

export interface HandoverTexts {
  state: string | null;
  year: string | null;
  quarter: string | null;
}

export interface HandoverFields {
  state: string;
  year: string;
  quarter: string;
}

/** A house's state and promised term, with warnings where they are unreadable or contradict the calendar. */
export function readHandover(
  notes: Notes,
  about: string,
  fields: HandoverFields,
  texts: HandoverTexts,
  now: Date,
): { buildingState: BuildingState | null; handover: HandoverTerm | null } {
  const buildingState = parseBuildingState(texts.state);
  const year = parseHandoverYear(texts.year, now.getUTCFullYear());
  const quarter = parseQuarter(texts.quarter);
  if (texts.state !== null && buildingState === null) {
    notes.warn(fields.state, texts.state, 'unfinished, built или hand-over', about);
  }
  if (texts.year !== null && year === null)
    notes.warn(fields.year, texts.year, 'год сдачи, четыре цифры', about);
  if (texts.quarter !== null && quarter === null)
    notes.warn(fields.quarter, texts.quarter, 'квартал от 1 до 4', about);
  const handover = year === null ? null : { year, quarter };
  if (handover !== null && buildingState !== 'HANDOVER' && buildingState !== null && isPast(handover, now)) {
    notes.warn(fields.state, texts.state, 'срок сдачи уже прошёл: ожидался сданный дом', about);
  }
  return { buildingState, handover };
}

/** Tells whether the last day of the term has passed. */
export function isPast(handover: HandoverTerm, now: Date): boolean {
  return lastDayOfTerm(handover) < now.toISOString().slice(0, 10);
}

/** The finish and the feed's own word for it; a word that names no finish («да») causes a warning. */
export function readRenovation(
  notes: Notes,
  field: string,
  raw: string | null,
  about?: string,
): { renovation: Renovation | null; renovationText: string | null } {
  const renovation = parseRenovation(raw);
  if (raw !== null && renovation === null) {
    notes.warn(
      field,
      raw,
      'без отделки, черновая, предчистовая, чистовая, с мебелью; отделка не указана',
      about,
    );
  }
  return { renovation, renovationText: raw };
}
