import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { closeUnusedConnections } from './unused-connections.ts';

it('lets a server close although a browser holds a connection that it never used', async () => {
  const app = fastify();
  closeUnusedConnections(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), accepted]);
  await app.close();
  expect(socket.closed || (await once(socket, 'close'))).toBeTruthy();
});
