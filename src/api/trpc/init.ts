import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { ZodError } from 'zod';
import { wire } from '#contract/wire.ts';
import { can } from '#domain/access/can.ts';
import type { Permission, PermissionMode } from '#domain/access/permissions.ts';
import { AppError, type Issue } from '#domain/errors.ts';
import type { ServiceContext } from '#services/context.ts';
import { appErrorOf } from '../app-error-of.ts';
import { ERROR_CODES, retryAfterOf } from '../errors.ts';
import '#contract/issue-language.ts';
import { toldIssues } from '../told-issues.ts';
import { readInput } from './read-input.ts';
import { writeAnswer } from './write-answer.ts';

/** What a procedure call carries besides its input. */
export interface CallContext {
  services: ServiceContext;
  /** The raw session token, for signing out. */
  token: string | null;
  userAgent: string | null;
  clientAddress: string;
  /** The page of this site that calls, without its parameters; null when it does not say. */
  pageUrl: string | null;
  /** Sets the session cookie of the answer, or clears it with null; absent in calls made by the page server. */
  setSessionCookie?: (token: string | null) => void;
  /** The log of the request. */
  log: { warn(fields: object, message: string): void };
  /** Messages written down instead of sent; absent in production. */
  readOutbox?: () => Promise<OutboxMessage[]>;
}

export interface OutboxMessage {
  at: string;
  to: string;
  text: string;
  code: string | null;
  purpose: string;
}

/** Who may call a procedure; a test walks the router and refuses one that does not say. */
export interface ProcedureMeta {
  access: 'anyone' | 'signed-in' | { permission: Permission; mode: PermissionMode };
}

const t = initTRPC
  .context<CallContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: {
      input: { serialize: wire.serialize, deserialize: readInput },
      output: { serialize: writeAnswer, deserialize: (written) => wire.deserialize(written) },
    },
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const issues = issuesOf(error.cause);
      const isUnreadable = error.cause instanceof SyntaxError && error.code === 'BAD_REQUEST';
      // What the schema or the serializer says of an input; our own refusals have their own words.
      const isInvalid =
        error.code === 'BAD_REQUEST' && error.cause instanceof Error && !(error.cause instanceof AppError);
      const message = isInvalid ? ERROR_CODES.INVALID.message : shape.message;
      const known = error.cause instanceof AppError ? error.cause : undefined;
      const reason = known?.details.reason;
      const retryAfterSeconds = known && retryAfterOf(known);
      return {
        ...shape,
        // What is no JSON is an error of parsing, whatever part of the request carried it.
        ...(isUnreadable && { code: TRPC_ERROR_CODES_BY_KEY.PARSE_ERROR }),
        message,
        data: {
          ...shape.data,
          ...(isUnreadable && { code: 'PARSE_ERROR' as const }),
          issues,
          ...(reason ? { reason } : {}),
          ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
          ...(ctx && ctx.services.settings.appEnv !== 'production' && error.code === 'INTERNAL_SERVER_ERROR'
            ? { stack: error.cause?.stack ?? error.stack }
            : {}),
        },
      };
    },
  });

export const router = t.router;

const withErrors = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.code === 'INTERNAL_SERVER_ERROR') throw trpcErrorOf(result.error.cause);
  return result;
});

/** Anyone may call it, a visitor too. */
export const forAnyone = withErrors.meta({ access: 'anyone' });

/** Only a signed-in person may call it. */
export const forSignedIn = withErrors.meta({ access: 'signed-in' }).use(({ ctx, next }) => {
  if (ctx.services.actor.kind !== 'user') throw trpcErrorOf(new AppError('UNAUTHENTICATED', 'Unauthorized'));
  return next();
});

/** Only who holds every letter of `mode` of the permission may call it. */
export function forPermitted(permission: Permission, mode: PermissionMode) {
  return withErrors.meta({ access: { permission, mode } }).use(({ ctx, next }) => {
    const { actor } = ctx.services;
    if (actor.kind === 'visitor') throw trpcErrorOf(new AppError('UNAUTHENTICATED', 'Unauthorized'));
    if (!can(actor, permission, mode).allowed) throw trpcErrorOf(new AppError('FORBIDDEN', 'Access denied'));
    return next();
  });
}

/** Any error as a procedure fails with it. An unexpected one leaves without its words; the log has them. */
export function trpcErrorOf(error: unknown): TRPCError {
  const known = appErrorOf(error);
  const { trpc: code, message } = ERROR_CODES[known.code];
  if (known.code === 'INTERNAL') return new TRPCError({ code, message, cause: error });
  return new TRPCError({ code, message: known.message, cause: known });
}

function issuesOf(cause: unknown): Issue[] {
  if (cause instanceof ZodError) return toldIssues(cause.issues);
  return cause instanceof AppError ? toldIssues(cause.details.issues ?? []) : [];
}
