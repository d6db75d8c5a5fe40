import { EVERYWHERE } from './everywhere.ts';
import { decodeLocations, encodeLocations } from './location-code.ts';

/** The places a text names, in one spelling: 'c1,r2', or 'all' for everywhere; undefined when it names none. */
export function readPlaces(text: string): string | undefined {
  return text === EVERYWHERE ? EVERYWHERE : encodeLocations(decodeLocations(text)) || undefined;
}
