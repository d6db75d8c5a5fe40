import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { fillWideCatalogue } from '#tests/wide-catalogue.ts';
import { renderPage } from '#web/entry-server.tsx';
import type { KeptPart, KeptParts } from '#web/parts/page/drawn-parts.ts';
import type { Product } from '../product.ts';
import { anybodysContext } from './anybodys-context.ts';
import { callProcedure } from './call-procedure.ts';
import { drawPage, type PageInHand } from './draw-page.ts';

const SITE = 'https://genplan.test';
const ADDED_AT = new Date('2026-11-19T15:00:00Z');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillWideCatalogue(database.db, ADDED_AT);
});
afterAll(() => database.drop());

interface Asked {
  address: string;
  isPhone: boolean;
  now: Date;
}

async function draw({ address, isPhone, now }: Asked, parts: KeptParts | null): Promise<string> {
  const product = {
    serviceContext: () => testContext(database.db),
    log: { child: () => ({}) },
  } as unknown as Product;
  const context = anybodysContext(product);
  const page: PageInHand = {
    url: SITE + address,
    settings: {
      appEnv: 'testing',
      publicUrl: SITE,
      now,
      support: { phone: '', hours: '' },
      ownerName: '',
      isPhone,
      hasSession: false,
      mayHaveSession: false,
      place: 'all',
      defaultPlace: 'all',
    },
    inHead: '',
    signal: new AbortController().signal,
    call: (call) => callProcedure(context, call),
    parts,
  };
  const { html } = await drawPage(renderPage, page, (bare) => bare);
  // The cache of queries says when it asked.
  return new TextDecoder().decode(html).replaceAll(/\b17\d{11}\b/g, 'then');
}

/** A visit before, and one that differs from it by one thing. */
const FIRST: Asked = { address: '/search?sort=newest', isPhone: false, now: TEST_NOW };

it.each<[what: string, next: Partial<Asked>]>([
  ['carries a mark', { address: '/search?sort=newest&mark=a%26%27%22%3C%24%26' }],
  [
    'carries filters',
    { address: '/search?sort=newest&searchFilters=%7B%22roomsCount%22%3A%5B%221%22%5D%7D' },
  ],
  ['tells payments', { address: '/search?sort=newest&lens=payment' }],
  ['is of the day of its flats', { now: ADDED_AT }],
])('a page that %s is byte for byte the one that is drawn of nothing', async (_, next) => {
  const visit = { ...FIRST, ...next };
  const parts = new Map<string, KeptPart>();
  const first = await draw(FIRST, parts);
  const bare = await draw(visit, null);
  expect(cardsOf(bare)).not.toBe(cardsOf(first));
  expect(parts.size).toBeGreaterThan(50);
  expect(await draw(visit, parts)).toBe(bare);
  expect(await draw(visit, parts)).toBe(bare);
});

it('a phone is sent the cards of a desk', async () => {
  const parts = new Map<string, KeptPart>();
  await draw(FIRST, parts);
  const { size } = parts;
  const visit = { ...FIRST, isPhone: true };
  expect(await draw(visit, parts)).toBe(await draw(visit, null));
  expect(parts.size).toBe(size);
});

it('a page of complexes finds them all drawn when they were on another', async () => {
  const parts = new Map<string, KeptPart>();
  const visit = (mark: string) => ({ ...FIRST, address: `/search?complexes=true&mark=${mark}` });
  await draw(visit('a'), parts);
  const { size } = parts;
  const second = await draw(visit('b'), parts);
  expect(size).toBeGreaterThan(30);
  expect(parts.size).toBe(size);
  expect(second).toBe(await draw(visit('b'), null));
});

it('a main page takes the cards of its rows from another', async () => {
  const parts = new Map<string, KeptPart>();
  const visit = (address: string) => ({ ...FIRST, address });
  await draw(visit('/'), parts);
  const { size } = parts;
  expect(size).toBeGreaterThan(8);
  expect(await draw(visit('/?mark=b'), parts)).toBe(await draw(visit('/?mark=b'), null));
  expect(parts.size).toBe(size);
});

const cardsOf = (html: string) => /<ul class="[^"]*grid.*?<\/ul>/.exec(html)?.[0];
