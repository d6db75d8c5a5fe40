import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../http/fake-server.ts';
import type { CallContext } from '../result.ts';
import { openThreads } from '../worker/threads.ts';
import { describeFail } from './describe-fail.ts';
import { httpSiteLooks } from './http.ts';
import type { SiteLooks } from './port.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const workers = openThreads();
let server: FakeServer;
let looks: SiteLooks;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeAll(async () => {
  server = await startFakeServer((request, response) => answer(request, response));
  looks = httpSiteLooks({ now: () => NOW, allowHosts: [server.listed] }, workers, { idleMs: 300 });
});
afterAll(async () => {
  await server.close();
  await workers.close();
});

const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const read = (path = '/') => looks.read(`${server.origin}${path}`, call);

/** A site of files; what it has not is 404, as with any server. */
function serve(files: Record<string, string>): void {
  answer = ({ url = '' }, response) => {
    const file = files[url];
    if (file === undefined) response.writeHead(404).end('нет');
    else
      response.writeHead(200, { 'content-type': url.endsWith('.css') ? 'text/css' : 'text/html' }).end(file);
  };
}

async function found(files: Record<string, string>): Promise<Record<string, string[]>> {
  serve(files);
  const answered = await read();
  if (!answered.ok) throw new Error(describeFail(answered));
  const byRole: Record<string, string[]> = {};
  for (const { role, value } of answered.value.finds) byRole[role] = [...(byRole[role] ?? []), value];
  return byRole;
}

const CSS = `
  @font-face { font-family: "Golos UI"; src: url(golos.woff2) }
  :root { --brand-primary: #d11f2e; --ink: rgb(20, 24, 31); --dark: #000 }
  body { margin: 0; background: #fffdf8 url(x.png); color: var(--ink); font: 400 16px/1.5 "Golos UI", sans-serif }
  h1, h2 { font-family: Forum, serif }
  a { color: #0b5cad } a:hover { color: #ff00ff }
  @media (min-width: 800px) { .btn-primary { background-color: var(--brand-primary); color: #fff; border-radius: 14px } }
  .btn-primary:hover { background: #00ff00 }
  @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }
  .card { background: #ffffff }`;

describe('the look of a site', () => {
  it('is read from its sheets, variables and media queries included', async () => {
    const look = await found({
      '/': '<!doctype html><head><link rel="stylesheet" href="/s.css?v=1&amp;x=2"><body>',
      '/s.css?v=1&x=2': CSS,
    });
    expect(look).toMatchObject({
      textOnPrimary: ['#ffffff'],
      link: ['#0b5cad'],
      background: ['#fffdf8'],
      text: ['#14181f'],
      radius: ['14px'],
      headingFont: ['Forum'],
    });
    expect(look.primary?.[0]).toBe('#d11f2e');
    expect(look.bodyFont?.[0]).toBe('Golos UI');
    expect(JSON.stringify(look)).not.toMatch(/ff00ff|00ff00|111111/);
    await server.idle();
  });

  it('is read from styles of the page, where it says what its colour is', async () => {
    const look = await found({
      '/': `<head><meta content='#7C2D12' name='theme-color'><style>${CSS.replaceAll('#d11f2e', '#334155')}</style>`,
    });
    expect(look.primary?.[0]).toBe('#7c2d12');
    expect(look.background).toEqual(['#fffdf8']);
  });

  it('is read from where a redirect leads, and from sheets beside that page', async () => {
    answer = ({ url = '' }, response) => {
      if (url === '/') response.writeHead(302, { location: '/ru/' }).end();
      else if (url === '/ru/') response.writeHead(200).end('<link rel="stylesheet" href="a.css">');
      else if (url === '/ru/a.css') response.writeHead(200).end('a{color:#123456}');
      else response.writeHead(404).end();
    };
    expect(await read()).toMatchObject({ ok: true, value: { sheets: { read: 1, missed: 0 } } });
  });

  it('of a page without styles is nothing', async () => {
    serve({ '/': '<html><body>Привет</body></html>' });
    expect(await read()).toMatchObject({ ok: true, value: { finds: [], sheets: { read: 0, missed: 0 } } });
  });

  it('leaves out sheets of other sites, and counts those that did not come', async () => {
    serve({
      '/': `<head><link rel=stylesheet href="https://cdn.example/a.css"><link rel=stylesheet href=/gone.css>
        <!-- <link rel=stylesheet href=/commented.css> --><link rel="stylesheet" href="/a.css">
        <link rel="stylesheet" media="print" href="/print.css"><link rel="icon" href="/i.png">`,
      '/a.css': 'a{color:#123456}',
    });
    server.calls.length = 0;
    expect(await read()).toMatchObject({
      value: {
        finds: expect.arrayContaining([{ role: 'link', value: '#123456', where: 'a' }]),
        sheets: { read: 1, missed: 1 },
      },
    });
    expect(server.calls.sort()).toEqual(['/', '/a.css', '/gone.css']);
  });

  it('is nothing that could be more than a value', async () => {
    const look = await found({
      '/': `<head><style>a{color:url(x)} body{font-family:"a;}</b"} .btn{border-radius:calc(1px + 2px)}
        body{color:var(--a);background:var(--b)} :root{--a:var(--b);--b:var(--a)} a{color:#fff8}</style>`,
    });
    expect(look).toEqual({});
  });

  it('of a sheet cut short is what there is', async () => {
    expect(await found({ '/': '<style>a{color:#123456} body{background:#fff' })).toMatchObject({
      link: ['#123456'],
    });
  });
});

