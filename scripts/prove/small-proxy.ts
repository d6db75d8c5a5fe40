import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Upstream {
  url: string;
  isHealthy: boolean;
  /** Requests that it has and has not answered. */
  open: number;
  /** Requests that it was ever given. */
  given: number;
}

interface Options {
  upstreams: string[];
  checkEveryMs: number;
  /**
   * Whether a request that reached no node, for its connection was refused or had died unused, goes to the other one.
   * Without it every failure to deliver is seen.
   */
  redials?: boolean;
}

export interface SmallProxy {
  url: string;
  upstreams: Upstream[];
  /** Puts another node in the place of one, which gets requests once it says that it is ready. */
  replace(index: number, url: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The least that a proxy is: it keeps connections, asks for readiness, gives a request to the node with the fewest of
 * them, and never sends twice what was delivered.
 */
export async function openSmallProxy({
  upstreams: urls,
  checkEveryMs,
  redials = false,
}: Options): Promise<SmallProxy> {
  const upstreams: Upstream[] = urls.map((url) => ({ url, isHealthy: false, open: 0, given: 0 }));
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

  async function check(upstream: Upstream): Promise<void> {
    const { url } = upstream;
    const isHealthy = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).then(
      (answer) => answer.ok,
      () => false,
    );
    // It may have been replaced meanwhile.
    if (upstream.url === url) upstream.isHealthy = isHealthy;
  }

  async function becomesHealthy(upstream: Upstream): Promise<void> {
    for (await check(upstream); !upstream.isHealthy; await check(upstream)) await pause(checkEveryMs);
  }

  function deliver(incoming: IncomingMessage, outgoing: ServerResponse, triesLeft: number): void {
    const healthy = upstreams.filter((one) => one.isHealthy).toSorted((a, b) => a.open - b.open);
    const upstream = healthy[0];
    if (!upstream) return void outgoing.writeHead(502).end('no node is ready');
    upstream.open += 1;
    upstream.given += 1;
    const done = once(() => (upstream.open -= 1));
    const sent = request(upstream.url + incoming.url, {
      method: incoming.method,
      headers: incoming.headers,
      agent,
    });
    sent.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
      answer.on('close', done);
      answer.on('error', () => outgoing.destroy());
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      done();
      const isUndelivered =
        error.code === 'ECONNREFUSED' || (sent.reusedSocket && /^(ECONNRESET|EPIPE)$/.test(error.code ?? ''));
      if (redials && isUndelivered && triesLeft > 0 && !outgoing.headersSent) {
        if (error.code === 'ECONNREFUSED') upstream.isHealthy = false;
        return deliver(incoming, outgoing, triesLeft - 1);
      }
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(error.code);
    });
    incoming.pipe(sent);
  }

  const server = createServer((incoming, outgoing) => deliver(incoming, outgoing, upstreams.length));
  // Whoever calls closes the connections: the other end would fail requests on the way.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await Promise.all(upstreams.map(becomesHealthy));
  let isClosed = false;
  // One after another: an answer that was late would put a node back that has said good-bye since.
  const checking = (async () => {
    while (!isClosed) {
      await pause(checkEveryMs);
      await Promise.all(upstreams.map(check));
    }
  })();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upstreams,
    async replace(index, url) {
      upstreams[index] = { url, isHealthy: false, open: 0, given: 0 };
      await becomesHealthy(upstreams[index]);
    },
    async close() {
      isClosed = true;
      await checking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
