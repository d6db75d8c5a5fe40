import { z } from 'zod';
import { ProgramOptionsQuery } from '#contract/ipo-calc/calc-options.ts';
import { NotMatchingProgramV1, ProgramV1 } from '#contract/ipo-calc/program-v1.ts';
import type { EvaluatedProgram } from '#domain/mortgage/legacy/evaluate-programs.ts';
import { queryPrograms } from '#services/mortgage/query-programs.ts';
import { success } from '../../envelope.ts';
import { operation } from '../../operation.ts';
import type { RestApp } from '../../rest-app.ts';

const TAG = 'v1';

/** The first version: offers flattened to programmes. */
export function addV1(routes: RestApp): void {
  const all = operation(
    TAG,
    { operationId: 'v1Programs', summary: 'Все программы, посчитанные для условий калькулятора' },
    z.array(ProgramV1),
  );
  routes.get('/programs', { schema: all }, async ({ caller }) => {
    const programs = await queryPrograms(caller.services, caller.access, {});
    return success(programs.map(({ program }) => program));
  });

  const matching = operation(
    TAG,
    { operationId: 'v1MatchingPrograms', summary: 'Программы, подходящие под запрос' },
    z.array(ProgramV1),
    ['INVALID'],
  );
  routes.get(
    '/programs/matching',
    { schema: { ...matching, querystring: ProgramOptionsQuery } },
    async ({ caller, query }) => {
      const programs = await queryPrograms(caller.services, caller.access, query);
      return success(programs.filter(isMatching).map(({ program }) => program));
    },
  );

  const notMatching = operation(
    TAG,
    { operationId: 'v1NotMatchingPrograms', summary: 'Программы, не подходящие под запрос, и почему' },
    z.array(NotMatchingProgramV1),
    ['INVALID'],
  );
  routes.get(
    '/programs/not-matching',
    { schema: { ...notMatching, querystring: ProgramOptionsQuery } },
    async ({ caller, query }) => {
      const programs = await queryPrograms(caller.services, caller.access, query);
      const others = programs.filter((program) => !isMatching(program));
      return success(others.map(({ program, reasons }) => ({ ...program, reasons })));
    },
  );
}

function isMatching({ reasons }: EvaluatedProgram): boolean {
  return reasons.length === 0;
}
