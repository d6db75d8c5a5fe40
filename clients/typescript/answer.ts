/** A place of the input that was not taken, and why, in Russian. */
export interface Issue {
  path: (string | number)[];
  message: string;
}

/** A call that was refused, or never reached the service. */
export interface Refusal {
  ok: false;
  /** The HTTP status; 0 when there was no answer: no network, or the call was aborted. */
  status: number;
  message: string;
  issues: Issue[];
  /** Seconds to wait before the next try, when the service says so. */
  retryAfter: number | null;
}

/** Refusals are values: a call of the client never throws. */
export type Answer<Data> = { ok: true; data: Data } | Refusal;
