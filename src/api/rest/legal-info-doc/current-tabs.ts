import { LegalTab, LegalTabQuery, LegalTabUrl } from '#contract/legal-doc.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { findLegalTag } from '#services/legal-doc/list-legal-docs.ts';
import { success } from '../envelope.ts';
import { openOperation } from '../operation.ts';
import type { RestApp } from '../rest-app.ts';
import type { RestHost } from '../rest-host.ts';
import { docOf, tabAddress } from './tabs.ts';

const TAG = 'legal';

/** The current service: null for a document there is not, a refusal without a name. */
export function addCurrentTabs(routes: RestApp, host: RestHost): void {
  const tab = openOperation(
    TAG,
    { operationId: 'legalTab', summary: 'Вкладка правового документа по имени' },
    LegalTab,
    ['INVALID'],
  );
  routes.get('/tab', { schema: { ...tab, querystring: LegalTabQuery } }, async ({ query, id }) => {
    const found = await findLegalTag(host.serviceContext(VISITOR, id), query.name);
    return success({ tab: found?.id ?? null, ...docOf(found) });
  });

  const tabUrl = openOperation(
    TAG,
    { operationId: 'legalTabUrl', summary: 'Адрес правового документа по имени' },
    LegalTabUrl,
    ['INVALID'],
  );
  routes.get('/tab-url', { schema: { ...tabUrl, querystring: LegalTabQuery } }, async ({ query, id }) => {
    const ctx = host.serviceContext(VISITOR, id);
    const found = await findLegalTag(ctx, query.name);
    return success({ tabUrl: found ? tabAddress(ctx, found.id) : null, ...docOf(found) });
  });
}
