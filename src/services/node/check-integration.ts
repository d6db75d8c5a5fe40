import type { IntegrationCheck } from '#contract/integrations.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { failWords } from './fail-words.ts';
import { outsideWords } from './outside-ports.ts';

const DEADLINE_MS = 10_000;

/**
 * Really calls an outside system, in a way that changes nothing there, and says how it went. Errors: FORBIDDEN;
 * NOT_FOUND for a system that cannot be checked so.
 */
export async function checkIntegration(ctx: ServiceContext, port: string): Promise<IntegrationCheck> {
  requirePermission(ctx, 'adminAmen', 'w');
  const call = {
    signal: AbortSignal.timeout(DEADLINE_MS),
    deadlineMs: DEADLINE_MS,
    requestId: ctx.requestId,
  };
  const startedAt = performance.now();
  const checking = outsideWords(port).check?.(ctx, call);
  if (!checking) throw new AppError('NOT_FOUND', 'Эту систему нельзя проверить отсюда');
  const result = await checking;
  const milliseconds = Math.round(performance.now() - startedAt);
  if (result.ok) return { isGood: true, words: 'Отвечает', milliseconds };
  const words = failWords(result.kind, result.providerCode ?? null);
  return { isGood: false, words: words[0]!.toUpperCase() + words.slice(1), milliseconds };
}
