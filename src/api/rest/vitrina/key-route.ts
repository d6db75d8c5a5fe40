import { z } from 'zod';
import { getVitrinaKey } from '#services/access/get-vitrina-key.ts';
import { success } from '../envelope.ts';
import { operation } from '../operation.ts';
import type { RestApp } from '../rest-app.ts';

/** Adds the call that gives the key of a company's vitrina: the key stands in the address of its page. */
export function addKeyRoute(routes: RestApp): void {
  const key = operation(
    'vitrina',
    { operationId: 'v2VitrinaKey', summary: 'Ключ витрины вашей компании' },
    z.string(),
    { NOT_FOUND: 'У компании ключа нет действующей витрины' },
  );
  routes.get('/vitrina-key', { schema: key }, async ({ caller, headers }) =>
    success(await getVitrinaKey(caller.services, caller.access, headers.authorization ?? null)),
  );
}
