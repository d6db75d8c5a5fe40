export interface PageRate {
  pagesPerSecond: number;
  /** Bytes of one page as it stands, unpacked. */
  bytes: number;
}

/** Asks for one page again and again over several connections; the first requests, which warm it up, do not count. */
export async function countPages(url: string, { pages = 300, connections = 8 } = {}): Promise<PageRate> {
  const html = await ask(url);
  for (let warming = 0; warming < connections * 5; warming++) await ask(url);
  let left = pages;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await ask(url);
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  return { pagesPerSecond: pages / seconds, bytes: Buffer.byteLength(html) };
}

async function ask(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
