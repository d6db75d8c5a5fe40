import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../e2e/product.ts';
import { type Person, signInPerson } from '../scripts/prove/person.ts';
import type { LeadList } from '../src/contract/lead-desk.ts';

export interface LeadStorm {
  /** Leads the server answered with 2xx: all of them, since a client repeats until it hears so. */
  answered: number;
  /** Answered leads that never reached the destination. */
  lost: number;
  /** Leads that reached it more than once. */
  doubled: number;
  /** Doubles that came under another number. */
  renumbered: number;
  /** Calls without an answer, repeated with the same key. */
  repeated: number;
  kills: number;
  seconds: number;
  /** The desk that somebody had open all the while. */
  desk: {
    /** How often it was read. */
    readings: number;
    /** Readings that lacked a lead which had been answered before they began. */
    behind: number;
    /** Answered leads that it shows not once in the end. */
    notOnce: number;
  };
}

interface Options {
  leads: number;
  kills: number;
  dataDir: string;
  /** A free port, the same for every start. */
  port: number;
}

const SENDERS = 16;
/** As often as a person looks who cannot wait. */
const GLANCE_MS = 100;
/** After this much silence no more leads will come: a destination gets leads one by one, so all take a while. */
const SILENCE_MS = 120_000;

/**
 * Sends leads of the widget to a product that is killed by SIGKILL over and over, as clients that repeat a call
 * without an answer, and holds what its destination received against what was answered. The destination is a strict
 * local server that takes each lead once it has read it whole. Somebody has the desk open all the while.
 */
export async function stormOfLeads({ leads, kills, dataDir, port }: Options): Promise<LeadStorm> {
  const destination = await startDestination();
  const env = {
    PORT: String(port),
    LEADS_PROVIDER: 'webhook',
    LEADS_BASE_URL: `${destination.origin}/leads`,
    LEADS_KEY: 'storm',
    FETCH_ALLOW_HOSTS: destination.origin.replace('http://', ''),
    LOG_LEVEL: 'fatal',
  };
  const begun = performance.now();
  let product = await startProduct(dataDir, env);
  const person = await openDesk(product.url, dataDir);
  let sent = 0;
  let answered = 0;
  let repeated = 0;

  const sender = async () => {
    while (sent < leads) {
      const number = sent++;
      while (!(await apply(product.url, number))) {
        repeated += 1;
        await pause(250);
      }
      answered += 1;
    }
  };
  const killer = async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      // The kill falls into the middle of the work: a share of the leads is answered before each kill, the rest after.
      while (answered < (leads * kill) / (kills + 1)) await pause(1);
      product.child.kill('SIGKILL');
      await once(product.child, 'exit');
      product = await startProduct(dataDir, env);
    }
  };
  let isOver = false;
  let readings = 0;
  let behind = 0;
  const watcher = async () => {
    while (!isOver) {
      const known = answered;
      const list = await readDesk(person.at(product.url), 1);
      if (list) {
        readings += 1;
        if (list.counts.all < known) behind += 1;
      }
      await pause(GLANCE_MS);
    }
  };
  try {
    const watching = watcher();
    await Promise.all([killer(), ...Array.from({ length: SENDERS }, sender)]).finally(() => {
      isOver = true;
    });
    await watching;
    const ended = performance.now();
    const isSilent = () => performance.now() - Math.max(ended, destination.lastAt()) > SILENCE_MS;
    while (destination.received.size < leads && !isSilent()) await pause(50);
    const numbers = [...destination.received.values()];
    const shown = await countNames(person.at(product.url));
    const all = Array.from({ length: leads }, (_, number) => shown.get(nameOf(number)) ?? 0);
    return {
      answered,
      lost: leads - destination.received.size,
      doubled: numbers.filter(({ length }) => length > 1).length,
      renumbered: numbers.filter((ids) => new Set(ids).size > 1).length,
      repeated,
      kills,
      seconds: (performance.now() - begun) / 1000,
      desk: { readings, behind, notOnce: all.filter((times) => times !== 1).length },
    };
  } finally {
    await product.stop();
    await destination.close();
  }
}

function nameOf(number: number): string {
  return `Гость ${number}`;
}

/** Somebody who reads the desk; the demo people of the product are there already. */
function openDesk(url: string, dataDir: string): Promise<Person> {
  return signInPerson({ dataDir, query: async () => [] }, { url });
}

/** A page of the desk; null while the server is being killed. */
async function readDesk(person: Person, page: number): Promise<LeadList | null> {
  const input = encodeURIComponent(JSON.stringify({ json: { text: '', page } }));
  const said = await person.get(`/api/trpc/admin.leads.list?input=${input}`).catch(() => null);
  return said?.status === 200 ? JSON.parse(said.text).result.data.json : null;
}

/** How often the whole desk shows each name. */
async function countNames(person: Person): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await readDesk(person, page);
    if (!list) throw new Error('The desk does not answer');
    for (const { name } of list.rows) counts.set(name!, (counts.get(name!) ?? 0) + 1);
    pages = list.pages;
  }
  return counts;
}

/** One lead by its own key of repetition; false when no answer came. */
async function apply(url: string, number: number): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/ipo-calc/v3/widget/application?key=demo-ipo-calc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `storm-${number}` },
      body: JSON.stringify({
        phone: '+7 (999) 000-00-05',
        name: nameOf(number),
        amount: 10_500_000,
        price: 15_000_000,
        interest: 0.06,
        years: 20,
        initialPayment: 0.3,
        agreement: true,
      }),
      signal: AbortSignal.timeout(20_000),
    });
    if (response.status >= 400 && response.status < 500) throw new Error(`refused: ${await response.text()}`);
    return response.ok;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('refused')) throw error;
    return false;
  }
}

/** Takes leads and remembers the numbers each name came under. */
async function startDestination() {
  const received = new Map<string, string[]>();
  let lastAt = performance.now();
  const server = createServer(async (request, response) => {
    const { id, data } = JSON.parse(await text(request)) as { id: string; data: { name: string } };
    const isSigned = /^t=\d+,v1=[0-9a-f]{64}$/.test(String(request.headers['x-signature']));
    if (!isSigned || request.headers['x-event-id'] !== id) return response.writeHead(400).end();
    lastAt = performance.now();
    received.set(data.name, [...(received.get(data.name) ?? []), id]);
    return response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    lastAt: () => lastAt,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
