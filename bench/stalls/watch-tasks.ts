import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

// Loaded into the product by --import. Every turn of its event loop is measured by the processor time of the main
// thread, so that what other programs of the machine take away is nobody's task. GET answers the longest one in
// milliseconds and forgets it.

const PERIOD_MS = 1;

if (isMainThread && process.env.WATCH_TASKS_PORT) watch(Number(process.env.WATCH_TASKS_PORT));

function watch(port: number): void {
  let before = process.threadCpuUsage();
  let longest = 0;
  const turn = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
  };
  setInterval(turn, PERIOD_MS).unref();
  const server = createServer((_, response) => {
    turn();
    response.end(String(longest / 1_000));
    longest = 0;
  });
  // Programs that the product starts, a build at first, are told of the same port.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1').unref();
}
