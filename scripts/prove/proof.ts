import type { ParseArgsOptionsConfig } from 'node:util';
import { AppError } from '../../src/domain/errors.ts';

export type ProofOptions = Record<string, string | boolean | undefined>;

/** A promise that is put to the test for longer than `npm test` may take. */
export interface Proof {
  /** Its line in the help. */
  ru: string;
  en: string;
  options?: ParseArgsOptionsConfig;
  /** Tries it and says the figures as they come. */
  run(options: ProofOptions, say: (line: string) => void): Promise<Proven>;
}

export interface Proven {
  holds: boolean;
  /** The line for the table of docs/reliability.md. */
  figure: string;
}

/** Reads an option that is a whole number. Errors: INVALID naming it. */
export function wholeOption(options: ProofOptions, name: string, fallback: number): number {
  const text = options[name];
  if (text === undefined) return fallback;
  if (typeof text !== 'string' || !/^\d{1,10}$/.test(text)) {
    throw new AppError('INVALID', `--${name}: ожидается целое число, получено «${text}»`);
  }
  return Number(text);
}
