import type { LocationCode } from './location-code.ts';

/** A place to search in with the name people read. */
export interface NamedLocation {
  location: LocationCode;
  fullName: string;
}
