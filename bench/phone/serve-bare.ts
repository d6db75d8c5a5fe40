import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;
const PACKED = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** The pages of a product as they are drawn, without any script; all other files are those of the product. */
export async function serveBare(productUrl: string): Promise<{ url: string; stop(): void }> {
  const pages = new Map<string, Buffer>();
  const server = createServer(async (asked, response) => {
    if (!asked.headers.accept?.includes('text/html')) return passOn(productUrl, asked, response);
    const path = asked.url!;
    const page = pages.get(path) ?? (await readBare(productUrl + path, asked.headers['user-agent']!));
    pages.set(path, page);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'br');
    response.end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBare(url: string, agent: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { 'user-agent': agent } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return brotliCompressSync((await answer.text()).replace(SCRIPTS, ''), PACKED);
}

function passOn(productUrl: string, asked: IncomingMessage, response: ServerResponse): void {
  const { host: _, ...headers } = asked.headers;
  const passed = request(productUrl + asked.url, { method: asked.method ?? 'GET', headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  asked.pipe(passed);
}
