import { parseNumber } from '#domain/feed/parse-number.ts';
import type { Notes } from '../notes.ts';
import { type PriceFacts, readPrice } from '../read-price.ts';
import type { YrlOffer } from './source-types.ts';

const PER_METRE = /(?:кв|sq)\.?\s*(?:м|m)|м2|м²|m2/i;

/** The price of the flat; a price per square metre (price/unit) is multiplied by the area. */
export function readYrlPrice(notes: Notes, offer: YrlOffer, areaM2x100: number | null): PriceFacts | null {
  const texts = { price: offer.price, currency: offer.currency, discount: offer.finalPrice };
  if (offer.priceUnit === null) return readPrice(notes, 'price', texts);
  if (!PER_METRE.test(offer.priceUnit)) {
    notes.error('price/unit', offer.priceUnit, 'цена за квартиру или за кв. м');
    return null;
  }
  const perMetre = parseNumber(offer.price);
  if (perMetre === null || areaM2x100 === null) return readPrice(notes, 'price', texts);
  const whole = perMetre.times(areaM2x100).dividedBy(100).toDecimalPlaces(0).toFixed();
  notes.warn('price/unit', offer.priceUnit, `цена за квартиру; умножено на площадь: ${whole}`);
  return readPrice(notes, 'price', { ...texts, price: whole, discount: null });
}
