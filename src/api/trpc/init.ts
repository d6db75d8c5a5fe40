import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { ZodError } from 'zod';
import { BuyerInput } from '#contract/mortgage.ts';
import { wire } from '#contract/wire.ts';
import { can } from '#domain/access/can.ts';
import type { Permission, PermissionMode } from '#domain/access/permissions.ts';
import { AppError, type Issue } from '#domain/errors.ts';
import type { ServiceContext } from '#services/context.ts';
import { appErrorOf } from '../app-error-of.ts';
import { ERROR_CODES, retryAfterOf } from '../errors.ts';
import '#contract/issue-language.ts';
import { presentIssues } from '../present-issues.ts';
import { readInput } from './read-input.ts';
import { writeAnswer } from './write-answer.ts';

/** The circumstances of a procedure call, besides its input. */
export interface CallContext {
  services: ServiceContext;
  /** Gives what answers questions in place of `services`, from a replica; null while only the primary may. */
  replica?: () => Promise<ServiceContext | null>;
  /** The raw session token, for signing out. */
  token: string | null;
  userAgent: string | null;
  clientAddress: string;
  /** The page of this site that calls, without its parameters; null when it does not say. */
  pageUrl: string | null;
  /** Equal calls of a form under one key are one; null when the caller gave none. */
  idempotencyKey: string | null;
  /** Sets the session cookie of the answer, or clears it with null; absent in calls made by the page server. */
  setSessionCookie?: (token: string | null) => void;
  log: { warn(fields: object, message: string): void };
  /** Reads the messages that were written down instead of sent; absent in production. */
  readOutbox?: () => Promise<OutboxMessage[]>;
}

export interface OutboxMessage {
  at: string;
  to: string;
  text: string;
  code: string | null;
  purpose: string;
}

/** Says who may call a procedure; a test walks the router and refuses one that does not say. */
export interface ProcedureMeta {
  access: 'anyone' | 'signed-in' | { permission: Permission; mode: PermissionMode };
  /** A query that writes all the same. */
  isWriting?: true;
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
      // Messages of the schema and of the deserializer are replaced; our own refusals keep their words.
      const isInvalid =
        error.code === 'BAD_REQUEST' && error.cause instanceof Error && !(error.cause instanceof AppError);
      const message = isInvalid ? ERROR_CODES.INVALID.message : shape.message;
      const known = error.cause instanceof AppError ? error.cause : undefined;
      const reason = known?.details.reason;
      const retryAfterSeconds = known && retryAfterOf(known);
      return {
        ...shape,
        // Text that is no JSON is a parsing error, whichever part of the request carried it.
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

const FAILURES: TRPCError['code'][] = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

/** Asks the primary for whatever the replica failed, so that losing a replica fails nobody. */
const withReplica = t.procedure.use(async ({ ctx, type, meta, path, next }) => {
  const replica = type === 'query' && !meta?.isWriting ? await ctx.replica?.() : null;
  if (!replica) return next();
  const result = await next({ ctx: { services: replica } });
  if (result.ok || !FAILURES.includes(result.error.code)) return result;
  ctx.log.warn({ err: result.error.cause, path }, 'the replica failed: the primary is asked');
  return next();
});

const withErrors = withReplica.use(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.code === 'INTERNAL_SERVER_ERROR') throw trpcErrorOf(result.error.cause);
  return result;
});

export const forAnyone = withErrors.meta({ access: 'anyone' });

/** For calls that tell payments and ways or search by them: whoever asks may say the terms and the goals of these. */
export const forBuyers = forAnyone.input(BuyerInput).use(({ ctx, input: { terms, road }, next }) => {
  if (!terms && !road) return next();
  return next({ ctx: { services: { ...ctx.services, ...(terms && { terms }), ...(road && { road }) } } });
});

export const forSignedIn = withErrors.meta({ access: 'signed-in' }).use(({ ctx, next }) => {
  if (ctx.services.actor.kind !== 'user') throw trpcErrorOf(new AppError('UNAUTHENTICATED', 'Unauthorized'));
  return next();
});

/** Lets in only those who have every letter of `mode` of the permission. */
export function forPermitted(permission: Permission, mode: PermissionMode) {
  return withErrors.meta({ access: { permission, mode } }).use(({ ctx, next }) => {
    const { actor } = ctx.services;
    if (actor.kind === 'visitor') throw trpcErrorOf(new AppError('UNAUTHENTICATED', 'Unauthorized'));
    if (!can(actor, permission, mode).allowed) throw trpcErrorOf(new AppError('FORBIDDEN', 'Access denied'));
    return next();
  });
}

/** Turns any error into that of a procedure. The words of an unexpected one go to the log alone. */
export function trpcErrorOf(error: unknown): TRPCError {
  const known = appErrorOf(error);
  const { trpc: code, message } = ERROR_CODES[known.code];
  if (known.code === 'INTERNAL') return new TRPCError({ code, message, cause: error });
  return new TRPCError({ code, message: known.message, cause: known });
}

function issuesOf(cause: unknown): Issue[] {
  if (cause instanceof ZodError) return presentIssues(cause.issues);
  return cause instanceof AppError ? presentIssues(cause.details.issues ?? []) : [];
}
