import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';

export interface Address {
  address: string;
  family: number;
}

/** The functions that reach the network; tests replace them. */
export interface Network {
  resolve(hostname: string): Promise<Address[]>;
  /** Begins a connection to one of `addresses` and to nothing else. */
  connect(to: { hostname: string; port: number; addresses: readonly Address[] }): Socket;
}

/** Settings of one installation for its guarded client. */
export interface Guard {
  now(): Date;
  /** `host:port` pairs that may be in a private network or on any port; the host as in a URL, IPv6 in brackets. */
  allowHosts: readonly string[];
  /** Ports for all other hosts: 80 and 443 by default. */
  ports?: readonly number[];
  /** Milliseconds to a TCP connection: 1,000 by default. */
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
      // The checked address is the only answer: a second lookup could give another one.
      lookup: (_hostname, options, done) =>
        options.all ? done(null, [...addresses]) : done(null, addresses[0]!.address, addresses[0]!.family),
    }),
};
