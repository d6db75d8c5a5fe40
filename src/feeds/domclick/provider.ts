import { NO_ADDRESS } from '#domain/feed/no-address.ts';
import { FEED_LIMITS } from '../limits.ts';
import { createNotes } from '../notes.ts';
import type { FeedEvent, FeedProvider, ReadOptions } from '../provider.ts';
import { readRecords, type XmlRecord } from '../read-records.ts';
import { textAt, type XmlElement } from '../xml-element.ts';
import { mapDomclickComplex, mapDomclickFlat } from './map.ts';
import { mapDomclickBuilding } from './map-building.ts';
import { parseDomclickComplex, parseDomclickFlat, parseDomclickKeys } from './parse.ts';

/** DomClick: complexes of buildings of flats; a flat leaves as soon as the ids around it are known. */
export const domclickProvider: FeedProvider = { dialect: 'domclick', read };

/** Beneath the root. */
const FLAT_PATH = ['complex', 'buildings', 'building', 'flats', 'flat'];

async function* read(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<FeedEvent> {
  /** Flats met before the ids of their complex and building. */
  let waiting: XmlRecord[] = [];
  for await (const record of readRecords(text, isRecord, options.limits ?? FEED_LIMITS)) {
    const [, openComplex, , building] = record.ancestors;
    if (openComplex !== undefined && building !== undefined) {
      const isKnown = textAt(openComplex, 'id') !== null && textAt(building, 'id') !== null;
      if (isKnown) yield* mapFlat(record.element, building, openComplex);
      else waiting.push(record);
      continue;
    }
    for (const { element, ancestors } of waiting) yield* mapFlat(element, ancestors[3]!, record.element);
    waiting = [];
    yield* mapComplex(record.element, options);
  }
}

function isRecord(path: readonly string[]): boolean {
  const inside = path.slice(1);
  if (inside.length === 1) return inside[0] === 'complex';
  return inside.length === FLAT_PATH.length && inside.every((name, at) => name === FLAT_PATH[at]);
}

/** A complex is read whole once; its flats, which may be thousands, look only at what names it. */
function mapFlat(flat: XmlElement, building: XmlElement, complex: XmlElement): FeedEvent[] {
  return mapDomclickFlat(parseDomclickFlat(flat), parseDomclickKeys(building), parseDomclickKeys(complex));
}

function mapComplex(element: XmlElement, options: ReadOptions): FeedEvent[] {
  const parsed = parseDomclickComplex(element);
  const notes = createNotes(parsed.name ?? parsed.id ?? 'complex без id', parsed.line);
  const complex = mapDomclickComplex(notes, parsed);
  const houses = parsed.buildings.map((building) =>
    mapDomclickBuilding(notes, building, complex.address ?? NO_ADDRESS, options),
  );
  const event: FeedEvent = { kind: 'complex', complex, houses, line: parsed.line };
  return notes.issues.length === 0 ? [event] : [event, { kind: 'warnings', issues: notes.issues }];
}
