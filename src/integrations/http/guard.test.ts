import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '../result.ts';
import { type FakeServer, startFakeServer } from './fake-server.ts';
import { type Address, type Guard, systemNetwork } from './guard.ts';
import { openUrl } from './open-url.ts';

/** A server that no outsider may reach; it listens on both loopbacks where the machine has both. */
let canary: FakeServer;
let front: FakeServer;
let redirectTo: string;
let connects: string[];
/** Answers of the resolver by name, one for each query. */
let answers: Record<string, string[][]>;

beforeAll(async () => {
  canary = await startFakeServer((_request, response) => response.end('secret'));
  front = await startFakeServer((_request, response) => {
    response.writeHead(302, { location: redirectTo }).end();
  });
});
afterAll(() => Promise.all([canary.close(), front.close()]));
beforeEach(() => {
  connects = [];
  answers = {};
});

const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

/** The canary's port counts as a usual one, so that only the judging of addresses protects it. */
function guard(allowHosts: string[] = []): Guard {
  return {
    now: () => new Date('2026-11-20T09:00:00Z'),
    allowHosts,
    ports: [80, 443, canary.port],
    network: {
      async resolve(hostname) {
        const scripted = answers[hostname]?.shift() ?? LOOPBACK_NAMES[hostname];
        if (!scripted) throw new Error(`nobody told what ${hostname} is`);
        return scripted.map(asAddress);
      },
      connect(to) {
        connects.push(to.addresses.map(({ address }) => address).join());
        return systemNetwork.connect(to);
      },
    },
  };
}

const LOOPBACK_NAMES: Record<string, string[]> = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
};

function asAddress(address: string): Address {
  return { address, family: address.includes(':') ? 6 : 4 };
}

async function open(url: string, setup = guard()) {
  const opened = await openUrl(setup, { url, maxBytes: 1_000 }, call);
  if (!opened.ok) return { kind: opened.kind, code: opened.providerCode, retryable: opened.retryable };
  opened.value.body.destroy();
  return opened.value.status;
}

const refused = (code: string) => ({ kind: 'blocked', code, retryable: false });

it('the canary sings when the allow list lets it be reached', async () => {
  expect(await open(`${canary.origin}/proof`, guard([canary.listed]))).toBe(200);
  expect(canary.calls.splice(0)).toEqual(['/proof']);
});

