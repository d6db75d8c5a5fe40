import { notFound } from '@tanstack/react-router';
import {
  REALTOR_COUNTRIES,
  type RealtorCountry,
  SERVICES,
  type ServiceName,
} from '#domain/landing/landings.ts';

/** The service in the address of a landing; any other word has no page. */
export function parseService({ service }: { service: string }): { service: ServiceName } {
  const known = SERVICES.find((name) => name === service);
  if (!known) throw notFound();
  return { service: known };
}

/** The country in the address of a landing for realtors; any other word has no page. */
export function parseRealtorCountry({ country }: { country: string }): { country: RealtorCountry } {
  if (!Object.hasOwn(REALTOR_COUNTRIES, country)) throw notFound();
  return { country: country as RealtorCountry };
}
