import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProjectShown } from '#contract/client.ts';
import type { AssignmentShown, BankProgram } from '#contract/offer-shown.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
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

interface Opened {
  program: BankProgram;
  project: ProjectShown;
  known: AssignmentShown | null;
}

/** Which kinds of each programme every project takes: a row a programme, a column a project. */
export function ProgramGrid({ projects }: { projects: readonly ProjectShown[] }) {
  const context = useSiteContext();
  const { data: programs } = useSuspenseQuery(bankProgramsQuery(context));
  const assignments = useQueries({
    queries: projects.map(({ id }) => projectProgramsQuery(context, id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [removed, setRemoved] = useState<AssignmentShown | null>(null);
  const found = programs.filter((program) => holds(program, text));
  const close = () => setOpened(null);
  return (
    <section aria-label="Программы по проектам">
      <div className={toolbar.toolbar}>
        <TextInput
          label="Программа или банк"
          labelHidden
          type="search"
          placeholder="Программа или банк"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
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
                  const known =
                    assignments.find(
                      (one) => one.program.id === program.id && one.project.id === project.id,
                    ) ?? null;
                  return (
                    <Cell key={project.id} title={project.name}>
                      <ProgramSlots
                        label={`${program.name.displayName}, ${program.bank.name}, ${project.name}`}
                        types={known?.programTypes ?? []}
                        onOpen={() => setOpened({ program, project, known })}
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
      {opened && (
        <AssignmentModal
          program={opened.program}
          project={opened.project}
          known={opened.known}
          onClose={close}
          onRemove={() => {
            setRemoved(opened.known);
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
