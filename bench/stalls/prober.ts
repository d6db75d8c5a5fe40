import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Milliseconds between two calls of the client that waits. */
const RHYTHM_MS = 10;

export interface Prober {
  /**
   * The longest wait of a call that was due since the last time it was asked, milliseconds, without what other programs
   * of the machine took of it.
   */
  longest(): Promise<number>;
  stop(): Promise<unknown>;
}

/** Acts as another client that calls an address in a steady rhythm, without waiting for the answers. */
export function startProber(url: string, pid: number): Prober {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, pid } });
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
function probe(url: string, pid: number): void {
  const agent = new Agent({ keepAlive: true });
  const lines = [`/proc/${pid}/task/${pid}/schedstat`, '/proc/thread-self/schedstat'];
  let calls: Promise<number>[] = [];
  let due = performance.now();
  const tick = () => {
    for (; due <= performance.now(); due += RHYTHM_MS) calls.push(wait(url, agent, due, lines));
    setTimeout(tick, Math.max(0, due - performance.now()));
  };
  tick();
  parentPort!.on('message', async () => {
    const asked = calls;
    calls = [];
    parentPort!.postMessage(Math.max(0, ...(await Promise.all(asked))));
  });
}

function wait(url: string, agent: Agent, due: number, lines: readonly string[]): Promise<number> {
  const before = lines.map(timeInLine);
  return new Promise((done, fail) => {
    const call = get(url, { agent }, (response) => {
      response.resume().on('end', () => {
        const inLine = Math.max(...lines.map((line, at) => timeInLine(line) - before[at]!));
        done(Math.max(0, performance.now() - due - inLine));
      });
      if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`));
    });
    call.on('error', (error) => {
      // A connection that nobody used for a while is closed by the server, perhaps at this very moment.
      if (call.reusedSocket) wait(url, agent, due, lines).then(done, fail);
      else fail(new Error(`${url} after ${performance.now() - due} ms`, { cause: error }));
    });
  });
}

/** Gives the milliseconds that a thread was ready to run without a processor; 0 where the system does not tell. */
function timeInLine(file: string): number {
  try {
    return Number(readFileSync(file, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

if (workerData?.url) probe(workerData.url, workerData.pid);
