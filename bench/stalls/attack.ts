import { request } from 'node:http';

export interface Call {
  method: string;
  /** Holds the query too, encoded. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Attack {
  door: string;
  input: string;
  as: Role;
  /** Drawing a page is many tasks that cannot be shorter, so only its wait is judged. */
  isPage?: boolean;
  /** Gives the call of each try; an answer remembered by its address needs another address each time. */
  call(attempt: number): Call;
  /** Prepares the data of the call before anything is measured. */
  prepare?(attempt: number): Promise<void>;
  /** Makes the further calls of the same person that complete the first. */
  follow?(answer: Answer, ask: Ask): Promise<Answer>;
}

export type Ask = (call: Call) => Promise<Answer>;

export type Role = 'гость' | 'USER' | 'ADMIN' | 'ключ';

export interface Answer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  bytes: number;
  body: Buffer;
}

/** A longer wait would tell nothing more. */
const PATIENCE_MS = 60_000;

/** Sends a call as it is, however strange. */
export function send(url: string, { method, path, headers = {}, body }: Call): Promise<Answer> {
  return new Promise((done) => {
    const closed = { status: 0, bytes: 0, body: Buffer.alloc(0) };
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      { hostname, port, method, path, headers: { ...headers, ...length }, timeout: PATIENCE_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', () => done(closed));
        response.on('end', () => {
          const all = Buffer.concat(chunks);
          done({ status: response.statusCode ?? 0, bytes: all.length, body: all });
        });
      },
    );
    sent.on('error', () => done(closed));
    sent.on('timeout', () => sent.destroy());
    sent.end(body);
  });
}
