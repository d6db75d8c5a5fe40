import type { SealedKey } from './sealed-key.ts';

/**
 * A backup is one file: a gzip stream of lines and after it the SHA-256 of that stream, 32 bytes.
 * Every line is a letter, a tab and a body:
 *   H header · T a table begins · R a row of it as PostgreSQL writes JSON · B a blob begins · D its bytes in base64 ·
 *   E what everything must add up to; nothing follows it.
 */
export const FORMAT = 'genplan-backup';
export const FORMAT_VERSION = 2;
export const TRAILER_BYTES = 32;

export interface Header {
  format: typeof FORMAT;
  version: number;
  /** The schema the rows fit: see `schemaVersion`. */
  schema: string;
  /** How many migrations made it: a program that knows fewer is older. */
  migrations: number;
  /** The version of the program that wrote it. */
  release: string;
  createdAt: string;
  key: BackupKey;
}

/** The key that opens the secrets in the rows. */
export interface BackupKey {
  fingerprint: string;
  /** The key itself under a passphrase; null when the copy does not hold it. */
  sealed: SealedKey | null;
}

export interface TableFrame {
  table: string;
  columns: string[];
  /** Last value given out by each identity column; null when none was. */
  identities: Record<string, number | null>;
}

export interface BlobFrame {
  key: string;
  type: string;
  size: number;
  sha256: string;
}

/** Rows and their SHA-256, each row followed by a line feed, in the order of the primary key. */
export interface TableSum {
  rows: number;
  sha256: string;
}

export interface Totals {
  tables: Record<string, TableSum>;
  blobs: number;
}

export type Line =
  | { kind: 'H'; body: Header }
  | { kind: 'T'; body: TableFrame }
  | { kind: 'R'; body: string }
  | { kind: 'B'; body: BlobFrame }
  | { kind: 'D'; body: Buffer }
  | { kind: 'E'; body: Totals };

export function writeLine(line: Line): string {
  switch (line.kind) {
    case 'R':
      return `R\t${line.body}\n`;
    case 'D':
      return `D\t${line.body.toString('base64')}\n`;
    default:
      return `${line.kind}\t${JSON.stringify(line.body)}\n`;
  }
}

/** Errors: SyntaxError for a line no backup has. */
export function readLine(text: string): Line {
  const kind = text[0];
  const body = text.slice(2);
  if (text[1] !== '\t') throw new SyntaxError('no tab');
  switch (kind) {
    case 'R':
      return { kind, body };
    case 'D':
      return { kind, body: Buffer.from(body, 'base64') };
    case 'H':
    case 'T':
    case 'B':
    case 'E':
      return { kind, body: JSON.parse(body) } as Line;
    default:
      throw new SyntaxError('unknown line');
  }
}
