import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answered {
  path: string;
  /** A status, or the code of the error of the connection. */
  outcome: number | string;
  retryAfter: string | undefined;
  /** Milliseconds since the load began at which it was due, and how long after that its answer had come. */
  at: number;
  took: number;
}

export interface SteadyLoad {
  /** Answers so far, in the order they came. */
  answers: Answered[];
  sent: number;
  /** Sends nothing more and waits for what is open. */
  end(): Promise<void>;
}

/** Pages of the small demo catalogue that each come another way. */
export const PAGES = ['/', '/search', '/complex/1', '/for-sale/1'];

/** Calls and pages of every kind, a page in five, on the small demo catalogue. */
const MIXED_PATHS = [
  ...PAGES.flatMap((page) => [
    page,
    `/api/trpc/flatsTotal?input=${encodeURIComponent('{"json":{"filters":{}}}')}`,
    '/locate',
    '/envs',
    `/api/trpc/flatsTotal?input=${encodeURIComponent('{"json":{"filters":{"onlyRenovated":true}}}')}`,
  ]),
];

/**
 * So many requests a second, each at its time, whether those before are answered or not, as visitors come who know
 * nothing of each other; or so many at once, each after the answer to one before and a rest, which no machine is too
 * slow for.
 */
export type Pace = { perSecond: number } | { atOnce: number; restMs: number };

export function startLoad(url: string, pace: Pace, paths: readonly string[] = MIXED_PATHS): SteadyLoad {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const now = () => performance.now() - startedAt;
  const open = new Set<Promise<void>>();
  const load: SteadyLoad = { answers: [], sent: 0, end };
  let isEnded = false;

  function send(): void {
    const path = paths[load.sent % paths.length]!;
    // A machine that is too busy to send in time has kept its visitor waiting all the same.
    const at = 'perSecond' in pace ? (load.sent / pace.perSecond) * 1_000 : now();
    load.sent += 1;
    const answered = new Promise<void>((done) => {
      const tell = (outcome: number | string, retryAfter?: string) => {
        load.answers.push({ path, outcome, retryAfter, at, took: now() - at });
        done();
      };
      get(url + path, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => tell(answer.statusCode!, answer.headers['retry-after']));
        answer.on('error', (error: NodeJS.ErrnoException) => tell(error.code ?? error.message));
      }).on('error', (error: NodeJS.ErrnoException) => tell(error.code ?? error.message));
    }).then(() => void open.delete(answered));
    open.add(answered);
  }

  const sending = (async () => {
    while (!isEnded) {
      if ('atOnce' in pace) {
        while (open.size < pace.atOnce) send();
        await pause(pace.restMs);
      } else {
        while (load.sent < (now() / 1_000) * pace.perSecond) send();
        await pause(Math.max(1, ((load.sent + 1) / pace.perSecond) * 1_000 - now()));
      }
    }
  })();

  async function end(): Promise<void> {
    isEnded = true;
    await sending;
    await Promise.all(open);
    agent.destroy();
  }
  return load;
}

/** Counts answers by what came of them: «200: 19 950, 502: 3». */
export function countOutcomes(answers: readonly Answered[]): string {
  const counts = new Map<number | string, number>();
  for (const { outcome } of answers) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${outcome}: ${count}`).join(', ');
}

/** The time within which this share of the answers came, in whole milliseconds. */
export function within(answers: readonly Answered[], share: number): number {
  const times = answers.map(({ took }) => took).toSorted((a, b) => a - b);
  return Math.ceil(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
}
