import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { ERROR_CODES } from '../errors.ts';
import { forAnyone, router } from './init.ts';

/** Only for installations that people try out: in production the procedure does not exist. */
const forDevelopers = forAnyone.use(({ ctx, path, next }) => {
  if (ctx.services.settings.appEnv !== 'production') return next();
  throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` });
});

const Status = z.object({ status: z.number().int().min(400).max(599) });

export const devRouter = router({
  /** The messages an installation without a provider wrote down, newest first. */
  outbox: forDevelopers.query(async ({ ctx }) => (await ctx.readOutbox?.()) ?? []),
  /** Fails as a call with this HTTP status does. */
  raise: forDevelopers.input(Status).query(({ input }): null => {
    const found = Object.entries(ERROR_CODES).find(([, { status }]) => status === input.status);
    const code = (found?.[0] ?? 'INTERNAL') as ErrorCode;
    throw new AppError(code, `Вызвано нарочно: ${input.status}`);
  }),
});
