import { failError } from '#integrations/fail-error.ts';
import type { ServiceContext } from '../context.ts';

const DEADLINE_MS = 20_000;

/** Tells Telegram where we wait for updates. Throws while it cannot be answer, so that it is tried again. */
export async function registerWebhook(ctx: ServiceContext, signal: AbortSignal): Promise<void> {
  const { telegram } = ctx.ports;
  if (!telegram.webhook) return;
  const url = `${ctx.settings.publicUrl}/api/tg/${telegram.webhook.pathToken}`;
  const answer = await telegram.registerWebhook(url, {
    signal,
    deadlineMs: DEADLINE_MS,
    requestId: ctx.requestId,
  });
  if (!answer.ok) throw failError(answer);
}
