import { formatRate } from '#domain/money/format-rate.ts';
import { OFFER_TYPE_LABELS, type OfferType, type Range } from '#domain/mortgage/offer/offer.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';

/** 'Банк «Верста»: Семейная, Субсидия'. */
export function offerTitle({
  bank,
  program,
  type,
}: {
  bank: string;
  program: string;
  type: OfferType;
}): string {
  return `${bank}: ${program}, ${OFFER_TYPE_LABELS[type]}`;
}

/** '20–80%', 'от 20,1%', 'до 80%', 'любой'. */
export function sharesText({ from, to }: Range, format: (share: number) => string = formatRate): string {
  return rangeText({ from, to }, (share) => format(share).replace('%', ''), '%') ?? 'любой';
}

/** '6%', '3,5–6%'. */
export function ratesText({ from, to }: Range, format: (rate: number) => string = formatRate): string {
  return from === to && from !== null ? format(from) : sharesText({ from, to }, format);
}

/** '1–30 лет', 'от 3 лет', 'до 7 лет', 'любой'. */
export function yearsText({ from, to }: Range): string {
  const unit =
    from !== null && to === null ? genitive(from) : to !== null && from === null ? genitive(to) : years(to);
  return rangeText({ from, to }, (value) => value.toLocaleString('ru'), `${NBSP}${unit}`) ?? 'любой';
}

/** '01.12.2026–31.12.2026', 'с 01.12.2026', 'до 31.12.2026', 'бессрочно'. */
export function datesText({
  validFrom,
  validTo,
}: {
  validFrom: IsoDate | null;
  validTo: IsoDate | null;
}): string {
  if (validFrom && validTo) return `${formatDate(validFrom)}–${formatDate(validTo)}`;
  if (validFrom) return `с${NBSP}${formatDate(validFrom)}`;
  return validTo ? `до${NBSP}${formatDate(validTo)}` : 'бессрочно';
}

function rangeText({ from, to }: Range, show: (value: number) => string, unit: string): string | undefined {
  if (from !== null && to !== null) return `${show(from)}–${show(to)}${unit}`;
  if (from !== null) return `от${NBSP}${show(from)}${unit}`;
  return to === null ? undefined : `до${NBSP}${show(to)}${unit}`;
}

function years(count: number | null): string {
  return plural(Math.floor(count ?? 0), 'год', 'года', 'лет');
}

function genitive(count: number): string {
  return plural(Math.floor(count), 'года', 'лет', 'лет');
}
