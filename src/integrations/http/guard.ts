import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';

/** An IP address as a resolver answers it. */
export interface Address {
  address: string;
  family: number;
}

/** The two doors to the net; tests put their own in. */
export interface Network {
  resolve(hostname: string): Promise<Address[]>;
  /** Begins a connection to one of `addresses` and to nothing else. */
  connect(to: { hostname: string; port: number; addresses: readonly Address[] }): Socket;
}

/** What an installation lets its guarded client do. */
export interface Guard {
  now(): Date;
  /** `host:port` that may lie in a private network or off the usual ports; the host as in a URL, IPv6 in brackets. */
  allowHosts: readonly string[];
  /** Ports of everybody else: 80 and 443 unless told. */
  ports?: readonly number[];
  /** Milliseconds to a TCP connection: 1,000 unless told. */
  connectMs?: number;
  network?: Network;
  /** PEM of the authorities to trust instead of the usual ones. */
  ca?: string;
}

export const WEB_PORTS: readonly number[] = [80, 443];
export const CONNECT_MS = 1_000;

export const systemNetwork: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  connect: ({ hostname, port, addresses }) =>
    connect({
      host: hostname,
      port,
      autoSelectFamily: true,
      // The checked answer is the only one: asking again would let a name change between check and use.
      lookup: (_hostname, options, done) =>
        options.all ? done(null, [...addresses]) : done(null, addresses[0]!.address, addresses[0]!.family),
    }),
};
