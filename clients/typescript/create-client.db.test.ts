import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leads } from '#db/schema/index.ts';
import { openIpoCalcApp } from '#tests/ipo-calc-app.ts';
import { type Client, createClient } from './index.ts';

let opened: Awaited<ReturnType<typeof openIpoCalcApp>>;
let site: string;
let client: Client;
beforeAll(async () => {
  opened = await openIpoCalcApp();
  site = await opened.app.listen({ port: 0, host: '127.0.0.1' });
  client = createClient({ site, key: 'demo-ipo-calc' });
});
afterAll(() => opened.close());

const QUERY = { price: 15_000_000, initialPayment: 0.3, years: 20 };

/** The data of an answer that must be there. */
async function dataOf<Data>(answer: Promise<{ ok: true; data: Data } | { ok: false }>): Promise<Data> {
  const known = await answer;
  if (!known.ok) throw new Error(JSON.stringify(known));
  return known.data;
}

describe('offers', () => {
  it('are counted whole, or only in the fields asked for', async () => {
    const { matching, notMatching, unfiltered } = await dataOf(client.countOffers(QUERY));
    expect(matching.length + notMatching.length).toBe(unfiltered.length);
    expect(matching[0]!.renderData.minMonthlyPayment).toBeGreaterThan(0);
    expect(notMatching[0]!.reasonsToDisplay).not.toBe('');
    const fields = await dataOf(client.countOfferFields(QUERY, { fields: { hash: true } }));
    expect(fields.matching).toEqual(matching.map(({ hash }) => ({ hash })));
  });

  it('have a schedule, and a cell of a subsidy', async () => {
    const offers = await dataOf(client.offers());
    const subsidy = offers.find(({ type }) => type === 'SUBSIDY')!;
    const cell = subsidy.parts.flatMap((part) => (part.type === 'SUBSIDY' ? part.matrix : []))[0]!;
    const chosen = { interest: cell.interest, periodDuration: cell.duration };
    const schedule = await dataOf(
      client.schedule(subsidy.hash, { ...QUERY, ...chosen, early: ['12:500000:term', '24:300000:payment'] }),
    );
    expect(schedule.rows.filter(({ extra }) => extra > 0)).toHaveLength(2);
    const patched = await dataOf(
      client.patchedOffer({ ...chosen, offerKey: subsidy.hash, options: { ...QUERY } }),
    );
    expect(patched.renderData.paymentRows[0]!.isSubsidy).toBe(true);
  });

  it('have prices by a payment, banks, projects and names of programs', async () => {
    expect((await dataOf(client.maxPrices({ payment: 100_000 }))).length).toBeGreaterThan(0);
    expect((await dataOf(client.banks())).length).toBeGreaterThan(0);
    expect((await dataOf(client.projects())).map(({ name }) => name)).toContain('Северный створ');
    expect((await dataOf(client.programNames())).length).toBeGreaterThan(0);
  });
});

describe('the widget', () => {
  it('has a config and a snippet', async () => {
    expect(await dataOf(client.widget.config())).toMatchObject({ options: { showTitle: true }, theme: {} });
    expect(await dataOf(client.widget.snippet())).toContain('data-genplan-calculator="demo-ipo-calc"');
  });

  it('takes an application once, however often it is sent', async () => {
    const application = {
      phone: '+7 (999) 123-45-67',
      name: 'Анна',
      amount: 10_500_000,
      interest: 0.06,
      ...QUERY,
    };
    const send = () => client.widget.apply(application, { repetitionKey: 'once' });
    expect(await Promise.all([send(), send()])).toEqual([
      { ok: true, data: null },
      { ok: true, data: null },
    ]);
    expect(await opened.database.db.select().from(leads)).toHaveLength(1);
  });
});

describe('a refusal is a value', () => {
  it('with the places that were wrong', async () => {
    expect(await client.countOffers({ years: 0 })).toEqual({
      ok: false,
      status: 400,
      message: 'Invalid parameters',
      issues: [{ path: ['years'], message: expect.any(String) }],
      retryAfter: null,
    });
  });

  it('for a key nobody knows', async () => {
    expect(await createClient({ site, key: 'nope' }).banks()).toMatchObject({ ok: false, status: 401 });
  });

  it('with the seconds to wait', async () => {
    const headers = { 'retry-after': '7' };
    const busy = createClient({
      site,
      key: 'k',
      fetch: async () =>
        Response.json({ status: 429, ok: false, message: 'Часто' }, { status: 429, headers }),
    });
    expect(await busy.banks()).toMatchObject({ status: 429, message: 'Часто', retryAfter: 7 });
  });

  it('when a proxy answers, nobody does, or the call is aborted', async () => {
    const proxied = createClient({
      site,
      key: 'k',
      fetch: async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
    });
    expect(await proxied.banks()).toMatchObject({ ok: false, status: 502, message: 'Bad Gateway' });
    const nobody = createClient({ site: 'http://127.0.0.1:1', key: 'k' });
    expect(await nobody.banks()).toMatchObject({ ok: false, status: 0 });
    expect(await client.banks({ signal: AbortSignal.abort() })).toMatchObject({ ok: false, status: 0 });
  });
});
