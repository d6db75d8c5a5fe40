import { SaxesParser } from 'saxes';
import { QUOTED_CURRENCIES, type QuotedCurrency } from '#domain/money/currency.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { parseIsoDate, toIsoDate } from '#domain/time/iso-date.ts';
import { malformed } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import type { CurrencyRates, DayRates } from './port.ts';

export const CBR_URL = 'https://www.cbr.ru/scripts';

/** Rates in the database have six digits after the point. */
const DIGITS = 6;

/** The official rates of the Bank of Russia: `XML_daily.asp`, in windows-1251, for the last day that is set. */
export function cbrRates(options: {
  baseUrl: string;
  now(): Date;
  retryMs?: readonly [number, number];
}): CurrencyRates {
  const vendor = createVendor({ ...options, encoding: 'windows-1251' });
  return {
    provider: 'cbr',
    async latest(call) {
      const answered = await vendor.getText({ path: 'XML_daily.asp', accept: 'application/xml' }, call);
      if (!answered.ok) return answered;
      const rates = readRates(answered.value);
      return typeof rates === 'string' ? malformed(rates) : { ...answered, value: rates };
    },
  };
}

/** Rates of a list of the bank; of one that is no such list, what is wrong with it. */
function readRates(xml: string): DayRates | 'unexpected_body' | `no_${string}` {
  const list = readList(xml);
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(list?.date ?? '') ?? [];
  const date = parseIsoDate(`${year}-${month}-${day}`);
  if (!list || date === undefined) return 'unexpected_body';
  const roubles = {} as Record<QuotedCurrency, number>;
  for (const currency of QUOTED_CURRENCIES) {
    const rate = rateOf(list.valutes.find(({ CharCode }) => CharCode === currency));
    if (rate === null) return `no_${currency}`;
    roubles[currency] = rate;
  }
  return { date: toIsoDate(date), roubles };
}

/** The bank's `Value` is for `Nominal` units and has a decimal comma. */
function rateOf({ Value = '', Nominal = '' }: Record<string, string> = {}): number | null {
  if (!/^\d+(,\d+)?$/.test(Value) || !/^[1-9]\d{0,6}$/.test(Nominal)) return null;
  const rate = new Decimal(Value.replace(',', '.')).dividedBy(Nominal).toDecimalPlaces(DIGITS).toNumber();
  return rate > 0 ? rate : null;
}

interface List {
  date: string;
  valutes: Record<string, string>[];
}

/** Null for what is not well formed or no list. */
function readList(xml: string): List | null {
  const parser = new SaxesParser();
  let list: List | null = null;
  let field = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    field = name;
    if (name === 'ValCurs') list = { date: attributes.Date ?? '', valutes: [] };
    if (name === 'Valute') list?.valutes.push({});
  });
  parser.on('text', (text) => {
    const valute = list?.valutes.at(-1);
    if (valute && text.trim()) valute[field] = text.trim();
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return list;
}
