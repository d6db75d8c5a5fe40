import { setTimeout as pause } from 'node:timers/promises';
import { type Fleet, openFleet } from './fleet.ts';
import { type Proof, wholeOption } from './proof.ts';
import { type Answered, countOutcomes, PAGES, type Pace, startLoad, within } from './steady-load.ts';

/** A return is seen by a page within so long. */
const BACK_WITHIN_MS = 5_000;
const QUICK_MS = 100;

interface Loss {
  pace: Pace;
  goneMs: number;
  /** Nor does it come back before so many pages were answered without it, nor is taken away before as many with it. */
  pages: number;
  how: 'fast' | 'immediate';
}

/** Takes PostgreSQL from one node under load and gives it back. */
export async function loseDatabase(fleet: Fleet, { pace, goneMs, pages, how }: Loss) {
  const node = await fleet.startNode();
  const load = startLoad(node.url, pace, PAGES);
  const startedAt = performance.now();
  const now = () => performance.now() - startedAt;
  try {
    while (load.answers.length < pages) await pause(20);
    const stopsAt = now();
    await fleet.stopDatabase(how);
    const goneAt = now();
    await pause(goneMs);
    while (load.answers.filter(({ at }) => at > goneAt).length < pages) await pause(20);
    const returnsAt = now();
    await fleet.startDatabase();
    const backAt = now();
    while (!load.answers.some(({ at, outcome }) => at > returnsAt && outcome === 200)) {
      if (now() > backAt + 60_000) break;
      await pause(20);
    }
    await load.end();
    const answers = load.answers;
    const first = answers.filter(({ at, outcome }) => at > returnsAt && outcome === 200).at(0);
    return {
      answers,
      before: answers.filter(({ at, took }) => at + took < stopsAt),
      without: answers.filter(({ at, took }) => at > goneAt && at + took < returnsAt),
      backMs: first ? Math.max(0, first.at + first.took - backAt) : Number.POSITIVE_INFINITY,
    };
  } finally {
    await load.end();
    await node.stop();
  }
}

/** Whether every page said in order that it cannot be had now. */
export function saidToComeLater(answers: readonly Answered[]): boolean {
  return answers.every(({ outcome, retryAfter }) => outcome === 503 && Number(retryAfter) > 0);
}

/** Whether nobody saw anything but a page or a word to come later. */
export function sawNoFault(answers: readonly Answered[]): boolean {
  return answers.every(({ outcome }) => outcome === 200 || outcome === 503);
}

/** Their short form is e2e/under-fire.e2e.ts. */
export const databaseRestart: Proof = {
  ru: 'перезапускает PostgreSQL под нагрузкой, мягко и как при сбое (--rate 20): первая страница за 5 с, ни одной 500',
  en: 'restarts PostgreSQL under load, softly and as a crash does (--rate 20): a page within 5 s, no 500',
  options: { rate: { type: 'string' } },
  async run(options) {
    const perSecond = wholeOption(options, 'rate', 20);
    const fleet = await openFleet();
    try {
      const figures: string[] = [];
      let holds = true;
      for (const how of ['fast', 'immediate'] as const) {
        const { answers, backMs } = await loseDatabase(fleet, {
          pace: { perSecond },
          goneMs: 2_000,
          pages: 20,
          how,
        });
        holds &&= backMs <= BACK_WITHIN_MS && sawNoFault(answers);
        figures.push(`${how}: страница через ${Math.round(backMs)} мс; ${countOutcomes(answers)}`);
      }
      return { holds, figure: figures.join('; ') };
    } finally {
      await fleet.close();
    }
  },
};

export const databaseGone: Proof = {
  ru: 'минута без PostgreSQL (--rate 20, --seconds 60): каждая страница отвечает 503 с Retry-After быстрее 100 мс',
  en: 'a minute without PostgreSQL (--rate 20, --seconds 60): every page says 503 with Retry-After within 100 ms',
  options: { rate: { type: 'string' }, seconds: { type: 'string' } },
  async run(options) {
    const perSecond = wholeOption(options, 'rate', 20);
    const goneMs = wholeOption(options, 'seconds', 60) * 1_000;
    const fleet = await openFleet();
    try {
      const { answers, without, backMs } = await loseDatabase(fleet, {
        pace: { perSecond },
        goneMs,
        pages: 20,
        how: 'fast',
      });
      const slowest = within(without, 1);
      return {
        holds:
          saidToComeLater(without) && slowest < QUICK_MS && sawNoFault(answers) && backMs <= BACK_WITHIN_MS,
        figure: `без базы ${countOutcomes(without)}, p99 ${within(without, 0.99)} мс, дольше всех ${slowest} мс; страница через ${Math.round(backMs)} мс после её возвращения`,
      };
    } finally {
      await fleet.close();
    }
  },
};
