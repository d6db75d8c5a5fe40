import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { type Database, inOneMoment, openDatabase } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { sqlCatalogue } from '../src/db/queries/catalog/sql-catalogue.ts';
import { seedDictionary } from '../src/db/seed/dictionary/seed-dictionary.ts';
import type { CatalogQuery, Catalogue } from '../src/domain/catalog/catalogue.ts';
import { facetsAt } from '../src/domain/catalog/filters/facets.ts';
import { normaliseFilters } from '../src/domain/catalog/filters/filter-spellings.ts';
import { CATALOGUE_SORTS } from '../src/domain/catalog/sort.ts';
import { type Bounds, boundsOf } from '../src/domain/geo/bounds.ts';
import type { LocationCode } from '../src/domain/geo/location-code.ts';
import { moscowYear } from '../src/domain/time/moscow.ts';
import { indexCatalogue } from '../src/search/index-catalogue.ts';
import type { Snapshot } from '../src/search/snapshot.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { placesOf } from '../src/services/catalog/open-catalogue.ts';
import { type DuckDbCatalogue, MARKET_COLUMNS, openDuckDb } from './market/duckdb-catalogue.ts';
import { type Figures, figuresOf, inMs } from './market/figures.ts';
import { fillMarket } from './market/fill-market.ts';
import { measurePayments, openBenchOffers } from './market/measure-payments.ts';
import { measureUpdate } from './market/measure-update.ts';
import { type MarketSearch, randomSearches } from './market/random-searches.ts';
import { buildSample, bytesOf } from './market/sample-index.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

type Answering = Pick<
  Catalogue,
  'countFlats' | 'findFlatIds' | 'countFacets' | 'countPrices' | 'listMapHouses'
>;
const MARKET_TABLES =
  'flats JOIN houses ON houses.id = flats.house_id JOIN complexes ON complexes.id = flats.complex_id';
const COMPLEXES_A_READ = 200;
/** More than the quickest of them is asked within the second. */
const OTHERS = 5_000;
const WORLD: Bounds = { south: -90, west: -180, north: 90, east: 180 };

/** Kinds of questions; a count of flats and of complexes is one answer. */
const KINDS: Record<string, (catalogue: Answering, query: CatalogQuery, search: MarketSearch) => unknown> = {
  'счёт квартир и ЖК': (catalogue, query) => catalogue.countFlats(query),
  ...Object.fromEntries(
    CATALOGUE_SORTS.map((sort) => [
      `страница ${sort}`,
      (catalogue: Answering, query: CatalogQuery, { offset }: MarketSearch) =>
        catalogue.findFlatIds({ ...query, sort, limit: 80, offset }),
    ]),
  ),
  'счёт вариантов': (catalogue, query) => catalogue.countFacets(query, facetsAt(NOW)),
  'гистограмма цен': (catalogue, query) => catalogue.countPrices(query, 40),
  'дома на карте': (catalogue, query, { box }) => catalogue.listMapHouses(query, box),
  'счёт в области карты': (catalogue, query, { area }) => catalogue.countFlats({ ...query, area }),
  'рамка найденного': async (catalogue, query) => boundsOf(await catalogue.listMapHouses(query, WORLD)),
};

/**
 * Asks the index, PostgreSQL and DuckDB the same questions in one run and compares all answers, of all kinds or of those
 * whose name begins as `--kind` says; then measures memory, the time of building and updating, and how the index grows
 * with the market.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      flats: { type: 'string', default: '1000000' },
      queries: { type: 'string', default: '200' },
      peers: { type: 'string', default: 'all' },
      kind: { type: 'string', multiple: true, default: [''] },
    },
  });
  const [flats, count] = [Number(values.flats), Number(values.queries)];
  const kinds = Object.keys(KINDS).filter((name) => values.kind.some((begin) => name.startsWith(begin)));
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const cluster = await openEmbeddedCluster({ dataDir, role: 'server' });
  await migrate(cluster.url);
  // A million flats take longer to write than a person waits.
  const database = openDatabase(cluster.url, 'work', { connections: 4 });
  try {
    console.log(
      `${cpus().length} ядра, нагрузка машины ${loadavg()[0]!.toFixed(1)}; квартир ${flats}, вопросов ${count}`,
    );
    await seedDictionary(database.db);
    await timed('рынок записан в PostgreSQL', () => fillMarket(database.pool, flats));
    const whole = await timed('индекс прочитан и построен', () =>
      inOneMoment(database.db, (tx) => buildSample(tx, 1)),
    );
    console.log(`память индекса: ${(bytesOf(whole) / flats).toFixed(1)} Б на квартиру`);
    const places = await listPlaces(database);
    const searches = randomSearches(count, 1, places);
    const others = randomSearches(OTHERS, 2, places);
    if (values.peers === 'all') await compareAll(database, dataDir, whole, { kinds, searches, others });
    const book = await openBenchOffers(database.db, NOW);
    const queries = searches.map(queryOf);
    // Some unmeasured: compilers and caches warm up for both.
    await measurePayments(indexCatalogue(whole), book, queries.slice(0, 40), NOW);
    await measurePayments(indexCatalogue(whole), book, queries, NOW);
    await printScaling(database, whole, { searches, others }, flats);
    await measureUpdate(database, cluster.url);
  } finally {
    await database.close();
    await cluster.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compareAll(
  database: Database,
  dataDir: string,
  whole: Snapshot,
  { kinds, searches, others }: { kinds: string[] } & Record<'searches' | 'others', MarketSearch[]>,
) {
  const duckDb = await timed('рынок загружен в DuckDB', () => loadDuckDb(database, dataDir));
  const peers: [string, Answering][] = [
    ['индекс', indexCatalogue(whole)],
    ['DuckDB', duckDb],
    ['PostgreSQL', sqlCatalogue(database.db)],
  ];
  console.log(
    `\n${'мс'.padEnd(24)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}${'вопр./с'.padStart(10)}`,
  );
  for (const kind of kinds) {
    const results: Awaited<ReturnType<typeof askAll>>[] = [];
    for (const [, catalogue] of peers) results.push(await askAll(catalogue, kind, searches, others));
    for (const [at, result] of results.entries()) {
      const differing = result.answers.findIndex(
        (answer, query) => !isDeepStrictEqual(answer, results[0]!.answers[query]),
      );
      if (differing >= 0) {
        throw new Error(`${peers[at]![0]} отвечает иначе: ${kind}, ${JSON.stringify(searches[differing])}`);
      }
      printRow(`${kind}, ${peers[at]![0]}`, result.figures, at > 0 ? results[0]!.figures : undefined);
    }
  }
  console.log('Все ответы совпали.');
  duckDb.close();
}

/** Asks other searches for a second or until there are no more, unmeasured: compilers, caches and plans warm up. */
async function askAll(catalogue: Answering, kind: string, searches: MarketSearch[], others: MarketSearch[]) {
  const ask = KINDS[kind]!;
  const end = performance.now() + 1_000;
  for (const other of others) {
    await ask(catalogue, queryOf(other), other);
    if (performance.now() > end) break;
  }
  const queries = searches.map(queryOf);
  const answers: unknown[] = [];
  const milliseconds: number[] = [];
  for (const [at, query] of queries.entries()) {
    const startedAt = performance.now();
    const answer = await ask(catalogue, query, searches[at]!);
    milliseconds.push(performance.now() - startedAt);
    answers.push(answer);
  }
  return { answers, figures: figuresOf(milliseconds) };
}

