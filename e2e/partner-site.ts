import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostPageWords, readHostFile } from '#server/http/host-pages/read-host-file.ts';

/** A site of a partner on a port of its own, another origin by any name it is called: it serves our host pages. */
export async function openPartnerSite(words: HostPageWords) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://partner');
    const key = searchParams.get('key') ?? words.key;
    const referrer = searchParams.get('referrer') ?? '$&';
    const snippet = words.snippet.replaceAll(words.key, key).replace('no-referrer-when-downgrade', referrer);
    const file = await readHostFile(pathname.slice(1), { ...words, key, snippet });
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' });
    response.end(file?.text);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    /** The address of the site by a name of this machine. */
    at: (host: string) => `http://${host}:${port}`,
    async close() {
      server.close();
      // A browser may hold a connection over which it has asked nothing yet; to Node that is no idle one.
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
