import type { FastifyInstance } from 'fastify';
import { addUndescribed } from '../add-undescribed.ts';
import { answerPreflight } from '../cors.ts';
import { guardMethods } from '../guard-methods.ts';
import { requireKey } from '../require-key.ts';
import { type RestApp, restApp } from '../rest-app.ts';
import type { RestHost } from '../rest-host.ts';
import { addKeyRoute } from './key-route.ts';
import { addMortgageForm } from './mortgage-form.ts';

const PREFIX = '/api/vitrina';
const SERVICE = 'VITRINA';

/** The deal service of partners: its second version, and the same once more without a number. */
export async function addVitrina(app: FastifyInstance, host: RestHost): Promise<void> {
  guardMethods(app, PREFIX, (...call) => answerPreflight(host, ...call));
  const part = (needs: Parameters<typeof requireKey>[3], add: (routes: RestApp) => void) =>
    app.register(
      async (scope) => {
        const family = restApp(scope);
        requireKey(scope, host, SERVICE, needs);
        await family.register(async (routes) => add(routes), { prefix: '/v2' });
        await family.register(async (routes) => addUndescribed(routes, add));
      },
      { prefix: PREFIX },
    );
  await part({ permission: 'VITRINA_BEGIN_MORTGAGE_FORM' }, addMortgageForm);
  // Other services of a company ask for the key of its vitrina.
  await part({ ofAnyService: true }, addKeyRoute);
}
