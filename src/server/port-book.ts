import { CALL_BOUNDS_MS, type PortHour } from '#domain/node/port-hour.ts';
import type { Fail } from '#integrations/result.ts';
import { type PortOutcome, watchPort } from '#integrations/watch-port.ts';
import { type Metrics, showPort } from './metrics/metrics.ts';
import { noTracer, type Tracer } from './tracing/tracer.ts';

const MINUTE_MS = 60_000;
const MINUTES = 60;

interface Minute {
  /** Minutes since 1970. */
  at: number;
  outcomes: Record<PortOutcome, number>;
  buckets: number[];
}

interface Page {
  provider: string;
  minutes: Minute[];
  isBreakerOpen: boolean;
  lastFail: PortHour['lastFail'];
  lastCall: NonNullable<PortHour['lastCall']> | null;
}

export interface PortBook {
  /**
   * The same port, the calls of which are written down from now on. A Fail that `isAnswer` says is one, a file that is
   * not there, shows no trouble of the system.
   */
  watch<Port extends { provider: string }>(
    name: string,
    port: Port,
    isAnswer?: (fail: Pick<Fail, 'kind'>) => boolean,
  ): Port;
  /** How the calls of each watched port went in the last hour. */
  hours(): PortHour[];
}

/** Writes down how the calls of each outside system go at this node, in its metrics and for the last hour. */
export function openPortBook({
  metrics,
  now,
  tracer = noTracer,
}: {
  metrics: Metrics;
  now(): Date;
  tracer?: Tracer;
}): PortBook {
  const pages = new Map<string, Page>();

  function pageOf(name: string, provider: string): Page {
    const known = pages.get(name);
    if (known) return known;
    const page: Page = { provider, minutes: [], isBreakerOpen: false, lastFail: null, lastCall: null };
    pages.set(name, page);
    showPort(metrics, name);
    return page;
  }

  return {
    watch(name, port, isAnswer = () => false) {
      const page = pageOf(name, port.provider);
      return watchPort(port, () => {
        const step = tracer.begin(`port ${name}`, { kind: 'client' });
        return {
          ...(tracer.isOn && step.trace && { traceparent: step.trace.traceparent }),
          ended({ seconds, ...ended }) {
            const { outcome, fail } =
              ended.fail && isAnswer(ended.fail) ? ({ outcome: 'ok', fail: null } as const) : ended;
            step.end({
              isFailed: fail !== null,
              attributes: { 'genplan.port.provider': port.provider, 'genplan.port.outcome': outcome },
            });
            metrics.portSeconds.observe({ port: name, outcome }, seconds);
            const at = now();
            page.lastCall = { outcome, at: at.toISOString() };
            const minute = minuteOf(page, at);
            minute.outcomes[outcome] += 1;
            if (outcome !== 'cached') minute.buckets[bucketOf(seconds * 1_000)]! += 1;
            if (!fail) return;
            metrics.portFailures.inc({ port: name, kind: fail.kind });
            page.lastFail = { kind: fail.kind, code: fail.providerCode ?? null, at: at.toISOString() };
          },
          breakerChanged(isOpen) {
            page.isBreakerOpen = isOpen;
            metrics.breakerOpen.set({ port: name }, isOpen ? 1 : 0);
          },
        };
      });
    },
    hours: () => [...pages].map(([port, page]) => summarise(port, page, now())),
  };
}

function minuteOf(page: Page, now: Date): Minute {
  const at = Math.floor(now.getTime() / MINUTE_MS);
  const last = page.minutes.at(-1);
  if (last?.at === at) return last;
  const minute: Minute = { at, outcomes: { ok: 0, cached: 0, failed: 0 }, buckets: noCalls() };
  page.minutes = [...page.minutes.filter((each) => each.at > at - MINUTES), minute];
  return minute;
}

function summarise(port: string, page: Page, now: Date): PortHour {
  const { provider, minutes, isBreakerOpen, lastFail, lastCall } = page;
  const since = Math.floor(now.getTime() / MINUTE_MS) - MINUTES;
  const hour = minutes.filter(({ at }) => at > since);
  const sum = (count: (minute: Minute) => number) => hour.reduce((total, minute) => total + count(minute), 0);
  return {
    port,
    provider,
    answered: sum(({ outcomes }) => outcomes.ok),
    cached: sum(({ outcomes }) => outcomes.cached),
    failed: sum(({ outcomes }) => outcomes.failed),
    buckets: noCalls().map((_, index) => sum(({ buckets }) => buckets[index]!)),
    isBreakerOpen,
    lastFail,
    lastCall,
  };
}

function noCalls(): number[] {
  return Array.from({ length: CALL_BOUNDS_MS.length + 1 }, () => 0);
}

function bucketOf(milliseconds: number): number {
  const index = CALL_BOUNDS_MS.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? CALL_BOUNDS_MS.length : index;
}