describe('a site that cannot be read is told of in words', () => {
  it.each([
    ['a page that is gone', 404, 'Такой страницы на\u00a0сайте нет (404)'],
    ['a page for others', 403, /закрыта \(403\)$/],
    ['a site that is ill', 503, /^Сайт недоступен/],
  ] as const)('%s', async (_title, status, words) => {
    answer = (_request, response) => response.writeHead(status).end();
    const answered = await read();
    expect(!answered.ok && describeFail(answered)).toEqual(
      typeof words === 'string' ? words : expect.stringMatching(words),
    );
  });

  it.each([
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
  ])('%s, which is no site', async (url) => {
    const answered = await looks.read(url, call);
    expect(!answered.ok && describeFail(answered)).toMatch(/внутреннюю сеть/);
  });

  it.each([
    'ftp://site.example/',
    'javascript:alert(1)',
    'что это',
    'https://a:b@site.example/',
    'https://site.example:22/',
  ])('%s, which is no address of one', async (url) => {
    expect(await looks.read(url, call)).toMatchObject({ ok: false, kind: 'blocked' });
  });

  it('a redirect into a private network', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    expect(await read()).toMatchObject({ ok: false, kind: 'blocked', providerCode: 'address' });
  });

  it.each([true, false])('a page of 5 MB (it says so: %s)', async (isSaid) => {
    const body = `<html>${'x'.repeat(5 * 1024 ** 2)}`;
    answer = (_request, response) =>
      response.writeHead(200, isSaid ? { 'content-length': Buffer.byteLength(body) } : {}).end(body);
    const answered = await read();
    expect(!answered.ok && describeFail(answered)).toBe('Страница больше 3\u00a0МБ');
    await server.idle();
  });

  it('a sheet too large, without which the rest is read', async () => {
    serve({
      '/': '<link rel=stylesheet href=/big.css><style>a{color:#123456}</style>',
      '/big.css': ' '.repeat(2 * 1024 ** 2),
    });
    expect(await read()).toMatchObject({ ok: true, value: { sheets: { read: 1, missed: 1 } } });
  });

  it('a site that answers too slowly, and one that falls silent', async () => {
    answer = () => undefined;
    expect(await read()).toMatchObject({ ok: false, kind: 'timeout' });
    answer = (_request, response) => response.writeHead(200).write('<html>');
    expect(await read()).toMatchObject({ ok: false, kind: 'timeout' });
    await server.idle();
  });

  it('what is no page', async () => {
    answer = (_request, response) => response.writeHead(200).end('{"a": 1}');
    expect(await read()).toMatchObject({ ok: false, kind: 'malformed', providerCode: 'not_page' });
  });

  it('a page of a million tags is read in a moment', async () => {
    serve({ '/': `<html>${'<'.repeat(1_000_000)}${'<style '.repeat(200_000)}` });
    const began = performance.now();
    await read();
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
