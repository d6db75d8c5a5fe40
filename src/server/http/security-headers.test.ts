import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { mapsSources } from './maps/maps-sources.ts';
import { addSecurityHeaders } from './security-headers.ts';

async function policyWith(variables: Record<string, string>): Promise<string> {
  const app = fastify();
  const ofMaps = mapsSources(parseEnv(variables));
  addSecurityHeaders(app, { appEnv: 'testing', ofMaps, isDev: false });
  app.get('/', async () => '');
  return String((await app.inject('/')).headers['content-security-policy']);
}

it('with maps of our own a page may ask nobody else for anything', async () => {
  expect(await policyWith({ PMTILES_URL: '/maps/moscow.pmtiles' })).not.toMatch(/https?:|unsafe-eval|blob:/);
});

it('only the maps of Yandex open the policy, and only to Yandex', async () => {
  const policy = await policyWith({ MAP_ENGINE: 'yandex', YANDEX_MAPS_KEY: 'key' });
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/api-maps\.yandex\.ru /);
  expect(policy).toMatch(/img-src 'self' data:[^;]* https:\/\/\*\.maps\.yandex\.net/);
  const hosts = [...policy.matchAll(/https:\/\/([^\s;]+)/g)].map(([, host]) => host!);
  expect(hosts.filter((host) => !/(^|\.)(yandex\.(ru|net)|yastatic\.net)$/.test(host))).toEqual([]);
});

it('files of maps that a deployer named may be asked for, and pictures of them shown', async () => {
  const policy = await policyWith({
    PMTILES_URL: 'https://tiles.test/moscow.pmtiles',
    MAP_GLYPHS_URL: 'https://letters.test/{fontstack}/{range}.pbf',
    MAP_SPRITE_URL: 'https://tiles.test/sprites/light',
  });
  expect(policy).toMatch(/connect-src 'self' https:\/\/tiles\.test https:\/\/letters\.test;/);
  expect(policy).toMatch(/img-src 'self' data: https:\/\/tiles\.test https:\/\/letters\.test;/);
});

it('a style among our own files names the others it draws on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'genplan-style-'));
  mkdirSync(join(dataDir, 'maps'));
  const style = { sources: { streets: { tiles: ['https://a.tiles.test/{z}/{x}/{y}.pbf'] } } };
  writeFileSync(join(dataDir, 'maps', 'style.json'), JSON.stringify(style));
  const policy = await policyWith({ DATA_DIR: dataDir, MAP_STYLE_URL: '/maps/style.json' });
  expect(policy).toMatch(/connect-src 'self' https:\/\/a\.tiles\.test;/);
});
