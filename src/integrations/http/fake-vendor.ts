import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';

/** Each name is a way in which the vendor's next answers go wrong. */
export type Fault =
  | { kind: 'hang' | 'slowBody' | 'truncated' | 'html' | 'wrongSchema' | 'huge' | 'refuse' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'redirect'; to: string }
  /** A good status whose body may say that it was none. */
  | { kind: 'says'; body: object };

export interface FakeVendor {
  baseUrl: string;
  /** Paths with queries, in the order they were asked. */
  calls: string[];
  /** Spoils the next `times` answers. */
  fault(fault: Fault, times?: number): void;
  close(): Promise<void>;
}

/** The body is sent as JSON unless it is bytes. */
export interface VendorAnswer {
  status: number;
  body: unknown;
}

/** `POST` is one of JSON, `FORM` one of a form. */
export type Method = 'GET' | 'POST' | 'FORM';

const READERS: Record<Method, (request: IncomingMessage) => Promise<unknown>> = {
  GET: async () => undefined,
  POST: json,
  FORM: async (request) => Object.fromEntries(new URLSearchParams(await text(request))),
};

/**
 * Starts an outside system on loopback for tests. `answer` checks the request as the vendor would, so an adapter that
 * asks wrongly gets the vendor's error and fails its test.
 */
export async function startFakeVendor(
  answer: (url: URL, request: IncomingMessage, body: unknown) => VendorAnswer,
  method: Method = 'GET',
): Promise<FakeVendor> {
  const calls: string[] = [];
  const faults: Fault[] = [];
  const server = createServer(async (request, response) => {
    calls.push(request.url!);
    const fault = faults.shift();
    if (fault) return goWrong(fault, request, response);
    const url = new URL(request.url!, 'http://vendor');
    const { status, body } = isClean(request, method)
      ? answer(url, request, await READERS[method](request))
      : { status: 400, body: {} };
    if (body instanceof Uint8Array) response.writeHead(status).end(body);
    else sendJson(response, status, JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    calls,
    fault: (fault, times = 1) => faults.push(...Array.from({ length: times }, () => fault)),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isClean({ method, headers }: IncomingMessage, expected: Method): boolean {
  const type = { GET: undefined, POST: 'application/json', FORM: 'application/x-www-form-urlencoded' }[
    expected
  ];
  return (
    method === (expected === 'GET' ? 'GET' : 'POST') &&
    headers['content-type']?.replace(/;charset=utf-8$/i, '') === type &&
    headers['user-agent'] === 'Genplan'
  );
}

/** Answers as a vendor in trouble does. */
export function goWrong(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  switch (fault.kind) {
    case 'hang':
      return;
    case 'refuse':
      request.socket.destroy();
      return;
    case 'slowBody':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"meta":');
      return;
    case 'truncated':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"meta":');
      setImmediate(() => request.socket.destroy());
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Ведутся работы</html>');
      return;
    case 'wrongSchema':
      sendJson(response, 200, '{"ok":true}');
      return;
    case 'huge':
      sendJson(response, 200, `"${'x'.repeat(3 * 1024 ** 2)}"`);
      return;
    case 'says':
      sendJson(response, 200, JSON.stringify(fault.body));
      return;
    case 'status':
      response.writeHead(fault.status, fault.headers).end('{}');
      return;
    case 'redirect':
      response.writeHead(302, { location: fault.to }).end();
  }
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}
