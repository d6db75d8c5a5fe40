import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Fail } from '#integrations/result.ts';
import { PORT_OUTCOMES } from '#integrations/watch-port.ts';
import type { Role } from '../env.ts';
import { VERSION } from '../version.ts';

/** Boundaries in seconds, as OpenTelemetry has them for HTTP; promises of ours are judged at boundaries. */
const HTTP_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const DATABASE_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 10];
const JOB_SECONDS = [0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 3_600];

const FAIL_KINDS: Record<Fail['kind'], true> = {
  timeout: true,
  unavailable: true,
  rate_limited: true,
  auth: true,
  rejected: true,
  malformed: true,
  blocked: true,
};

const JOB_OUTCOMES = ['done', 'postponed', 'dead'] as const;

/**
 * All that this process counts. Names follow the conventions of OpenTelemetry with underscores for dots; `genplan_`
 * stands before our own. Labels are words of this program alone: no client, feed, phone, address or error text.
 */
export function createMetrics({ role }: { role: Role }) {
  const registry = new Registry();
  const registers = [registry];
  const buildInfo = new Gauge({
    name: 'genplan_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'role', 'node'],
    registers,
  });
  buildInfo.set({ version: VERSION, role, node: process.version }, 1);
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Requests by the template of their address.',
      labelNames: ['http_route', 'http_request_method', 'http_response_status_code'],
      buckets: HTTP_SECONDS,
      registers,
    }),
    activeRequests: new Gauge({
      name: 'http_server_active_requests',
      help: 'Requests that are being answered.',
      registers,
    }),
    connectionWaitSeconds: new Histogram({
      name: 'db_client_connection_wait_time_seconds',
      help: 'How long queries waited for a connection of their pool.',
      labelNames: ['pool', 'role'],
      buckets: DATABASE_SECONDS,
      registers,
    }),
    connectionTimeouts: new Counter({
      name: 'db_client_connection_timeouts_total',
      help: 'Queries that got no connection.',
      labelNames: ['pool', 'role'],
      registers,
    }),
    visitorReads: new Counter({
      name: 'genplan_visitor_reads_total',
      help: 'Pages and calls of visitors at a node with a replica, by the server that was asked first.',
      labelNames: ['server'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'messaging_process_duration_seconds',
      help: 'Tries of background work, by their end.',
      labelNames: ['queue', 'outcome'],
      buckets: JOB_SECONDS,
      registers,
    }),
    deadJobs: new Counter({
      name: 'genplan_jobs_dead_total',
      help: 'Background work whose every try failed.',
      labelNames: ['queue'],
      registers,
    }),
    portSeconds: new Histogram({
      name: 'genplan_port_request_duration_seconds',
      help: 'Calls of outside systems, repetitions included.',
      labelNames: ['port', 'outcome'],
      buckets: DATABASE_SECONDS,
      registers,
    }),
    portFailures: new Counter({
      name: 'genplan_port_failures_total',
      help: 'Failed calls of outside systems, by the kind of failure.',
      labelNames: ['port', 'kind'],
      registers,
    }),
    breakerOpen: new Gauge({
      name: 'genplan_port_breaker_open',
      help: '1 while an outside system is left alone after failures.',
      labelNames: ['port'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Memory, processor, event loop and garbage collection of the process. They are measured from now on. */
export function measureProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}

/** Shows a port at nought before its first call: a counter that appears with its first failure hides that failure. */
export function showPort({ portSeconds, portFailures, breakerOpen }: Metrics, port: string): void {
  for (const outcome of PORT_OUTCOMES) portSeconds.zero({ port, outcome });
  for (const kind of Object.keys(FAIL_KINDS)) portFailures.inc({ port, kind }, 0);
  breakerOpen.set({ port }, 0);
}

/** Shows a queue at nought before its first work. */
export function showQueue({ jobSeconds, deadJobs }: Metrics, queue: string): void {
  for (const outcome of JOB_OUTCOMES) jobSeconds.zero({ queue, outcome });
  deadJobs.inc({ queue }, 0);
}
