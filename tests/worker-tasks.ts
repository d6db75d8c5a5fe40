import { buffer } from 'node:stream/consumers';

/** Tasks of the tests of threads, good and bad. */
export function doubled({ n }: { n: number }): number {
  return n * 2;
}

export function spin(_: null): never {
  for (;;);
}

export function hoard(_: null): number {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => index + kept.length));
}

export function fail(text: string): never {
  throw new TypeError(text);
}

/** Reads what came as bytes, waiting for something outside of the thread's own steps. */
export async function measured(bytes: Uint8Array): Promise<number> {
  const { Readable } = await import('node:stream');
  return (await buffer(Readable.from([bytes]))).length;
}
