import { once } from 'node:events';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';

export interface FakeServer {
  port: number;
  /** `http://127.0.0.1:port` */
  origin: string;
  /** The `host:port` for an allow list. */
  listed: string;
  /** Paths with queries, in the order asked. */
  calls: string[];
  /** Connections ever made, whether or not they asked for anything. */
  connections(): number;
  /** Resolves when no connection is left open. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A server of tests on loopback, strict as real ones are: it answers 400 to anything but a clean GET (or to what
 * `isClean` of a vendor says is none), so a client that asks wrongly fails its test.
 */
export async function startFakeServer(
  answer: Answer,
  {
    host = '127.0.0.1',
    tls,
    isClean = isCleanGet,
  }: {
    host?: string;
    tls?: { key: string; cert: string };
    isClean?: (request: IncomingMessage) => boolean;
  } = {},
): Promise<FakeServer> {
  const calls: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const handle: Answer = (request, response) => {
    calls.push(request.url ?? '');
    if (isClean(request)) answer(request, response);
    else response.writeHead(400).end();
  };
  const server = tls ? createHttps(tls, handle) : createHttp(handle);
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    port,
    origin: `${tls ? 'https' : 'http'}://${authority}`,
    listed: authority,
    calls,
    connections: () => connections,
    async idle() {
      await Promise.all([...sockets].map((socket) => new Promise((done) => socket.on('close', done))));
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isCleanGet({ method, url = '', headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    /^\/[!-~]*$/.test(url) &&
    !url.includes('#') &&
    /^[^/@]+$/.test(headers.host ?? '') &&
    headers['user-agent'] === 'Genplan' &&
    headers.connection === 'close' &&
    headers['accept-encoding'] !== undefined &&
    new Set(names).size === names.length &&
    !names.some((name) => ['authorization', 'cookie', 'referer', 'content-length'].includes(name))
  );
}
