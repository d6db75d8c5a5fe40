import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { type Fault, goWrong } from '../../src/integrations/http/fake-vendor.ts';
import type { PortName } from '../../src/server/port-choices.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { type Person, type Said, signInPerson } from './person.ts';
import { type Proof, wholeOption } from './proof.ts';
import { PAGES } from './steady-load.ts';

/** How vendors go wrong; a name that is nobody's is in their contract suite, for it takes another address. */
const FAULTS: Record<string, Fault> = {
  refuse: { kind: 'refuse' },
  hang: { kind: 'hang' },
  'slow-body': { kind: 'slowBody' },
  'cut-json': { kind: 'truncated' },
  html: { kind: 'html' },
  'wrong-schema': { kind: 'wrongSchema' },
  'says-error': { kind: 'says', body: { status: 'ERROR', error: 'error', ok: false } },
  huge: { kind: 'huge' },
  500: { kind: 'status', status: 500 },
  429: { kind: 'status', status: 429, headers: { 'retry-after': '60' } },
  403: { kind: 'status', status: 403 },
  redirect: { kind: 'redirect', to: 'http://169.254.169.254/' },
};

interface Use {
  /** Something of the product that asks the port while pages are looked at. */
  ask(person: Person): Promise<Said>;
  withinMs: number;
}

/** A little over what the caller waits for, since the machine is busy. */
const SLACK_MS = 1_000;
const KREMLIN = '55.752,37.617';

/** The main administrator's «Проверить сейчас», which waits ten seconds at most. */
const checked = (port: string): Use => ({
  ask: (person) => person.call('admin.integrations.check', { port }),
  withinMs: 10_000,
});
let phones = 0;
const codeAsked: Use = {
  ask(person) {
    phones += 1;
    const phone = `+7 (999) 444-${String(phones).padStart(4, '0').replace(/^(..)/, '$1-')}`;
    return person.call('account.auth.requestCode', { phone, agreement: true });
  },
  withinMs: 10_000,
};
let places = 0;

/** Every port that has an adapter of a vendor, and what asks it. */
const USES: Record<PortName, Use> = {
  SMS: codeAsked,
  SMS_RESERVE: codeAsked,
  TELEGRAM: checked('telegram'),
  EMAIL: checked('email'),
  STORAGE: { ask: (person) => person.upload(), withinMs: 13_000 },
  LEADS: { ask: (person) => person.apply(), withinMs: 1_000 },
  PLACES: checked('places'),
  OBJECTS: checked('objects'),
  HOUSING: checked('housing'),
  ROUTING: {
    ask(person) {
      places += 1;
      const to = `55.7${String(places).padStart(4, '0')},37.64`;
      return person.get(`/distance-duration?from=${KREMLIN}&to=${to}&mode=foot`);
    },
    withinMs: 2_500,
  },
  ADDRESS: checked('addresses'),
  GEOCODER: checked('geocoder'),
  ICONS: { ask: (person) => person.get('/icons-banks/opaque/sberbank.svg'), withinMs: 1_500 },
  CURRENCY: checked('rates'),
  INDEXING: checked('indexing'),
  RECOGNITION: { ask: (person) => person.recognize(), withinMs: 60_000 },
};
type HurtPort = keyof typeof USES;
export const HURT_PORTS = Object.keys(USES) as HurtPort[];

/** Stands for all vendors at once; each port asks below a path of its own. */
async function openVendors() {
  const faults = new Map<string, Fault>();
  /** What nobody spoils answers something that no adapter understands. */
  const faultOf = (port = '') => faults.get(port) ?? FAULTS['wrong-schema']!;
  const server = createServer((request, response) => {
    request.on('error', () => {});
    goWrong(faultOf(request.url!.split('/')[1]), request, response);
  });
  const mail = createTcp((socket) => {
    socket.on('error', () => {});
    const { kind } = faultOf('EMAIL');
    if (kind === 'refuse') socket.destroy();
    else if (kind !== 'hang' && kind !== 'slowBody') socket.end('HTTP/1.1 500 Error\r\n\r\n');
  });
  for (const each of [server, mail]) {
    each.listen(0, '127.0.0.1');
    await once(each, 'listening');
  }
  const addressOf = (listening: typeof mail) => `127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const base = `http://${addressOf(server)}`;
  return {
    faults,
    env: {
      ...settings(base, {
        SMS: 'smsc',
        SMS_RESERVE: 'smsru',
        TELEGRAM: 'telegram',
        LEADS: 'webhook',
        PLACES: '2gis',
        OBJECTS: 'http',
        HOUSING: 'http',
        ROUTING: 'osrm',
        ADDRESS: 'dadata',
        GEOCODER: 'dadata',
        ICONS: 'http',
        CURRENCY: 'cbr',
        INDEXING: 'yandex',
        RECOGNITION: 'beorg',
      }),
      INDEXING_KEY: 'indexing-key',
      RECOGNITION_KEY: 'token:machine:project',
      TELEGRAM_BOT_NAME: 'genplan_bot',
      EMAIL_PROVIDER: 'smtp',
      SMTP_URL: `smtp://${addressOf(mail)}`,
      EMAIL_FROM: 'noreply@genplan.test',
      STORAGE_PROVIDER: 's3',
      S3_ENDPOINT: `${base}/STORAGE`,
      S3_BUCKET: 'files',
      S3_KEY: 'key',
      S3_SECRET: 'secret',
      FETCH_ALLOW_HOSTS: addressOf(server),
    },
    close() {
      server.closeAllConnections();
      server.close();
      mail.close();
    },
  };
}

