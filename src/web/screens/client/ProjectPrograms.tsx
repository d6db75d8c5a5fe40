import { useMutation, useQueries } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProjectShown } from '#contract/client.ts';
import type { AssignmentShown } from '#contract/offer-shown.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { Button } from '#ui/Button/Button.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { EmptyList } from '../admin/EmptyList.tsx';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { AssignmentModal } from '../mortgage/AssignmentModal.tsx';
import { refreshOffers } from '../mortgage/offer-queries.ts';
import { projectProgramsQuery } from './client-queries.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Проект', width: 280 },
  { title: 'Банк и\u00a0программа' },
  { title: 'Типы', width: 240 },
  { title: 'Приоритет', width: 100, isNumber: true },
  { title: 'Действия', width: 200, isTitleHidden: true },
];

type Opened = { kind: 'edit' | 'remove'; assignment: AssignmentShown };

/** Which programmes hold in each project. */
export function ProjectPrograms({ projects }: { projects: readonly ProjectShown[] }) {
  const { context } = useRouter().options;
  const assignments = useQueries({
    queries: projects.map(({ id }) => projectProgramsQuery(context, id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const remove = useMutation(
    context.api.admin.programs.removeAssignment.mutationOptions({ meta: OWN_ERRORS }),
  );
  const close = () => setOpened(null);
  if (assignments.length === 0) {
    return (
      <EmptyList title="Проекты берут все программы как есть">
        Программу назначают проекту на{'\u00a0'}странице её предложения:{' '}
        <Link to="/admin/programs/list" search={{}}>
          Программы
        </Link>
      </EmptyList>
    );
  }
  return (
    <>
      <DataTable label="Программы проектов" columns={COLUMNS}>
        {assignments.map((assignment) => (
          <tr key={assignment.id}>
            <Cell>{assignment.project.name}</Cell>
            <Cell title="Программа">
              {assignment.program.bank}, {assignment.program.name}
            </Cell>
            <Cell title="Типы">
              {assignment.programTypes.map((type) => OFFER_TYPE_LABELS[type]).join(', ')}
            </Cell>
            <Cell title="Приоритет" isNumber>
              {formatNumber(assignment.priority)}
            </Cell>
            <Cell>
              <Button
                size="s"
                variant="ghost"
                aria-label={`Изменить: ${assignment.program.name}, ${assignment.project.name}`}
                onClick={() => setOpened({ kind: 'edit', assignment })}
              >
                Изменить
              </Button>
              <Button
                size="s"
                variant="ghost"
                aria-label={`Удалить: ${assignment.program.name}, ${assignment.project.name}`}
                onClick={() => setOpened({ kind: 'remove', assignment })}
              >
                Удалить…
              </Button>
            </Cell>
          </tr>
        ))}
      </DataTable>
      {opened?.kind === 'edit' && (
        <AssignmentModal programId={opened.assignment.program.id} known={opened.assignment} onClose={close} />
      )}
      {opened?.kind === 'remove' && (
        <RemoveModal
          title={`Убрать «${opened.assignment.program.name}» из проекта «${opened.assignment.project.name}»?`}
          open
          onClose={close}
          remove={() => remove.mutateAsync({ id: opened.assignment.id })}
          onRemoved={() => void refreshOffers(context)}
        >
          <p>Проект без единого назначения снова возьмёт все программы как есть.</p>
        </RemoveModal>
      )}
    </>
  );
}