describe('forms of an address inside', () => {
  const HOSTS = [
    // Loopback, spelled in every way the URL parser understands.
    ...['127.0.0.1', '127.0.0.1.', '127.1', '127.0.1', '127.255.255.254', '2130706433', '017700000001'],
    ...[
      '0x7f000001',
      '0x7F.0.0.1',
      '0177.0.0.1',
      '0x7f.1',
      '0177.0x0.0.01',
      '%31%32%37.0.0.1',
      '127%2e0%2e0%2e1',
    ],
    ...['①②⑦.0.0.1', '１２７.0.0.1', '127。0。0。1', '127．0．0．1', '0', '0.0.0.0', '0x0', '00000'],
    ...['localhost', 'LOCALHOST', 'localhost.', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ'],
    ...['[::1]', '[0:0:0:0:0:0:0:1]', '[0000::0001]', '[::]', '[::127.0.0.1]', '[::ffff:127.0.0.1]'],
    ...['[::ffff:7f00:1]', '[0:0:0:0:0:ffff:127.0.0.1]', '[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]'],
    ...['[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::1]'],
    // Private neighbours, cloud metadata and reserved addresses.
    ...['10.0.0.1', '012.0.0.1', '167772161', '172.16.0.1', '172.31.255.255', '192.168.0.1', '3232235521'],
    ...['0xc0a80001', '169.254.169.254', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '169.254.43518'],
    ...['100.100.100.200', '100.64.0.1', '168.63.129.16', '192.0.0.192', '198.18.0.1', '203.0.113.1'],
    ...['224.0.0.1', '239.255.255.250', '255.255.255.255', '4294967295', '[fd00:ec2::254]', '[fe80::1]'],
    ...[
      '[fc00::1]',
      '[ff02::1]',
      '[::ffff:169.254.169.254]',
      '[::ffff:a9fe:a9fe]',
      '[fec0::1]',
      '[2001:db8::1]',
    ],
  ];
  it.each(HOSTS)('%s', async (host) => {
    expect(await open(`http://${host}:${canary.port}/`)).toEqual(refused('address'));
  });

  it.each([
    (at: string) => `http:${at}/`,
    (at: string) => `http:/${at}/`,
    (at: string) => `http:\\\\${at}\\`,
    (at: string) => `http:////${at}/`,
    (at: string) => ` \thttp://${at}/\n`,
    (at: string) => `ht\ntp://127.0\t.0.1:${at.split(':')[1]}/`,
    (at: string) => `HTTP://${at}?@example.org/`,
    (at: string) => `http://${at}#@example.org/`,
    (at: string) => `http://${at}\\@example.org/`,
    (at: string) => `https://${at}/`,
  ])('written so: %s', async (write) => {
    expect(await open(write(canary.listed))).toEqual(refused('address'));
  });

  it.each([
    ['userinfo', (at: string) => `http://example.org@${at}/`],
    ['userinfo', (at: string) => `http://example.org:80@${at}/`],
    ['userinfo', (at: string) => `http://:secret@${at}/`],
    ['userinfo', () => 'http://user:secret@example.org/'],
    ['bad_url', (at: string) => `http://example.org:80:${at}/`],
    ['bad_url', () => 'http://256.0.0.1/'],
    ['bad_url', () => 'http://127.0.0.1.5/'],
    ['bad_url', () => 'http://[::1%25lo]/'],
    ['bad_url', () => 'http:///'],
    ['bad_url', () => '//example.org/'],
    ['bad_url', () => 'feed.xml'],
    ['bad_url', () => ''],
    ['port', () => 'http://example.org:22/'],
    ['port', () => 'http://127.0.0.1:5432/'],
    ['port', () => 'https://example.org:8443/'],
    ['port', () => 'http://example.org:0/'],
    ['scheme', (at: string) => `ftp://${at}/`],
    ['scheme', (at: string) => `ws://${at}/`],
    ['scheme', (at: string) => `gopher://${at}/_GET`],
    ['scheme', (at: string) => `blob:http://${at}/`],
    ['scheme', (at: string) => `view-source:http://${at}/`],
    ['scheme', () => 'file:///etc/passwd'],
    ['scheme', () => 'data:text/xml,<feed/>'],
    ['scheme', () => 'javascript:alert(1)'],
  ])('refused for its %s: %s', async (code, write) => {
    expect(await open(write(canary.listed))).toEqual(refused(code));
  });

  it('not one of them began a connection', async () => {
    // The tests above have all run, because tests of one file run in order.
    expect([canary.calls, canary.connections()]).toEqual([[], 1]);
  });
});

describe('names', () => {
  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['both loopbacks', ['::1', '127.0.0.1']],
    ['a public and a private address', ['93.184.215.14', '10.0.0.1']],
    ['metadata in an IPv4-mapped form', ['::ffff:169.254.169.254']],
    ['a link-local address with its zone', ['fe80::1%eth0']],
  ])('that resolve to %s', async (_title, addresses) => {
    answers = { 'feeds.test': [addresses] };
    expect(await open(`http://feeds.test:${canary.port}/`)).toEqual(refused('address'));
    expect(connects).toEqual([]);
  });

  it('are asked once a connection, which goes to that very answer', async () => {
    answers = { 'feeds.test': [['93.184.215.14'], ['127.0.0.1']] };
    const setup = guard();
    // The socket connects to another address than it was told.
    setup.network!.connect = ({ port, addresses }) => {
      connects.push(addresses.map(({ address }) => address).join());
      return connect({ host: '127.0.0.1', port });
    };
    expect(await open(`http://feeds.test:${canary.port}/`, setup)).toEqual(refused('address'));
    expect(connects).toEqual(['93.184.215.14']);
    expect(answers['feeds.test']).toEqual([['127.0.0.1']]);
    expect(canary.calls).toEqual([]);
    await canary.idle();
  });

  it('that turn private between two hops are refused at the second', async () => {
    answers = { 'feeds.test': [['127.0.0.1'], ['169.254.169.254'], ['127.0.0.1']] };
    redirectTo = `http://feeds.test:${front.port}/again`;
    const setup = guard([`feeds.test:${front.port}`]);
    expect(await open(`http://feeds.test:${front.port}/`, setup)).toEqual(refused('address'));
    expect(connects).toEqual(['127.0.0.1']);
    expect(front.calls.splice(0)).toEqual(['/']);
  });

  it('that no longer exist, or mean nothing', async () => {
    answers = { 'feeds.test': [[]] };
    const nowhere = { kind: 'unavailable', code: 'ENOTFOUND', retryable: true };
    expect(await open('http://feeds.test/')).toEqual(nowhere);
    const setup = guard();
    setup.network!.resolve = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
    expect(await open('http://feeds.test/', setup)).toEqual(nowhere);
  });
});

describe('redirects', () => {
  it.each([
    ['address', () => canary.origin],
    ['address', () => `//2130706433:${canary.port}/`],
    ['address', () => 'http://169.254.169.254/latest/meta-data/'],
    ['address', () => `http://[::ffff:127.0.0.1]:${canary.port}/`],
    ['port', () => 'http://example.org:6379/'],
    ['scheme', () => 'file:///etc/passwd'],
    ['scheme', () => 'gopher://127.0.0.1/'],
    ['userinfo', () => 'http://user@example.org/'],
    ['bad_url', () => 'http://300.300.300.300/'],
  ])('inside are refused for their %s', async (code, location) => {
    redirectTo = location();
    expect(await open(`${front.origin}/?key=secret`, guard([front.listed]))).toEqual(refused(code));
    expect(connects).toEqual(['127.0.0.1']);
    expect(canary.calls).toEqual([]);
  });

  it('end after three', async () => {
    front.calls.length = 0;
    redirectTo = '/next';
    expect(await open(`${front.origin}/first`, guard([front.listed]))).toEqual({
      kind: 'rejected',
      code: 'too_many_redirects',
      retryable: false,
    });
    expect(front.calls).toEqual(['/first', '/next', '/next', '/next']);
  });
});

describe('the allow list', () => {
  it('opens one port of one host, however the address is spelled', async () => {
    const setup = guard([canary.listed]);
    expect(await open(`http://0x7f.1:${canary.port}/`, setup)).toBe(200);
    expect(await open(`http://127.0.0.2:${canary.port}/`, setup)).toEqual(refused('address'));
    expect(await open('http://127.0.0.1:80/', setup)).toEqual(refused('address'));
  });

  it.each(['169.254.169.254', '100.64.0.1', '0.0.0.0', '[::ffff:7f00:1]', '[fd00:ec2::254]'])(
    'never opens %s',
    async (host) => {
      expect(await open(`http://${host}:8080/`, guard([`${host}:8080`]))).toEqual(refused('address'));
      expect(connects).toEqual([]);
    },
  );

  it('never opens metadata by a listed name', async () => {
    answers = { 'feeds.internal': [['169.254.169.254']] };
    expect(await open('http://feeds.internal:8080/', guard(['feeds.internal:8080']))).toEqual(
      refused('address'),
    );
  });
});
