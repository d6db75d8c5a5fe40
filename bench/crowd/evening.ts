import fc from 'fast-check';

/** Somebody opens a page, and what the page then asks for as it is used. */
export interface Visit {
  kind: 'search' | 'complex' | 'flat' | 'main';
  path: string;
  calls: readonly string[];
}

/** Addresses of an installation, those most people open first. */
export interface Addresses {
  searches: string[];
  complexes: string[];
  flats: string[];
}

/** Of each hundred pages of an evening so many are of a kind. */
const SHARES = { search: 45, complex: 25, flat: 20, main: 10 };
/** One search in so many is on the map. */
const ON_MAP = 6;

/** Reads the map of the site as a robot does. Throws while a part of it cannot be told. */
export async function readAddresses(url: string): Promise<Addresses> {
  const part = async (name: string) => {
    const answer = await fetch(`${url}/sitemaps/${name}.xml`);
    const xml = await answer.text();
    if (!answer.ok) throw new Error(`${name}.xml: ${answer.status}`);
    const pages = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, page]) => page!.replaceAll('&amp;', '&'));
    return pages.map((page) => page.slice(new URL(page).origin.length));
  };
  const [sets, complexes, flats] = await Promise.all([part('sets'), part('complexes'), part('flats-1')]);
  return { searches: ['/search', '/search?complexes=true', ...sets], complexes, flats };
}

/**
 * The same visits each time. A few pages are opened by many and most by few: the page of rank r one time in r of the
 * first (Zipf's law), as views of a catalogue fall.
 */
export function planEvening({ searches, complexes, flats }: Addresses, count: number): Visit[] {
  const oneOf = (pages: readonly string[]) =>
    fc.double({ min: 0, max: 1, noNaN: true }).map((share) => pages[Math.ceil(pages.length ** share) - 1]!);
  const visit: fc.Arbitrary<Visit> = fc.oneof(
    {
      weight: SHARES.search,
      arbitrary: fc
        .tuple(oneOf(searches), fc.integer({ min: 1, max: ON_MAP }))
        .map(([path, turn]) => search(path, turn)),
    },
    {
      weight: SHARES.complex,
      arbitrary: oneOf(complexes).map((path) => ({ kind: 'complex', path, calls: ['/locate'] }) as const),
    },
    {
      weight: SHARES.flat,
      arbitrary: oneOf(flats).map((path) => ({ kind: 'flat', path, calls: ['/locate'] }) as const),
    },
    {
      weight: SHARES.main,
      arbitrary: fc.constant({
        kind: 'main',
        path: '/',
        calls: [call('flatsTotal', { filters: {} })],
      } as const),
    },
  );
  return fc.sample(visit, { numRuns: count, seed: 1 });
}

/** A filter more is counted twice before somebody takes it; every second visitor reads on. */
function search(path: string, turn: number): Visit {
  const query = new URL(path, 'http://site').searchParams;
  const filters = JSON.parse(query.get('searchFilters') ?? '{}');
  const location = query.get('location')?.split(',');
  const request = { filters, ...(location && { location }) };
  const counts = ['2', '3'].map((rooms) =>
    call('flatsTotal', { ...request, filters: { ...filters, roomsCount: [rooms] } }),
  );
  if (turn === ON_MAP) {
    const onMap = `${path}${path.includes('?') ? '&' : '?'}map=true`;
    return { kind: 'search', path: onMap, calls: [...counts, call('catalog.mapBounds', request)] };
  }
  const next = call('catalog.flatCards', { ...request, amount: 80, startFrom: 80 });
  return { kind: 'search', path, calls: turn % 2 === 0 ? [...counts, next] : counts };
}

function call(procedure: string, input: object): string {
  return `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
}
