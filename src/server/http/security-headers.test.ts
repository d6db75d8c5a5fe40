import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

async function policyWith(mapEngine: 'maplibre' | 'yandex'): Promise<string> {
  const app = fastify();
  await addSecurityHeaders(app, { appEnv: 'testing', mapEngine, isDev: false });
  app.get('/', async () => '');
  return String((await app.inject('/')).headers['content-security-policy']);
}

it('with maps of our own a page may ask nobody else for anything', async () => {
  expect(await policyWith('maplibre')).not.toMatch(/https?:|unsafe-eval|blob:/);
});

it('only the maps of Yandex open the policy, and only to Yandex', async () => {
  const policy = await policyWith('yandex');
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/api-maps\.yandex\.ru /);
  expect(policy).toMatch(/img-src 'self' data:[^;]* https:\/\/\*\.maps\.yandex\.net/);
  const hosts = [...policy.matchAll(/https:\/\/([^\s;]+)/g)].map(([, host]) => host!);
  expect(hosts.filter((host) => !/(^|\.)(yandex\.(ru|net)|yastatic\.net)$/.test(host))).toEqual([]);
});
