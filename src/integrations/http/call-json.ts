import { text } from 'node:stream/consumers';
import type { CallContext, Result } from '../result.ts';
import { failOf, malformed } from './fail-of.ts';
import type { Guard } from './guard.ts';
import { openUrl } from './open-url.ts';

const MAX_ANSWER_BYTES = 2 * 1024 ** 2;

/**
 * Posts JSON to an address that a person gave us, or only reads it, and answers its JSON: undefined when it has none.
 * Fails as `openUrl` does; malformed `no_json` for an answer that is none.
 */
export async function callJson(
  guard: Guard,
  request: { url: string; body?: string; headers?: Record<string, string> },
  call: CallContext,
): Promise<Result<unknown>> {
  const opened = await openUrl(
    guard,
    {
      ...request,
      headers: {
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
        accept: 'application/json',
        ...request.headers,
      },
      maxBytes: MAX_ANSWER_BYTES,
    },
    call,
  );
  if (!opened.ok) return opened;
  try {
    const answer = await text(opened.value.body);
    return { ...opened, value: answer.trim() === '' ? undefined : JSON.parse(answer) };
  } catch (error) {
    return error instanceof SyntaxError ? malformed('no_json') : failOf(error);
  }
}
