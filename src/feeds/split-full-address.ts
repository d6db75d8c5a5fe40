import type { AddressTexts } from './read-address.ts';

export type Place = Omit<AddressTexts, 'latitude' | 'longitude'>;

const COUNTRY = /^(?:россия|рф|российская федерация)$/i;
const REGION = /(?:область|обл\.?|край|республика|респ\.?|автономный округ|ао)(?:\s|$)|^респ/i;
const DISTRICT =
  /(?:р-н|район|муниципальный округ|городской округ|сельское поселение|городское поселение|г\.?\s?о\.?)(?:\s|$)/i;
const CITY_AREA = /^(?:мкр\.?|микрорайон|р-н|район)\s/i;
const FEDERAL_CITY = /^(?:г\.?\s*)?(?:москва|санкт-петербург|севастополь)$/i;
const STREET =
  /(?:^|\s)(?:ул\.?|улица|пр-т|пр-кт|просп\.?|проспект|пер\.?|переулок|б-р|бульвар|наб\.?|набережная|ш\.?|шоссе|пл\.?|площадь|проезд|пр-д|тупик|аллея|линия|квартал|тракт)(?:\s|$|\.)/i;

/**
 * Splits an address string («Россия, Москва, ул. Лесная, 5») into its parts; an unrecognised part stays in the line.
 */
export function splitFullAddress(address: string | null): Place {
  const place: Place = {
    country: null,
    region: null,
    district: null,
    locality: null,
    cityArea: null,
    line: null,
  };
  if (address === null) return place;
  const rest: string[] = [];
  for (const part of address.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    if (rest.length > 0 || STREET.test(part)) rest.push(part);
    else if (COUNTRY.test(part) && place.country === null) place.country = part;
    else if (REGION.test(part) && place.region === null) place.region = fullRegion(part);
    else if (FEDERAL_CITY.test(part) && place.locality === null) place.locality = part;
    else if (place.locality === null && DISTRICT.test(part) && place.region !== null) place.district ??= part;
    else if (place.locality !== null && (CITY_AREA.test(part) || DISTRICT.test(part))) place.cityArea = part;
    else if (place.locality === null && !/\d/.test(part)) place.locality = part;
    else rest.push(part);
  }
  place.line = rest.length === 0 ? null : rest.join(', ');
  return place;
}

function fullRegion(part: string): string {
  return part.replace(/\sобл\.?$/i, ' область').replace(/^респ\.?\s/i, 'Республика ');
}
