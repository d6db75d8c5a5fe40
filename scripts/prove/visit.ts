import { setTimeout as pause } from 'node:timers/promises';
import { readLastCode } from '../../e2e/sign-in-by-code.ts';

const READY_WITHIN_MS = 30_000;
const PHONE = '+7 (999) 000-00-07';

/** Does what visitors do of a product that has just begun with the small feed; «да» stands for what went well. */
export async function visit(url: string, dataDir: string): Promise<Record<string, string>> {
  const page = async (path: string) => (await fetch(`${url}${path}`)).status;
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
  const said = (isWell: boolean, otherwise: unknown) => (isWell ? 'да' : String(otherwise));

  const health = await readiness(url);
  const main = await page('/');
  const search = await fetch(`${url}/search`);
  // The start read a feed into an empty catalogue.
  const flats = (await search.text()).match(/for-sale\/\d+/g)?.length ?? 0;
  const asked = await post('/api/trpc/account.auth.requestCode', { json: { phone: PHONE, agreement: true } });
  const otp = await readLastCode(dataDir, PHONE);
  const signedIn = await post('/api/trpc/account.auth.authenticate', { json: { phone: PHONE, otp } });
  const lead = await sendLead(url);
  return {
    готовность: said(health.ok, await health.text()),
    главная: said(main === 200, main),
    'поиск и фид': said(search.status === 200 && flats > 0, `${search.status}, квартир ${flats}`),
    вход: said(asked.ok && signedIn.ok, `${asked.status}, ${signedIn.status}`),
    заявка: said(lead.ok, lead.status),
  };
}

/** Asks until a start that has said its address is ready, as proxies do. */
async function readiness(url: string): Promise<Response> {
  const until = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${url}/health/ready`);
    if (answer.ok || performance.now() > until) return answer;
    await pause(200);
  }
}

/** Sends one more lead of the widget. */
export function sendLead(url: string): Promise<Response> {
  return fetch(`${url}/api/ipo-calc/v3/widget/application?key=demo-ipo-calc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      phone: PHONE,
      name: 'Гость',
      amount: 10_500_000,
      price: 15_000_000,
      interest: 0.06,
      years: 20,
      initialPayment: 0.3,
      agreement: true,
    }),
  });
}
