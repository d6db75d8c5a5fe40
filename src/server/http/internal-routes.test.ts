import { fastify, type InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerError } from '#api/rest/answer-error.ts';
import { embeddedRouting } from '#integrations/routing/embedded.ts';
import type { Routing } from '#integrations/routing/port.ts';
import { parseEnv } from '../env.ts';
import type { Product } from '../product.ts';
import { addInternalRoutes } from './internal-routes.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const WAY = '/distance-duration?from=55.75,37.61&to=55.76,37.64&mode=foot';

interface Installation {
  routing?: Routing;
  variables?: Record<string, string>;
  consumed?: string[];
}

async function ask(options: InjectOptions | string, installation: Installation = {}) {
  const { routing = embeddedRouting(now), variables = {}, consumed = [] } = installation;
  const app = fastify();
  app.setErrorHandler(answerError);
  const limiter = { consume: async (name: string) => void consumed.push(name) };
  const ports = {
    routing,
    limiter,
    memory: { recall: async () => ({ location: 'c1', fullName: 'Москва' }) },
  };
  const serviceContext = () => ({ ports, requestId: 'test', now: now(), settings: {} });
  const env = parseEnv({ PUBLIC_URL: 'https://genplan.test', ...variables });
  await addInternalRoutes(app, { env, serviceContext } as unknown as Product);
  return app.inject(options);
}

describe('/envs', () => {
  it('tells what pages may know and nothing else', async () => {
    const secrets = { DATABASE_URL: 'postgres://u:secret@h/db', ROUTING_KEY: 'secret' };
    const answer = await ask('/envs', { variables: { ...secrets, PMTILES_URL: '/maps/moscow.pmtiles' } });
    expect(answer.json()).toEqual({
      appEnv: 'local',
      publicUrl: 'https://genplan.test',
      defaultLocation: 'Москва',
      mapEngine: 'maplibre',
      pmtilesUrl: '/maps/moscow.pmtiles',
      mapStyleUrl: null,
      yandexMapsKey: null,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(answer.body).not.toContain('secret');
  });
});

describe('/distance-duration', () => {
  it('gives metres and seconds and says when they are an estimate', async () => {
    expect((await ask(WAY)).json()).toEqual({ distance: 2_836, duration: 2_127, isEstimate: true });
    expect((await ask(WAY.replace('foot', 'car'))).json()).toMatchObject({ distance: 3_055, duration: 500 });
  });

  it.each([
    ['/distance-duration', 'from'],
    [WAY.replace('foot', 'boat'), 'mode'],
    [WAY.replace('55.75', '155.75'), 'from'],
    [WAY.replace('55.76,37.64', '55.76'), 'to'],
    [WAY.replace('37.64', 'x'), 'to'],
  ])('refuses %s and names %s', async (url, field) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, ok: false });
    expect(answer.json().issues.map(({ path }: { path: string[] }) => path[0])).toContain(field);
  });

  it.each([
    [{ ok: true, value: null, source: 'live', asOf: new Date(0) }, 404],
    [{ ok: false, kind: 'rejected', retryable: false, providerCode: 'too_large' }, 503],
    [{ ok: false, kind: 'timeout', retryable: true }, 503],
  ] as const)('answers a router that says %j with %i', async (said, status) => {
    const routing: Routing = { ...embeddedRouting(() => new Date(0)), route: async () => said };
    expect((await ask(WAY, { routing })).statusCode).toBe(status);
  });

  it('counts its calls', async () => {
    const consumed: string[] = [];
    await ask(WAY, { consumed });
    await ask('/locate', { consumed });
    expect(consumed).toEqual(['route', 'locate']);
  });
});

describe('/locate', () => {
  it('is the default place without a point', async () => {
    expect((await ask('/locate')).json()).toEqual({ location: 'c1', fullName: 'Москва' });
  });

  it.each([
    ['lat=55.7', ['lon']],
    ['lon=37', ['lat']],
    ['lat=95&lon=37', ['lat']],
    ['lat=55&lon=-180.1', ['lon']],
    ['lat=a&lon=b', ['lat', 'lon']],
    ['lat=&lon=', ['lat', 'lon']],
  ])('refuses %s and names what is wrong', async (query, wrong) => {
    const answer = await ask(`/locate?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues.map(({ path }: { path: string[] }) => path.join('.'))).toEqual(wrong);
  });
});

describe.each(['/envs', '/locate', WAY])('%s', (url) => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s', async (method) => {
    const answer = await ask({ method, url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('answers a %s request with %i', async (site, status) => {
    expect((await ask({ url, headers: { 'sec-fetch-site': site } })).statusCode).toBe(status);
  });
});
