import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Currency } from '#domain/money/currency.ts';

/** The figures of a flat by which it is judged; prices are whole units, areas hundredths of a square metre. */
export interface FlatFigures {
  floor: number;
  floorsTotal: number | null;
  rooms: RoomsBucket;
  areaM2x100: number;
  livingAreaM2x100: number | null;
  kitchenAreaM2x100: number | null;
  ceilingHeightCm: number | null;
  originalPrice: number;
  originalCurrency: Currency;
}

/** Equal for equal figures. Roubles of a foreign price take no part: a move of the exchange rate is no new figure. */
export function figuresKey(figures: FlatFigures): string {
  return JSON.stringify([
    figures.floor,
    figures.floorsTotal,
    figures.rooms,
    figures.areaM2x100,
    figures.livingAreaM2x100,
    figures.kitchenAreaM2x100,
    figures.ceilingHeightCm,
    figures.originalPrice,
    figures.originalCurrency,
  ]);
}
