import type { CanonicalAddress } from '#domain/feed/canonical-listing.ts';
import { mendCoordinates } from '#domain/feed/mend-coordinates.ts';
import { regionCentre } from '#domain/feed/region-centre.ts';
import { settlementOrCity, splitAddress } from '#domain/feed/split-address.ts';
import type { Notes } from './notes.ts';

export interface AddressTexts {
  country: string | null;
  region: string | null;
  district: string | null;
  locality: string | null;
  cityArea: string | null;
  line: string | null;
  latitude: string | null;
  longitude: string | null;
}

const RUSSIA = /^(?:россия|рф|российская федерация|russia|ru)$/i;

/** Reads an address with its point; swapped coordinates are corrected with a warning, once per house (`about`). */
export function readAddress(notes: Notes, about: string, texts: AddressTexts): CanonicalAddress {
  const { city, settlement } = settlementOrCity(texts.locality);
  const { street, house, text } = splitAddress(texts.line, [
    texts.country,
    texts.region,
    texts.district,
    texts.locality,
    texts.cityArea,
  ]);
  const near = regionCentre(
    [texts.region, texts.locality, texts.line].filter((part) => part !== null).join(', '),
  );
  const inRussia = texts.country === null || RUSSIA.test(texts.country.trim());
  const { point, problem } = mendCoordinates(texts.latitude, texts.longitude, { inRussia, near });
  const pair = `${texts.latitude}, ${texts.longitude}`;
  if (problem === 'swapped')
    notes.warn('latitude, longitude', pair, 'широта и долгота; были переставлены, исправлено', about);
  if (problem === 'outside')
    notes.warn('latitude, longitude', pair, 'точка на карте России; не учтена', about);
  if (problem === 'not-a-number')
    notes.warn('latitude, longitude', pair, 'градусы, десятичная дробь; не учтены', about);
  return {
    country: texts.country,
    region: texts.region,
    district: texts.district,
    city,
    settlement,
    cityArea: texts.cityArea,
    street,
    house,
    text,
    point,
  };
}
