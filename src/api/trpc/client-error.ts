import { z } from 'zod';
import { consumeLimit } from '#services/access/consume-limit.ts';
import { recordClientError } from '#services/maintenance/record-client-error.ts';
import { forAnyone } from './init.ts';

const MAX_LENGTH = 2_000;

const ClientError = z.object({ error: z.string().transform((text) => text.slice(0, MAX_LENGTH)) });

/** Puts what failed in a browser into the log, beside the request that reported it, and into the console. */
export const clientErrorProcedures = {
  logClientSideError: forAnyone
    .meta({ access: 'anyone', isWriting: true })
    .input(ClientError)
    .query(async ({ ctx, input }) => {
      const { services, clientAddress, pageUrl, userAgent } = ctx;
      await consumeLimit(services, 'clientError', clientAddress);
      ctx.log.warn({ clientError: input.error }, 'a page failed in the browser');
      await recordClientError(services, { report: input.error, pageUrl, userAgent });
      return null;
    }),
};
