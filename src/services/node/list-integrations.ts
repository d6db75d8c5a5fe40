import type { IntegrationShown, IntegrationsShown } from '#contract/integrations.ts';
import { readCalls } from '#db/queries/job/call-days.ts';
import { listPortsOfNodes } from '#db/queries/node/nodes.ts';
import { callQuantileMs, joinPortHours, type PortHour } from '#domain/node/port-hour.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { failWords } from './fail-words.ts';
import { outsideWords } from './outside-ports.ts';

/** Providers that are the product itself. */
const EMBEDDED = ['embedded', 'outbox', 'inbox', 'disk'];

/** Every port of the nodes that run, as they wrote with their last heartbeats. Errors: FORBIDDEN. */
export async function listIntegrations(ctx: ServiceContext): Promise<IntegrationsShown> {
  requirePermission(ctx, 'adminAmen', 'r');
  const nodes = await listPortsOfNodes(ctx.db);
  const hours = Map.groupBy(
    nodes.flatMap(({ ports }) => ports),
    ({ port }) => port,
  );
  return {
    asOf: ctx.now,
    integrations: [...hours.values()].map((each) => present(joinPortHours(each))),
    sms: { sent: await readCalls(ctx.db, 'sms', ctx.now), budget: ctx.settings.smsDailyBudget },
    nodes: nodes.length,
  };
}

function present(hour: PortHour): IntegrationShown {
  const { port, provider, answered, cached, failed, buckets, isBreakerOpen, lastFail, lastCall } = hour;
  const { title, check, uncheckable } = outsideWords(port);
  return {
    port,
    title,
    provider,
    state: stateOf(hour),
    isBreakerOpen,
    calls: answered + failed,
    cached,
    failed,
    within: callQuantileMs(buckets, 0.95),
    lastFail: lastFail && { words: failWords(lastFail.kind, lastFail.code), at: new Date(lastFail.at) },
    lastCall: lastCall ? { outcome: lastCall.outcome, at: new Date(lastCall.at) } : null,
    uncheckable: provider === 'none' ? 'Отключена' : check ? null : (uncheckable ?? null),
  };
}

function stateOf({ provider, answered, failed, cached }: PortHour): IntegrationShown['state'] {
  if (provider === 'none') return 'off';
  if (EMBEDDED.includes(provider)) return 'embedded';
  return answered + failed === 0 && cached > 0 ? 'cached' : 'live';
}
