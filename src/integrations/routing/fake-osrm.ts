import type { GeoPoint } from '#domain/geo/point.ts';
import { type FakeVendor, startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { TravelMode } from './port.ts';

/** As an OSRM server tells it: metres and seconds with their fractions; null where no way leads. */
export type OsrmWay = { distance: number; duration: number } | null;

/** Knows the streets. */
export type OsrmStreets = (from: GeoPoint, to: GeoPoint, mode: TravelMode) => OsrmWay;

const PATH = /^\/base\/(route|table)\/v1\/(foot|car)\/([^/]+)$/;
const PLACE = /^(-?\d{1,3}\.\d{5}),(-?\d{1,2}\.\d{5})$/;
const OPTIONS = {
  route: ['alternatives', 'annotations', 'geometries', 'overview', 'steps'],
  table: ['annotations', 'destinations', 'sources'],
};

/** Unless `osrm-routed` is told otherwise by `--max-table-size`. */
const MOST_PLACES = 100;

/** Starts an OSRM server on loopback for tests, with streets of their own. */
export function startFakeOsrm(streets: OsrmStreets): Promise<FakeVendor> {
  return startFakeVendor(answerOsrm(streets));
}

/**
 * Answers as an OSRM server does, and refuses what it refuses: strange paths, unknown options, points that are none,
 * places that a table does not have, and tables that are too large.
 */
export function answerOsrm(streets: OsrmStreets): (url: URL) => VendorAnswer {
  return ({ pathname, searchParams }) => {
    const [, service, mode, list] = PATH.exec(pathname) ?? [];
    if (service !== 'route' && service !== 'table') return refuse('InvalidUrl');
    if (![...searchParams.keys()].every((name) => OPTIONS[service].includes(name)))
      return refuse('InvalidOptions');
    const places = list!.split(';').map(readPlace);
    if (!places.every((place) => place !== null)) return refuse('InvalidValue');
    return service === 'route'
      ? answerRoute(streets, places, mode as TravelMode)
      : answerTable(streets, places, mode as TravelMode, searchParams);
  };
}

function answerRoute(streets: OsrmStreets, places: GeoPoint[], mode: TravelMode): VendorAnswer {
  const [from, to, ...more] = places;
  if (!from || !to || more.length > 0) return refuse('InvalidQuery');
  const way = streets(from, to, mode);
  if (!way) return refuse('NoRoute');
  return { status: 200, body: { code: 'Ok', routes: [{ ...way, legs: [] }], waypoints: [] } };
}

function answerTable(
  streets: OsrmStreets,
  places: GeoPoint[],
  mode: TravelMode,
  asked: URLSearchParams,
): VendorAnswer {
  if (places.length > MOST_PLACES) return refuse('TooBig');
  const [sources, destinations] = ['sources', 'destinations'].map((name) =>
    (asked.get(name)?.split(';').map(Number) ?? [...places.keys()]).map((at) => places[at]),
  );
  if (places.length < 2 || ![...sources!, ...destinations!].every(Boolean)) return refuse('InvalidQuery');
  const told = asked.get('annotations')?.split(',') ?? ['duration'];
  const table = sources!.map((from) => destinations!.map((to) => streets(from!, to!, mode)));
  const valuesOf = (name: 'duration' | 'distance') =>
    told.includes(name) && table.map((row) => row.map((way) => way?.[name] ?? null));
  const [durations, distances] = [valuesOf('duration'), valuesOf('distance')];
  return {
    status: 200,
    body: { code: 'Ok', ...(durations && { durations }), ...(distances && { distances }) },
  };
}

/** Longitude first. */
function readPlace(text: string): GeoPoint | null {
  const [, longitude, latitude] = PLACE.exec(text) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

function refuse(code: string): VendorAnswer {
  return { status: 400, body: { code, message: 'Refused' } };
}
