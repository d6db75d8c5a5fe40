import { CheckIntegrationInput } from '#contract/integrations.ts';
import { checkIntegration } from '#services/node/check-integration.ts';
import { listIntegrations } from '#services/node/list-integrations.ts';
import { forPermitted, router } from '../init.ts';

/** Outside systems, of the main administrator alone. */
export const integrationsRouter = router({
  list: forPermitted('adminAmen', 'r').query(({ ctx }) => listIntegrations(ctx.services)),
  check: forPermitted('adminAmen', 'w')
    .input(CheckIntegrationInput)
    .mutation(({ ctx, input }) => checkIntegration(ctx.services, input.port)),
});
