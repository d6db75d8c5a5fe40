import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as traces } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type CurrentTrace, currentTrace } from '#db/current-trace.ts';
import { VERSION } from '../version.ts';
import type { StepOptions, Tracer } from './tracer.ts';

interface Options {
  /** Where OTLP/HTTP is listened to, without `/v1/traces`. */
  endpoint: string;
  /** The share of traces begun here that are told; a proxy decides about its own. */
  share: number;
  node: string;
  role: string;
}

const KINDS: Record<StepOptions['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};
/** A collector that is away must not hold up the end of a node. */
const SEND_WITHIN_MS = 2_000;

/** A tracer over OTLP/HTTP. Import it lazily: nodes without a collector load nothing of it. */
export function openTracer({ endpoint, share, node, role }: Options): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SEND_WITHIN_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'genplan',
      'service.version': VERSION,
      'service.instance.id': node,
      'genplan.role': role,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('genplan', VERSION);
  return {
    isOn: true,
    begin(name, { kind, parent, attributes }) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      const flags = traceFlags.toString(16).padStart(2, '0');
      return {
        trace: { traceId, traceparent: `00-${traceId}-${spanId}-${flags}` },
        end({ name: told, isFailed = false, attributes: found = {} } = {}) {
          if (told !== undefined) span.updateName(told);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttributes(found).end();
        },
      };
    },
    async close() {
      const closing = provider.shutdown().catch(() => {});
      await Promise.race([closing, new Promise((done) => setTimeout(done, SEND_WITHIN_MS).unref())]);
    },
  };
}

function contextOf(parent: CurrentTrace | null = currentTrace.getStore() ?? null) {
  if (parent === null) return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = parent.traceparent.split('-') as [string, string, string, string];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return traces.setSpanContext(ROOT_CONTEXT, remote);
}
