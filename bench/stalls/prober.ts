import { Agent, get } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Milliseconds between two calls of the client that waits. */
const RHYTHM_MS = 10;

export interface Prober {
  /** The longest wait of a call that was due since the last time it was asked, milliseconds. */
  longest(): Promise<number>;
  stop(): Promise<unknown>;
}

/** Another client: calls an address in a steady rhythm, whether the last call was answered or not. */
export function startProber(url: string): Prober {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } });
  return {
    longest: () =>
      new Promise((done) => {
        worker.once('message', done);
        worker.postMessage('longest');
      }),
    stop: () => worker.terminate(),
  };
}

/** In a thread of its own, so that making nasty inputs does not look like a wait. */
function probe(url: string): void {
  const agent = new Agent({ keepAlive: true });
  let calls: Promise<number>[] = [];
  let due = performance.now();
  const tick = () => {
    for (; due <= performance.now(); due += RHYTHM_MS) calls.push(wait(url, agent, due));
    setTimeout(tick, Math.max(0, due - performance.now()));
  };
  tick();
  parentPort!.on('message', async () => {
    const asked = calls;
    calls = [];
    parentPort!.postMessage(Math.max(0, ...(await Promise.all(asked))));
  });
}

function wait(url: string, agent: Agent, due: number): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => done(performance.now() - due));
      if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`));
    }).on('error', fail);
  });
}

if (workerData?.url) probe(workerData.url);
