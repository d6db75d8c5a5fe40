import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { freePort } from './free-port.ts';

it('is none that the system lends to connections that go out', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(Math.min(...ports)).toBeGreaterThan(1_024);
});

it('is another one where somebody listens', async () => {
  const first = vi.spyOn(Math, 'random').mockReturnValueOnce(0.5);
  const taken = await freePort();
  const server = createServer().listen(taken, '127.0.0.1');
  first.mockReturnValueOnce(0.5).mockReturnValueOnce(0.25);
  expect(await freePort()).not.toBe(taken);
  first.mockRestore();
  await new Promise((done) => server.close(done));
});
