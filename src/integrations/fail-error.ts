import type { Fail } from './result.ts';

/** A failure as an error of background work: its kind and the vendor's code, which hold nothing of anybody. */
export function failError({ kind, providerCode }: Pick<Fail, 'kind' | 'providerCode'>): Error {
  return new Error(`${kind} ${providerCode ?? ''}`.trim());
}
