import { request } from 'node:http';

export interface Call {
  method: string;
  /** With its query, encoded. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** One nasty input at one door. */
export interface Attack {
  door: string;
  input: string;
  as: Role;
  /** What it takes to draw a page is no single task that could be shorter. */
  isPage?: boolean;
  /** The call of the so-manieth try: what is remembered by its address must have another one each time. */
  call(attempt: number): Call;
  /** Makes ready what the call sends, before anything is measured. */
  prepare?(attempt: number): Promise<void>;
  /** What comes of it until it is over: further calls of the same person. */
  follow?(answer: Answer, ask: Ask): Promise<Answer>;
}

export type Ask = (call: Call) => Promise<Answer>;

export type Role = 'гость' | 'USER' | 'ADMIN' | 'ключ';

export interface Answer {
  /** 0 when the connection was closed instead. */
  status: number;
  bytes: number;
  body: Buffer;
}

/** Longer waits would only tell the same. */
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
