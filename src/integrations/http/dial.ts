import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Fail } from '../result.ts';
import type { Target } from './check-url.ts';
import { blocked, failOf } from './fail-of.ts';
import { type Address, CONNECT_MS, type Guard, systemNetwork } from './guard.ts';
import { mayConnect } from './judge-address.ts';
import { waitFor, within } from './wait-for.ts';

interface Waiting {
  signal: AbortSignal;
  /** Milliseconds of silence: for the resolver and for the handshake of TLS. */
  idleMs: number;
}

/**
 * Opens a connection to a checked target: every address of its name must be allowed, the socket goes to one of
 * those very addresses, and not a byte is sent before the far end proves to be it.
 */
export async function dial(target: Target, guard: Guard, waiting: Waiting): Promise<Socket | Fail> {
  const network = guard.network ?? systemNetwork;
  const { hostname, port } = target;
  let socket: Socket | undefined;
  try {
    const addresses = await resolve(hostname, network.resolve, within(waiting.idleMs, waiting.signal));
    if (addresses.length === 0) return failOf({ code: 'ENOTFOUND' });
    if (!addresses.every(({ address }) => mayConnect(address, target.isListed))) return blocked('address');

    socket = network.connect({ hostname, port, addresses });
    await waitFor(socket, 'connect', guard.connectMs ?? CONNECT_MS, waiting.signal);
    const { remoteAddress } = socket;
    if (!addresses.some(({ address }) => address === remoteAddress)) {
      socket.destroy();
      return blocked('address');
    }
    return target.url.protocol === 'https:' ? await secure(socket, hostname, guard, waiting) : socket;
  } catch (error) {
    socket?.destroy();
    return failOf(error);
  }
}

/** The addresses of a host; a resolver cannot be stopped, so past the signal its answer is dropped. */
async function resolve(
  hostname: string,
  ask: (hostname: string) => Promise<Address[]>,
  signal: AbortSignal,
): Promise<Address[]> {
  const family = isIP(hostname);
  if (family !== 0) return [{ address: hostname, family }];
  signal.throwIfAborted();
  const answer = ask(hostname);
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    answer.then(done, fail);
  });
}

async function secure(raw: Socket, hostname: string, guard: Guard, waiting: Waiting): Promise<Socket | Fail> {
  const socket = connectTls({
    socket: raw,
    host: hostname,
    // A name only: RFC 6066 has no server name for addresses and no final dot.
    servername: isIP(hostname) === 0 ? hostname.replace(/\.$/, '') : '',
    ...(guard.ca !== undefined && { ca: guard.ca }),
  });
  try {
    await waitFor(socket, 'secureConnect', waiting.idleMs, waiting.signal);
    return socket;
  } catch (error) {
    socket.destroy();
    return socket.authorizationError ? blocked('certificate') : failOf(error);
  }
}
