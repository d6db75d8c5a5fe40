import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

/** The page as it travels to a browser, packed: who measures a server need not unpack what it sends. */
export async function askPacked(url: string): Promise<Buffer> {
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return body;
}
