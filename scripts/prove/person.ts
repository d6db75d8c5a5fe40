import { readLastCode } from '../../e2e/sign-in-by-code.ts';
import type { Fleet, Node } from './fleet.ts';

/** The main administrator, who may upload as many files as needed and try every outside system. */
const PHONE = '+7 (999) 000-00-01';
const PDF = Buffer.from('%PDF-1.4\nproof');

export interface Said {
  status: number;
  text: string;
  /** Milliseconds. */
  took: number;
}

/** What people do at a node that changes something or asks the outside world. */
export interface Person {
  /** The header of a session. */
  cookie: string;
  upload(): Promise<Said>;
  /** Has a document read on the page that tries recognition out. */
  recognize(): Promise<Said>;
  /** Leaves a lead. */
  apply(): Promise<Said>;
  get(path: string): Promise<Said>;
  call(procedure: string, json: object): Promise<Said>;
  /** The same person at another node of the installation. */
  at(url: string): Person;
}

/** Signs in by a code that the node wrote into its outbox, and is made what the proofs need. */
export async function signInPerson(
  fleet: Pick<Fleet, 'dataDir' | 'query'>,
  { url }: Pick<Node, 'url'>,
  dataDir = fleet.dataDir,
): Promise<Person> {
  const stranger = personOf(url, '');
  await stranger.call('account.auth.requestCode', { phone: PHONE, agreement: true });
  const json = { phone: PHONE, otp: await readLastCode(dataDir, PHONE) };
  const answer = await post(url, 'account.auth.authenticate', json, '');
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  if (!cookie.includes('authToken')) throw new Error(`Nobody was signed in: ${answer.status}`);
  await fleet.query(`UPDATE users SET groups = '{SUPERADMIN}' WHERE phone = $1`, [phoneOf(PHONE)]);
  return personOf(url, cookie);
}

/** The digits of a phone in the mask, as the database keeps them. */
function phoneOf(masked: string): string {
  return `+${masked.replace(/\D/g, '')}`;
}

let leads = 0;

function personOf(url: string, cookie: string): Person {
  const call = (procedure: string, json: object) => saidBy(() => post(url, procedure, json, cookie));
  return {
    cookie,
    call,
    get: (path) => saidBy(() => fetch(url + path, { headers: { cookie } })),
    upload() {
      const body = new FormData();
      body.append('files', new Blob([PDF], { type: 'application/pdf' }), 'proof.pdf');
      const headers = { cookie, origin: url };
      return saidBy(() => fetch(`${url}/api/upload`, { method: 'POST', headers, body }));
    },
    recognize() {
      const body = new FormData();
      body.append('file', new Blob([PDF], { type: 'application/pdf' }), 'proof.pdf');
      return saidBy(() =>
        fetch(`${url}/dev/beorg?kind=SNILS`, { method: 'POST', headers: { origin: url }, body }),
      );
    },
    apply() {
      leads += 1;
      const digits = String(leads).padStart(4, '0');
      const phone = `+7 (999) 555-${digits.slice(0, 2)}-${digits.slice(2)}`;
      const lead = { name: 'Анна', phone, CountryId: 1, HouseBook: false, agreement: true };
      return call('applyBookingLeadForm', lead);
    },
    at: (other) => personOf(other, cookie),
  };
}

function post(url: string, procedure: string, json: object, cookie: string): Promise<Response> {
  return fetch(`${url}/api/trpc/${procedure}`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ json }),
  });
}

async function saidBy(ask: () => Promise<Response>): Promise<Said> {
  const askedAt = performance.now();
  const answer = await ask();
  const text = await answer.text();
  return { status: answer.status, text, took: performance.now() - askedAt };
}
