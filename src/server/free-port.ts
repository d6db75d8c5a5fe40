import { createServer } from 'node:net';

/**
 * Systems lend ports from 32768 (Linux) or 49152 (macOS) on to connections that go out, so that one of those may be
 * gone by the time a server that takes seconds to start listens on it.
 */
const LOWEST = 15_000;
const HIGHEST = 32_767;

/** A port of this computer that nothing listens on, and that no connection takes in the meantime. */
export function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(freePort());
      else fail(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(port)));
  });
}