function settings(base: string, providers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(providers).flatMap(([port, provider]) => [
      [`${port}_PROVIDER`, provider],
      [`${port}_BASE_URL`, `${base}/${port}`],
      [`${port}_KEY`, 'key'],
    ]),
  );
}

export interface Wound {
  ports: readonly HurtPort[];
  fault: string;
  pages: Said[];
  uses: { port: HurtPort; said: Said }[];
}

/**
 * Gives one node nothing but vendors in trouble, spoils ports as told, one plan after another, and looks at pages while
 * something asks those ports. The installation has its demo catalogue before.
 */
export async function hurtPorts(
  fleet: Fleet,
  plans: readonly Pick<Wound, 'ports' | 'fault'>[],
  say: (line: string) => void = () => {},
): Promise<Wound[]> {
  const first = await fleet.startNode();
  const person = await signInPerson(fleet, first);
  await first.stop();
  const vendors = await openVendors();
  try {
    const node = await fleet.startNode(vendors.env);
    const here = person.at(node.url);
    // The first look at a page reads its code.
    for (const page of PAGES) await here.get(page);
    const wounds: Wound[] = [];
    for (const { ports, fault } of plans) {
      vendors.faults.clear();
      for (const port of ports) vendors.faults.set(port, FAULTS[fault]!);
      // The second vendor is asked only when the first one took nothing.
      if (ports.includes('SMS_RESERVE')) vendors.faults.set('SMS', FAULTS.refuse!);
      const using = Promise.all(ports.map(async (port) => ({ port, said: await USES[port].ask(here) })));
      const pages: Said[] = [];
      for (const page of PAGES) pages.push(await here.get(page));
      const uses = await using;
      wounds.push({ ports, fault, pages, uses });
      const slowest = Math.max(...pages.map(({ took }) => took));
      say(
        `${fault} ${ports.join(' ')}: страницы ${Math.round(slowest)} мс; ` +
          uses.map(({ said }) => `${said.status} за ${Math.round(said.took)} мс`).join(', '),
      );
    }
    return wounds;
  } finally {
    vendors.close();
  }
}

/** Pages that were not shown, and calls that were neither answered nor told in order to come later. */
export function brokenBy(wounds: readonly Wound[]): string[] {
  return wounds.flatMap(({ fault, pages, uses }) => [
    ...pages.filter(({ status }) => status !== 200).map(({ status }) => `страница ${status} при ${fault}`),
    ...uses
      .filter(({ said }) => ![200, 503].includes(said.status))
      .map(({ port, said }) => `${port} ${said.status} при ${fault}`),
  ]);
}

function lateIn(wounds: readonly Wound[], budgetMs: number): string[] {
  return wounds.flatMap(({ fault, pages, uses }) => [
    ...pages.filter(({ took }) => took > budgetMs).map(({ took }) => `страница ${took} мс при ${fault}`),
    ...uses
      .filter(({ port, said }) => said.took > USES[port].withinMs + SLACK_MS)
      .map(({ port, said }) => `${port} ${Math.round(said.took)} мс при ${fault}`),
  ]);
}

/** Its short form is e2e/under-fire.e2e.ts; each adapter alone meets each fault in tests/vendor-contract.ts. */
export const ports: Proof = {
  ru: 'каждый порт при каждом отказе (--faults hang,500, --budget 1000): страницы целы и в срок, ни одной 5xx',
  en: 'each port in each trouble (--faults hang,500, --budget 1000): pages whole and in time, no 5xx',
  options: { faults: { type: 'string' }, budget: { type: 'string' } },
  async run(options, say) {
    const budgetMs = wholeOption(options, 'budget', 1_000);
    const faults = String(options.faults ?? Object.keys(FAULTS).join(',')).split(',');
    const unknown = faults.filter((fault) => !(fault in FAULTS));
    if (unknown.length > 0) throw new Error(`Нет отказов: ${unknown.join(', ')}`);
    const fleet = await openFleet();
    try {
      const plans = faults.flatMap((fault) => HURT_PORTS.map((port) => ({ ports: [port], fault })));
      const wounds = await hurtPorts(fleet, plans, say);
      const faulty = [...brokenBy(wounds), ...lateIn(wounds, budgetMs)];
      const pages = wounds.flatMap((wound) => wound.pages.map(({ took }) => took));
      return {
        holds: faulty.length === 0,
        figure:
          `портов ${HURT_PORTS.length}, отказов ${faults.length}, страниц ${pages.length}, ` +
          `дольше всех ${Math.round(Math.max(...pages))} мс; ` +
          (faulty.length === 0 ? 'нарушений нет' : faulty.join('; ')),
      };
    } finally {
      await fleet.close();
    }
  },
};
