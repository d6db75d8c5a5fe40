import type { PlacedGoal, Reach } from '#contract/road.ts';
import { listMetro, listMetroHalls, type Metro } from '#db/queries/geo/metros.ts';
import { listMeasuredWalks } from '#db/queries/listing/house-metros.ts';
import type { RoadTimes } from '#domain/catalog/catalogue.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { joinHalls, type Leg, type MetroGraph } from '#domain/road/metro-graph.ts';
import type { Way } from '#domain/road/road.ts';
import {
  type MeasuredWalks,
  metroLegs,
  type TransportGoal,
  transportGoal,
} from '#domain/road/transport-way.ts';
import { type NameWords, nameWords } from '#domain/text/typed-name.ts';
import type { ServiceContext } from '../context.ts';

/** The scheme of all lines and the walks to them that were measured, with what was asked of it lately. */
export interface RoadBook {
  graph: MetroGraph;
  /** Metros as people name them. */
  metros: readonly NamedMetro[];
  /** How a place is joined to the metro, whatever it is asked for. */
  legsOf(point: GeoPoint): readonly Leg[];
  goalOf(point: GeoPoint): TransportGoal;
  /** Ends of the ways to a goal: one walks and drives to any hall of a metro, trains go to the metro as a whole. */
  endsOf(goal: Pick<PlacedGoal, 'metroId' | 'point' | 'mode'>): readonly GeoPoint[];
  /** The part of the map from where some goals are near enough. */
  reachOf(goals: string, make: () => Promise<Reach>): Promise<Reach>;
  /** Ways and times of one list of houses, which is the same value while nothing of it changes. */
  ofHouses(houses: object): HouseRoads;
}

/** A metro to go to, with the words of its name read once. */
export interface NamedMetro extends Pick<Metro, 'id' | 'name' | 'cityId' | 'latitude' | 'longitude'> {
  category: 'metro';
  words: NameWords;
}

/** The ways known from the houses of one list. */
export interface HouseRoads {
  ways: Map<string, KeptWays>;
  times: Map<string, RoadTimes>;
}

/** Ways from houses to one goal, by the id of the house. */
export type Ways = ReadonlyMap<number, Pick<Way, 'seconds' | 'isEstimate'>>;

export interface KeptWays {
  ways: Promise<Ways>;
  /** The moment to ask again, of ways some of which a router did not answer in time. */
  until: () => number;
}

/** The dictionary changes with a release, and walks are measured every so often. */
const KNOWN_FOR_MS = 600_000;

const MOST_POINTS = 50_000;
const MOST_GOALS = 200;
const MOST_REACHES = 50;

export function loadRoadBook({ db, now, ports }: ServiceContext): Promise<RoadBook> {
  const version = String(Math.floor(now.getTime() / KNOWN_FOR_MS));
  return ports.memory.recall('road', version, async () => {
    const [halls, { metros }, walks] = await Promise.all([
      listMetroHalls(db),
      listMetro(db),
      listMeasuredWalks(db),
    ]);
    return openRoadBook(joinHalls(halls), metros.map(namedMetro), walksByPoint(walks));
  });
}

function namedMetro({ id, name, cityId, latitude, longitude }: Metro): NamedMetro {
  return { id, name, cityId, latitude, longitude, category: 'metro', words: nameWords(name) };
}

/** Any of several houses on one point is as good as the others. */
function walksByPoint(
  walks: Awaited<ReturnType<typeof listMeasuredWalks>>,
): ReadonlyMap<string, MeasuredWalks> {
  const byPoint = new Map<string, Map<number, number>>();
  for (const { metroId, minutes, ...point } of walks) {
    const name = nameOf(point);
    byPoint.set(name, (byPoint.get(name) ?? new Map()).set(metroId, minutes));
  }
  return byPoint;
}

function openRoadBook(
  graph: MetroGraph,
  metros: readonly NamedMetro[],
  walks: ReadonlyMap<string, MeasuredWalks>,
): RoadBook {
  const legs = new Map<string, readonly Leg[]>();
  const goals = new Map<string, TransportGoal>();
  const reaches = new Map<string, Promise<Reach>>();
  const houseRoads = new WeakMap<object, HouseRoads>();
  const halls = Map.groupBy(graph.halls, ({ metroId }) => metroId);
  return {
    graph,
    metros,
    legsOf: (point) =>
      remember(legs, MOST_POINTS, nameOf(point), () => metroLegs(graph, point, walks.get(nameOf(point)))),
    endsOf: ({ metroId, point, mode }) =>
      mode === 'transport' || metroId === null ? [point] : (halls.get(metroId) ?? [point]),
    goalOf: (point) =>
      remember(goals, MOST_GOALS, nameOf(point), () => transportGoal(graph, point, walks.get(nameOf(point)))),
    reachOf(asked, make) {
      const reach = remember(reaches, MOST_REACHES, asked, make);
      // A failure is not kept.
      reach.catch(() => reaches.delete(asked));
      return reach;
    },
    ofHouses(houses) {
      const known = houseRoads.get(houses) ?? { ways: new Map(), times: new Map() };
      houseRoads.set(houses, known);
      return known;
    },
  };
}

function nameOf({ latitude, longitude }: GeoPoint): string {
  return `${latitude},${longitude}`;
}

/** Makes a value once for each key; the one made first is forgotten first. */
export function remember<Value>(
  values: Map<string, Value>,
  most: number,
  key: string,
  make: () => Value,
): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make();
  if (values.size >= most) values.delete(values.keys().next().value!);
  values.set(key, value);
  return value;
}
