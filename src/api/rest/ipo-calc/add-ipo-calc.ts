import type { FastifyInstance } from 'fastify';
import { addUndescribed } from '../add-undescribed.ts';
import { answerPreflight } from '../cors.ts';
import { guardMethods } from '../guard-methods.ts';
import { requireKey } from '../require-key.ts';
import { type RestApp, restApp } from '../rest-app.ts';
import type { RestHost } from '../rest-host.ts';
import { addV1 } from './v1/routes.ts';
import { addV2 } from './v2/routes.ts';
import { addV3 } from './v3/routes.ts';
import { addWidgetRoutes } from './v3/widget-routes.ts';

const PREFIX = '/api/ipo-calc';
const SERVICE = 'IPO_CALC';

/**
 * The calculator for partners: three versions that adapt the same verbs, each to its own shapes, and the third
 * once more without a number.
 */
export async function addIpoCalc(app: FastifyInstance, host: RestHost): Promise<void> {
  guardMethods(app, PREFIX, (...call) => answerPreflight(host, ...call));
  const part = (fill: (scope: FastifyInstance, version: AddVersion) => Promise<void>) =>
    app.register(
      async (scope) => {
        const family = restApp(scope);
        await fill(scope, (prefix, add) => family.register(async (routes) => add(routes), { prefix }));
      },
      { prefix: PREFIX },
    );
  await part(async (scope, version) => {
    requireKey(scope, host, SERVICE);
    await version('/v1', addV1);
    await version('/v2', addV2);
    await version('/v3', addV3);
    await version('', (routes) => addUndescribed(routes, addV3));
  });
  // The widget's key is public and may stand in the query.
  await part(async (_, version) => {
    await version('/v3', (routes) => addWidgetRoutes(routes, host));
    await version('', (routes) =>
      addUndescribed(routes, (undescribed) => addWidgetRoutes(undescribed, host)),
    );
  });
}

type AddVersion = (prefix: string, add: (routes: RestApp) => void) => PromiseLike<unknown>;
