import type { metroLines, metroStations } from '../../schema/metro.ts';
import { CITIES } from './cities.ts';
import { KAZAN_LINES } from './metro/kazan-lines.ts';
import { MOSCOW_LINES_1_TO_8 } from './metro/moscow-lines-1-to-8.ts';
import { MOSCOW_LINES_FROM_8A } from './metro/moscow-lines-from-8a.ts';
import { NIZHNY_NOVGOROD_LINES } from './metro/nizhny-novgorod-lines.ts';
import { NOVOSIBIRSK_LINES } from './metro/novosibirsk-lines.ts';
import { PETERSBURG_LINES } from './metro/petersburg-lines.ts';
import { SAMARA_LINES } from './metro/samara-lines.ts';
import { YEKATERINBURG_LINES } from './metro/yekaterinburg-lines.ts';
import type { MetroLineEntry } from './metro-entry.ts';
import { regionIdOf } from './regions.ts';

interface Network {
  city: string;
  /** The region around the city, where people live by its metro too. */
  around?: string;
  lines: readonly MetroLineEntry[];
}

/** Each network has a hundred of line ids and so ten thousand of station ids. */
const NETWORKS: readonly Network[] = [
  {
    city: 'Москва',
    around: 'Московская область',
    lines: [...MOSCOW_LINES_1_TO_8, ...MOSCOW_LINES_FROM_8A],
  },
  { city: 'Санкт-Петербург', around: 'Ленинградская область', lines: PETERSBURG_LINES },
  { city: 'Нижний Новгород', lines: NIZHNY_NOVGOROD_LINES },
  { city: 'Новосибирск', lines: NOVOSIBIRSK_LINES },
  { city: 'Самара', lines: SAMARA_LINES },
  { city: 'Екатеринбург', lines: YEKATERINBURG_LINES },
  { city: 'Казань', lines: KAZAN_LINES },
];

/** Lines in service, in the order of their city's scheme. */
export const METRO_LINES: readonly (typeof metroLines.$inferSelect)[] = NETWORKS.flatMap(
  ({ city, around, lines }) => {
    const { id: cityId, regionId } = cityNamed(city);
    const regionIds = around === undefined ? [regionId] : [regionId, regionIdOf(around)];
    return lines.map(({ id, number, name, colour }) => ({ id, cityId, regionIds, number, name, colour }));
  },
);

/** Working stations, line by line; a hall that stands for itself names itself as its metro. */
export const METRO_STATIONS: readonly (typeof metroStations.$inferSelect)[] = NETWORKS.flatMap(({ lines }) =>
  lines.flatMap((line) =>
    line.stations.map(([id, name, latitude, longitude, metroId = id], place) => ({
      id,
      lineId: line.id,
      metroId,
      name,
      latitude,
      longitude,
      nextIds: nextIdsOf(line, place),
    })),
  ),
);

function nextIdsOf({ stations, joins = [], ends = [] }: MetroLineEntry, place: number): number[] {
  const [id] = stations[place]!;
  const next = stations[place + 1];
  const besides = joins.filter(([from]) => from === id).map(([, to]) => to);
  return [...(next && !ends.includes(id) ? [next[0]] : []), ...besides];
}

function cityNamed(name: string) {
  const city = CITIES.find((each) => each.name === name);
  if (!city) throw new Error(`No city is called ${name}`);
  return city;
}
