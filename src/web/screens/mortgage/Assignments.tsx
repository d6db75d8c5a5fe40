import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OfferDetails } from '#contract/offer-shown.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { useRecordWindows } from '../admin/use-record-windows.ts';
import { AssignmentModal } from './AssignmentModal.tsx';
import styles from './Assignments.module.css';
import { assignmentsQuery } from './offer-queries.ts';
import { RemoveAssignmentModal } from './RemoveAssignmentModal.tsx';

const COLUMNS: readonly Column[] = [
  { title: 'Проект' },
  { title: 'Типы', width: 260 },
  { title: 'Приоритет', width: 100, isNumber: true },
  { title: 'Действия', width: 220, isTitleHidden: true },
];

const route = getRouteApi('/admin/programs/edit/$id');

/** In which projects the bank's programme holds: a project with assignments takes those alone. */
export function Assignments({ known: { programId, bank, program } }: { known: OfferDetails }) {
  const context = useSiteContext();
  const { data: assignments } = useSuspenseQuery(assignmentsQuery(context, programId));
  const windows = useRecordWindows({ search: route.useSearch(), rows: assignments });
  return (
    <Box title="Назначения по проектам" note={`${bank.name}, ${program.name}`}>
      {assignments.length > 0 ? (
        <DataTable label="Назначения по проектам" columns={COLUMNS}>
          {assignments.map((assignment) => (
            <tr key={assignment.id}>
              <Cell>{assignment.project.name}</Cell>
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
                  subject={assignment.project.name}
                  onClick={() => windows.onEdit(assignment.id)}
                >
                  Изменить
                </Button>
                <Button
                  size="s"
                  variant="ghost"
                  data-focus-successor=""
                  aria-label={`Удалить: ${assignment.project.name}`}
                  onClick={() => windows.onRemove(assignment)}
                >
                  Удалить…
                </Button>
              </Cell>
            </tr>
          ))}
        </DataTable>
      ) : (
        <p className={styles.none}>
          Никакому проекту не{'\u00a0'}назначена. Проект без назначений берёт все программы как есть.
        </p>
      )}
      <div className={styles.add}>
        <Button size="s" variant="secondary" onClick={windows.onAdd}>
          Назначить проекту
        </Button>
      </div>
      {windows.edited !== null && (
        <AssignmentModal
          program={{ id: programId, name: { displayName: program.name }, bank }}
          known={windows.edited === 'new' ? null : windows.edited}
          onClose={windows.onEditEnd}
        />
      )}
      <RemoveAssignmentModal assignment={windows.removed} onClose={windows.onRemoveEnd} />
    </Box>
  );
}
