import { LegacyLegalTabQuery, LegalTab, LegalTabUrl } from '#contract/legal-doc.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { findLegalTag } from '#services/legal-doc/list-legal-docs.ts';
import { success } from '../envelope.ts';
import { openOperation } from '../operation.ts';
import type { RestApp } from '../rest-app.ts';
import type { RestHost } from '../rest-host.ts';
import { docOf, tabAddress } from './tabs.ts';

const TAG = 'legal';
/** The old client opens the first tab when there is no such document. */
const FIRST_TAB = 0;

/** The service of the old client: never null, never a refusal. */
export function addLegacyTabs(routes: RestApp, host: RestHost): void {
  const tab = openOperation(
    TAG,
    {
      operationId: 'legacyLegalTab',
      summary: 'То же для прежнего клиента',
      description: 'Вместо null и отказов — вкладка 0, первый документ.',
    },
    LegalTab,
  );
  routes.get('/tab', { schema: { ...tab, querystring: LegacyLegalTabQuery } }, async ({ query, id }) => {
    const found = await findLegalTag(host.serviceContext(VISITOR, id), query.name ?? '');
    return success({ tab: found?.id ?? FIRST_TAB, ...docOf(found) });
  });

  const tabUrl = openOperation(
    TAG,
    {
      operationId: 'legacyLegalTabUrl',
      summary: 'Адрес для прежнего клиента',
      description: 'Вместо null и отказов — адрес вкладки 0, первого документа.',
    },
    LegalTabUrl,
  );
  routes.get(
    '/tab-url',
    { schema: { ...tabUrl, querystring: LegacyLegalTabQuery } },
    async ({ query, id }) => {
      const ctx = host.serviceContext(VISITOR, id);
      const found = await findLegalTag(ctx, query.name ?? '');
      return success({ tabUrl: tabAddress(ctx, found?.id ?? FIRST_TAB), ...docOf(found) });
    },
  );
}
