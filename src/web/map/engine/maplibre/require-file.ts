/**
 * Fetches a file that the browser keeps, before the engine asks for it: a worker or data that did not come tell
 * nobody, and the map would stay grey for ever. Errors: rejects when the file does not come.
 */
export async function requireFile(url: string): Promise<void> {
  const { ok, status } = await fetch(url);
  if (!ok) throw new Error(`${url} answered ${status}`);
}
