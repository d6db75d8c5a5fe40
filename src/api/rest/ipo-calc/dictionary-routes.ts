import { z } from 'zod';
import { Bank, Project } from '#contract/ipo-calc/dictionaries.ts';
import { listBanks } from '#services/mortgage/list-banks.ts';
import { listProjects } from '#services/mortgage/list-projects.ts';
import { success } from '../envelope.ts';
import { operation } from '../operation.ts';
import type { RestApp } from '../rest-app.ts';

/** Lists the second and the third version share. */
export function addDictionaries(routes: RestApp, tag: 'v2' | 'v3'): void {
  const projects = operation(
    tag,
    { operationId: `${tag}MyProjects`, summary: 'Проекты компаний ключа' },
    z.array(Project),
  );
  routes.get('/my-projects', { schema: projects }, async ({ caller }) =>
    success(await listProjects(caller.services, caller.access)),
  );

  const banks = operation(
    tag,
    { operationId: `${tag}Banks`, summary: 'Банки, у которых есть хотя бы одно видимое предложение' },
    z.array(Bank),
  );
  routes.get('/banks', { schema: banks }, async ({ caller }) =>
    success(await listBanks(caller.services, caller.access)),
  );
}
