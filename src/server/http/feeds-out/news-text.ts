import { complexName } from '#domain/listing/complex-name.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { formatOriginalPrice } from '#domain/money/currency.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { NewsKind, SearchNews } from '#services/catalog/list-search-news.ts';

/** A change in one line: «Дешевле на 350 000 ₽: 2-комн., 54,3 м², 7 этаж из 24, ЖК «Сокол», 12 650 000 ₽». */
export function newsText({ flat, ...news }: SearchNews): string {
  const { rooms, areaM2x100, floor, floorsTotal } = flat;
  const parts = [
    flatTitle({ rooms, area: areaM2x100 / 100, floor, floorsTotal }),
    complexName(flat.complexName),
    ...(isOnSale(news) ? [priceOf(flat)] : []),
  ];
  return `${whatHappened(news, flat)}: ${parts.join(', ')}`;
}

function whatHappened(news: NewsKind, { originalCurrency }: SearchNews['flat']): string {
  if (news.kind === 'repriced') {
    const by = formatOriginalPrice(Math.abs(news.change), originalCurrency);
    return `${news.change < 0 ? 'Дешевле' : 'Дороже'} на ${by}`;
  }
  return { new: 'Новая', BOOKED: 'Забронирована', SOLD: 'Продана', WITHDRAWN: 'Снята с продажи' }[news.kind];
}

function isOnSale({ kind }: NewsKind): boolean {
  return kind === 'new' || kind === 'repriced';
}

function priceOf({ price, originalPrice, originalCurrency }: SearchNews['flat']): string {
  if (originalPrice !== null && originalCurrency !== 'RUB')
    return formatOriginalPrice(originalPrice, originalCurrency);
  return price === null ? 'цена по запросу' : formatRoubles(price);
}
