import { parseBoolean } from '#domain/feed/parse-words.ts';
import type { Notes } from '../notes.ts';
import type { YrlOffer } from './parse.ts';

const SALE = /^(?:продажа|sale|sell)$/i;
const LIVING = /^(?:жилая|living|residential)$/i;
const FLAT = /^(?:квартира|flat|апартаменты|apartments?)$/i;
const PRIMARY = /первичн|застройщик|переуступк|214|primary|developer|reassign/i;

/** Rejects what is not the sale of a flat in a new building, each reason named. */
export function checkNewFlatSale(notes: Notes, offer: YrlOffer): void {
  if (offer.internalId === null) notes.error('internal-id', null, 'номер объявления');
  if (offer.type === null) notes.warn('type', null, 'продажа; принято за продажу');
  else if (!SALE.test(offer.type)) notes.error('type', offer.type, 'продажа');
  if (offer.pricePeriod !== null) notes.error('price/period', offer.pricePeriod, 'цена продажи, без срока');
  if (offer.propertyType !== null && !LIVING.test(offer.propertyType)) {
    notes.error('property-type', offer.propertyType, 'жилая');
  }
  if (offer.category === null || !FLAT.test(offer.category))
    notes.error('category', offer.category, 'квартира');
  const newFlat = parseBoolean(offer.newFlat);
  if (newFlat === false) notes.error('new-flat', offer.newFlat, 'квартира в новостройке');
  if (newFlat !== null) return;
  const primary = PRIMARY.test(offer.dealStatus ?? '') && !/вторич/i.test(offer.dealStatus ?? '');
  if (primary || offer.yandexBuildingId !== null) {
    notes.warn('new-flat', offer.newFlat, 'да; принято за новостройку по остальным полям');
  } else notes.error('new-flat', offer.newFlat, 'квартира в новостройке');
}
