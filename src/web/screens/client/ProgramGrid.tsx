import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProjectShown } from '#contract/client.ts';
import type { AssignmentShown, BankProgram } from '#contract/offer-shown.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useIsHydrating } from '../../parts/page/use-is-hydrating.ts';
import type { ProjectListSearch } from '../../query/project-list-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { Cell, DataTable } from '../admin/DataTable.tsx';
import { EmptyList } from '../admin/EmptyList.tsx';
import toolbar from '../admin/Toolbar.module.css';
import { AssignmentModal } from '../mortgage/AssignmentModal.tsx';
import { RemoveAssignmentModal } from '../mortgage/RemoveAssignmentModal.tsx';
import { bankProgramsQuery, projectProgramsQuery } from './client-queries.ts';
import styles from './ProgramGrid.module.css';
import { PROGRAM_SLOTS, ProgramSlots } from './ProgramSlots.tsx';

const NAME_WIDTH = 260;
const PROJECT_WIDTH = 168;

interface ProgramGridProps {
  projects: readonly ProjectShown[];
  search: ProjectListSearch;
}

/** Which kinds of each programme every project takes: a row a programme, a column a project. */
export function ProgramGrid({ projects, search }: ProgramGridProps) {
  const context = useSiteContext();
  const navigate = useNavigate();
  const { data: programs } = useSuspenseQuery(bankProgramsQuery(context));
  const assignments = useQueries({
    queries: projects.map(({ id }) => projectProgramsQuery(context, id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const { program: text = '' } = search;
  const [removed, setRemoved] = useState<AssignmentShown | null>(null);
  const found = programs.filter((program) => holds(program, text));
  const change = (changed: Partial<ProjectListSearch>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (known) => ({ ...known, ...changed }),
      replace,
      resetScroll: false,
    });
  const close = () => change({ cell: undefined }, true);
  const assignmentOf = (programId: number, projectId: number) =>
    assignments.find(({ program, project }) => program.id === programId && project.id === projectId) ?? null;
  // The server opens no window.
  const cell = useIsHydrating() ? undefined : search.cell;
  const [programId, projectId] = cell?.split('-').map(Number) ?? [];
  const program = programs.find(({ id }) => id === programId);
  const project = projects.find(({ id }) => id === projectId);
  const known = program && project ? assignmentOf(program.id, project.id) : null;
  return (
    <section aria-label="Программы по проектам">
      <div className={toolbar.toolbar}>
        <TextInput
          label="Программа или банк"
          labelHidden
          type="search"
          placeholder="Программа или банк"
          autoComplete="off"
          before={<Icon name="search" size={16} />}
          defaultValue={text}
          onChange={({ currentTarget }) => change({ program: currentTarget.value.trim() || undefined }, true)}
        />
        <Link
          to="/admin/programs/edit/$id"
          params={{ id: 'new' }}
          search={{}}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          Новая программа
        </Link>
        <span className={toolbar.note}>
          {countPhrase(found.length, 'программа', 'программы', 'программ')}. Проект без назначений берёт все
          программы как есть
        </span>
      </div>
      {found.length === 0 ? (
        <EmptyList title={programs.length === 0 ? 'Программ пока нет' : 'Ничего не найдено'} />
      ) : (
        <div className={styles.scroller}>
          <DataTable
            label="Программы по проектам"
            className={styles.grid}
            columns={[
              { title: 'Программа, банк', width: NAME_WIDTH },
              ...projects.map(({ name }) => ({ title: name, width: PROJECT_WIDTH })),
            ]}
          >
            {found.map((program) => (
              <tr key={program.id}>
                <Cell className={styles.program}>
                  <b>{program.name.displayName}</b>
                  <span>{program.bank.name}</span>
                </Cell>
                {projects.map((project) => {
                  const types = assignmentOf(program.id, project.id)?.programTypes ?? [];
                  return (
                    <Cell key={project.id} title={project.name}>
                      <ProgramSlots
                        label={`${program.name.displayName}, ${program.bank.name}, ${project.name}`}
                        types={types}
                        onOpen={() => change({ cell: `${program.id}-${project.id}` }, false)}
                      />
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </DataTable>
        </div>
      )}
      <ul className={styles.legend}>
        {PROGRAM_SLOTS.map(({ type, letter }) => (
          <li key={type}>
            <span className={styles.letter}>{letter}</span> {OFFER_TYPE_LABELS[type]}
          </li>
        ))}
        <li>
          Пустая рамка{'\u00a0'}— тип не{'\u00a0'}назначен
        </li>
      </ul>
      {program && project && (
        <AssignmentModal
          key={cell}
          program={program}
          project={project}
          known={known}
          onClose={close}
          onRemove={() => {
            setRemoved(known);
            close();
          }}
        />
      )}
      <RemoveAssignmentModal assignment={removed} onClose={() => setRemoved(null)} />
    </section>
  );
}

function holds({ name, bank }: BankProgram, text: string): boolean {
  return `${name.displayName} ${bank.name}`.toLowerCase().includes(text.trim().toLowerCase());
}