function queryOf({ filters, location }: MarketSearch): CatalogQuery {
  return { places: placesOf(location), filters: normaliseFilters(filters), year: moscowYear(NOW) };
}

/** Runs the same searches over markets of a fortieth, a quarter and all of the complexes. */
async function printScaling(
  database: Database,
  whole: Snapshot,
  { searches, others }: Record<'searches' | 'others', MarketSearch[]>,
  flats: number,
) {
  console.log('\nиндекс по размеру рынка: p50 и p95, мс');
  for (const share of [40, 4, 1]) {
    const sample = share === 1 ? whole : await inOneMoment(database.db, (tx) => buildSample(tx, share));
    const columns: string[] = [];
    for (const kind of ['счёт квартир и ЖК', 'страница price_asc', 'счёт вариантов', 'дома на карте']) {
      const { figures } = await askAll(indexCatalogue(sample), kind, searches, others);
      columns.push(`${kind} ${inMs(figures.p50)}${inMs(figures.p95)}`);
    }
    console.log(`${String(Math.round(flats / share)).padStart(9)} кв.: ${columns.join(';  ')}`);
  }
}

function printRow(title: string, { p50, p95, p99, mean }: Figures, ours: Figures | undefined): void {
  const ratio = ours
    ? `   индекс быстрее в ${(p50 / ours.p50).toFixed(1)} раза (p95: в ${(p95 / ours.p95).toFixed(1)})`
    : '';
  const rate = String(Math.round(1_000 / mean)).padStart(10);
  console.log(`${title.padEnd(36)}${inMs(p50)}${inMs(p95)}${inMs(p99)}${rate}${ratio}`);
}

async function loadDuckDb({ pool }: Database, dataDir: string): Promise<DuckDbCatalogue> {
  const file = join(dataDir, 'market.csv');
  const out = createWriteStream(file);
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM complexes ORDER BY id');
  const header = await pool.query(`SELECT ${MARKET_COLUMNS} FROM ${MARKET_TABLES} LIMIT 0`);
  out.write(`${header.fields.map(({ name }) => name).join()}\n`);
  for (let at = 0; at < rows.length; at += COMPLEXES_A_READ) {
    const ids = rows.slice(at, at + COMPLEXES_A_READ).map(({ id }) => id);
    const chunk = await pool.query({
      text: `SELECT ${MARKET_COLUMNS} FROM ${MARKET_TABLES} WHERE flats.complex_id = ANY($1)`,
      values: [ids],
      rowMode: 'array',
    });
    out.write(`${chunk.rows.map((row: unknown[]) => row.map((value) => value ?? '').join()).join('\n')}\n`);
  }
  await new Promise<void>((done) => out.end(done));
  return openDuckDb(file);
}

async function listPlaces({ pool }: Database): Promise<LocationCode[]> {
  const { rows } = await pool.query<{ code: LocationCode }>(`
    (SELECT 'r' || region_id AS code FROM complexes GROUP BY region_id ORDER BY count(*) DESC, region_id LIMIT 15)
    UNION ALL
    (SELECT 'c' || city_id FROM complexes GROUP BY city_id ORDER BY count(*) DESC, city_id LIMIT 25)`);
  return rows.map(({ code }) => code);
}

async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${title}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} с`);
  return result;
}
