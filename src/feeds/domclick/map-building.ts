import type { CanonicalAddress } from '#domain/feed/canonical-listing.ts';
import { foldWord } from '#domain/feed/fold-word.ts';
import { parseMaterial } from '#domain/feed/parse-words.ts';
import type { Notes } from '../notes.ts';
import type { HouseFacts, ReadOptions } from '../provider.ts';
import { readAddress } from '../read-address.ts';
import { readHandover, readHouseFloors } from '../read-facts.ts';
import { readUrl } from '../read-urls.ts';
import { splitFullAddress } from '../split-full-address.ts';
import type { DomclickBuilding } from './parse.ts';

/** Gives the facts that identify a building, for flats that are read before the building is complete. */
export function buildingKeyFacts(building: Pick<DomclickBuilding, 'id' | 'name'>): HouseFacts {
  return {
    name: buildingName(building.name),
    section: null,
    externalIds: building.id === null ? {} : { domclick: building.id },
    address: null,
    floors: null,
    buildingState: null,
    handover: null,
    material: null,
    photoUrls: [],
  };
}

/** Maps a building; one without an address of its own has the address of its complex. */
export function mapDomclickBuilding(
  notes: Notes,
  building: DomclickBuilding,
  complexAddress: CanonicalAddress,
  options: ReadOptions,
): HouseFacts {
  const about = building.name ?? `building ${building.id}`;
  const material = parseMaterial(building.type);
  if (building.type !== null && material === null) {
    notes.warn('building_type', building.type, 'кирпичный, монолитный, панельный, блочный; не учтён', about);
  }
  const image = readUrl(building.image);
  return {
    ...buildingKeyFacts(building),
    address: buildingAddress(notes, about, building, complexAddress),
    floors: readHouseFloors(building.floors),
    ...readHandover(
      notes,
      about,
      { state: 'building_state', year: 'built_year', quarter: 'ready_quarter' },
      { state: officialState(building.state), year: building.builtYear, quarter: building.readyQuarter },
      options.now,
    ),
    material,
    photoUrls: image === null ? [] : [image],
  };
}

/** In this dialect `built` and `ready` mean a commissioned house. */
function officialState(raw: string | null): string | null {
  return raw !== null && /^(?:built|ready|построен)$/.test(foldWord(raw)) ? 'hand-over' : raw;
}

function buildingAddress(
  notes: Notes,
  about: string,
  building: DomclickBuilding,
  complexAddress: CanonicalAddress,
): CanonicalAddress {
  const { latitude, longitude } = building;
  const own = readAddress(notes, about, { ...splitFullAddress(building.address), latitude, longitude });
  const address = own.text === null ? { ...complexAddress, point: own.point } : own;
  if (address.point !== null || complexAddress.point === null) return address;
  notes.warn('latitude, longitude', null, 'координаты дома; взяты координаты комплекса', about);
  return { ...address, point: complexAddress.point };
}

/** «Строение № ...» is an unfilled template. */
function buildingName(raw: string | null): string | null {
  return raw === null || /\.\.\.|…/.test(raw) ? null : raw;
}
