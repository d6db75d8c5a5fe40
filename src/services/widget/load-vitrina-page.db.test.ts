import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiKeyInput } from '#contract/api-key.ts';
import type { VitrinaFlat } from '#contract/vitrina-page.ts';
import { projectComplexes, projects } from '#db/schema/project.ts';
import type { VitrinaChoice } from '#domain/widget/vitrina-choice.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld, type WorldFlat } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { createApiKey } from '../access/create-api-key.ts';
import { listVitrinaFlats } from './list-vitrina-flats.ts';
import { loadVitrinaPage } from './load-vitrina-page.ts';
import { openVitrina } from './open-vitrina.ts';
import { openWidget } from './open-widget.ts';

const EVERYTHING: VitrinaChoice = { filters: {}, sort: 'price_asc' };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
/** Two developers with flats on sale. */
let [first, second] = [0, 0];
/** A project of the first developer with two of its complexes. */
let project: { id: number; complexIds: number[] };
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
  const sellers = world.flats.flatMap((flat) => (flat.isOnSale ? flat.developerCompanyId : []));
  [first, second] = [...new Set(sellers)] as [number, number];
  const developerCompanyId = first;
  const own = world.flats.filter((flat) => flat.developerCompanyId === developerCompanyId);
  const complexIds = [...new Set(own.map(({ complexId }) => complexId))].slice(0, 2);
  const [row] = await database.db
    .insert(projects)
    .values({ developerCompanyId, name: 'Заречье' })
    .returning();
  const projectId = row!.id;
  await database.db
    .insert(projectComplexes)
    .values(complexIds.map((complexId) => ({ complexId, projectId })));
  project = { id: projectId, complexIds };
});
afterAll(() => database.drop());

const context = () => testContext(database.db);

/** The widget of an access as partners open it. */
async function openedWith(access: Partial<ApiKeyInput>) {
  const input = ApiKeyInput.parse({ service: 'VITRINA', description: 'Витрина', ...access });
  const { key } = await createApiKey(context(), input);
  return openWidget(context(), { key, service: 'VITRINA', origin: null, clientAddress: '192.0.2.1' });
}

async function pageWith(access: Partial<ApiKeyInput>, choice = EVERYTHING) {
  const around = { host: null, pageUrl: null, isFramed: false };
  return loadVitrinaPage(context(), await openedWith(access), { ...around, choice });
}

/** Every flat of a vitrina, asked for by parts. */
async function allFlats(access: Partial<ApiKeyInput>, choice = EVERYTHING): Promise<VitrinaFlat[]> {
  const vitrina = await openVitrina(context(), await openedWith(access));
  const found: VitrinaFlat[] = [];
  for (;;) {
    const part = await listVitrinaFlats(context(), vitrina, { ...choice, startFrom: found.length });
    found.push(...part.items);
    expect(part.total).toBeGreaterThanOrEqual(found.length);
    if (part.items.length === 0) return found;
  }
}

/** Ids of what is on sale and answers, as the witness says. */
function onSale(answers: (flat: WorldFlat) => boolean): number[] {
  return world.flats.filter((flat) => flat.isOnSale && answers(flat)).map(({ id }) => id);
}

const byId = (one: number, other: number) => one - other;

describe('a vitrina shows', () => {
  const dubai = ({ place }: WorldFlat) => place.countryId !== 1;

  it.each<[string, () => Partial<ApiKeyInput>, (flat: WorldFlat) => boolean]>([
    ['everything when nothing restricts it', () => ({}), () => true],
    [
      'the complexes of its company alone',
      () => ({ companyIds: [first] }),
      ({ developerCompanyId }) => developerCompanyId === first,
    ],
    [
      'those of another company to another key',
      () => ({ companyIds: [second] }),
      ({ developerCompanyId }) => developerCompanyId === second,
    ],
    [
      'its projects alone',
      () => ({ projectIds: [project.id] }),
      ({ complexId }) => project.complexIds.includes(complexId),
    ],
    [
      'nothing of a project of somebody else',
      () => ({ companyIds: [second], projectIds: [project.id] }),
      () => false,
    ],
    ['the region of Moscow', () => ({ regions: ['мск'] }), (flat) => !dubai(flat)],
    ['every other region', () => ({ regions: ['другие', 'спб'] }), dubai],
    ['nothing where nothing is on sale', () => ({ regions: ['спб'] }), () => false],
    [
      'of its regions those that are chosen',
      () => ({
        regions: ['мск', 'другие'],
        config: ApiKeyInput.parse({
          service: 'VITRINA',
          description: 'x',
          config: { options: { regions: ['другие'] } },
        }).config,
      }),
      dubai,
    ],
  ])('%s', async (_, access, answers) => {
    const expected = onSale(answers);
    const found = await allFlats(access());
    expect(found.map(({ id }) => id).sort(byId)).toEqual(expected.sort(byId));
    const page = await pageWith(access());
    expect(page.flats.total).toBe(expected.length);
    expect(page.names).toHaveLength(page.complexes.total);
    expect(page.complexes.items.every(({ flatsCount }) => flatsCount > 0)).toBe(true);
  });
});

describe('the choice of a visitor', () => {
  it('narrows the flats and leaves the complexes', async () => {
    const [complexId] = project.complexIds;
    const choice: VitrinaChoice = {
      filters: {
        complexId: complexId!,
        roomsCount: ['1', '2'],
        priceRange: { from: 3_000_000, to: 12_000_000 },
      },
      sort: 'price_desc',
    };
    const access = { projectIds: [project.id] };
    const expected = onSale(
      (flat) =>
        flat.complexId === complexId &&
        ['1', '2'].includes(flat.rooms) &&
        flat.price !== null &&
        flat.price >= 3_000_000 &&
        flat.price <= 12_000_000,
    );
    expect(expected.length).toBeGreaterThan(0);
    const found = await allFlats(access, choice);
    expect(found.map(({ id }) => id).sort(byId)).toEqual(expected.sort(byId));
    const prices = found.map(({ price }) => price!);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    const page = await pageWith(access, choice);
    expect(page).toMatchObject({ choice, complexes: { total: 2 } });
  });

  it('is never a complex that the vitrina does not show', async () => {
    const foreign = world.flats.find(({ developerCompanyId }) => developerCompanyId === second)!;
    const access = { companyIds: [first] };
    const choice: VitrinaChoice = { filters: { complexId: foreign.complexId }, sort: 'default' };
    const page = await pageWith(access, choice);
    expect(page.choice.filters.complexId).toBeUndefined();
    expect(page.names.map(({ id }) => id)).not.toContain(foreign.complexId);
    expect(await allFlats(access, choice)).toEqual([]);
  });
});
