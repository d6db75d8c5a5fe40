import { readFile } from 'node:fs/promises';
import { askPacked } from './ask-packed.ts';

export interface PageRate {
  pagesPerSecond: number;
  /** Processor time of a process and its threads, milliseconds a page; null where it cannot be read. */
  cpuMs: number | null;
  /** Bytes of one page as it travels. */
  bytes: number;
}

interface Options {
  pages?: number;
  connections?: number;
  /** The process whose time counts. */
  pid?: number | undefined;
}

/** V8 compiles a page server for as long: before it a page takes half as long again. */
const WARMING_MS = 4_000;

/** Asks for pages over several connections, the next by its number; the requests of the first seconds do not count. */
export async function countPages(
  addressOf: (number: number) => string,
  { pages = 300, connections = 8, pid }: Options = {},
): Promise<PageRate> {
  let asked = 0;
  const askNext = () => askPacked(addressOf(asked++));
  const { length: bytes } = await askNext();
  const askWhile = (mayGoOn: () => boolean) =>
    Promise.all(
      Array.from({ length: connections }, async () => {
        while (mayGoOn()) await askNext();
      }),
    );
  const warmUntil = performance.now() + WARMING_MS;
  await askWhile(() => performance.now() < warmUntil);
  let left = pages;
  const [start, cpuBefore] = [performance.now(), await cpuMsOf(pid)];
  await askWhile(() => left-- > 0);
  const [seconds, cpuAfter] = [(performance.now() - start) / 1_000, await cpuMsOf(pid)];
  const cpuMs = cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / pages;
  return { pagesPerSecond: pages / seconds, cpuMs, bytes };
}

/** What a process has spent so far; Linux alone says so of another process, in hundredths of a second. */
async function cpuMsOf(pid: number | undefined): Promise<number | null> {
  const stat = pid === undefined ? '' : await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return Number.isFinite(user + system) ? (user + system) * 10 : null;
}
