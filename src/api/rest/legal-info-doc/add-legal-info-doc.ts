import type { FastifyInstance } from 'fastify';
import { VISITOR } from '#domain/access/actor.ts';
import { consumeLimit } from '#services/access/consume-limit.ts';
import { addUndescribed } from '../add-undescribed.ts';
import { answerPreflight } from '../cors.ts';
import { guardMethods } from '../guard-methods.ts';
import { type RestApp, restApp } from '../rest-app.ts';
import type { RestHost } from '../rest-host.ts';
import { addCurrentTabs } from './current-tabs.ts';
import { addLegacyTabs } from './legacy-tabs.ts';

const PREFIX = '/api/legal-info-doc';

/**
 * Serves the links to the legal documents of the site: no key is needed, and any origin may read the answers.
 * The current service is described once, under the address without a version.
 */
export async function addLegalInfoDoc(app: FastifyInstance, host: RestHost): Promise<void> {
  guardMethods(app, PREFIX, (...call) => answerPreflight(host, ...call));
  await app.register(
    async (scope) => {
      const family = restApp(scope);
      scope.addHook('onRequest', async (request, reply) => {
        // A published document is in force at once, so caches must ask again.
        reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*');
        await consumeLimit(host.serviceContext(VISITOR, request.id), 'request', request.ip);
      });
      const version = (prefix: string, add: (routes: RestApp) => void) =>
        family.register(async (routes) => add(routes), { prefix });
      await version('', (routes) => addCurrentTabs(routes, host));
      await version('/current', (routes) =>
        addUndescribed(routes, (undescribed) => addCurrentTabs(undescribed, host)),
      );
      await version('/legacy', (routes) => addLegacyTabs(routes, host));
    },
    { prefix: PREFIX },
  );
}
