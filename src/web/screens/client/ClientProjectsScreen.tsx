import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ProjectShown } from '#contract/client.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { NameCell } from '../admin/NameCell.tsx';
import { RemoveCell } from '../admin/RemoveCell.tsx';
import row from '../admin/Row.module.css';
import { useRecordWindows } from '../admin/use-record-windows.ts';
import { ClientTabs, clientSteps } from './ClientTabs.tsx';
import { projectQuery, projectsInput, projectsQuery } from './client-queries.ts';
import { ProgramGrid } from './ProgramGrid.tsx';
import { ProjectModal } from './ProjectModal.tsx';
import { RemoveProjectModal } from './RemoveProjectModal.tsx';
import { useClient } from './use-client.ts';

const route = getRouteApi('/admin/clients/$id/per-project-settings');

const COLUMNS: readonly Column<'projects'>[] = [
  { title: 'Проект', width: 280, sort: 'name' },
  { title: 'Город', width: 160, sort: 'city' },
  { title: 'ЖК', width: 136, sort: 'complexes', isDownFirst: true },
  { title: 'Описание' },
  { title: 'Действия', width: 80, isTitleHidden: true },
];

/** The projects of a client. */
export function ClientProjectsScreen() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const context = route.useRouteContext();
  const { name } = useClient(id);
  const query = useQuery({ ...projectsQuery(context, id, search), placeholderData: (old) => old });
  const windows = useRecordWindows({
    search,
    rows: query.data?.rows,
    findOne: (only) => context.queryClient.fetchQuery(projectQuery(context, id, only)),
  });
  const add = (
    <Button size="s" aria-keyshortcuts="C" icon={<Icon name="plus" size={16} />} onClick={windows.onAdd}>
      Новый проект
    </Button>
  );
  return (
    <>
      <ListPage
        title={name}
        steps={clientSteps(name)}
        tabs={<ClientTabs id={id} />}
        query={query}
        columns={COLUMNS}
        row={(project) => (
          <Row key={project.id} project={project} onRemove={() => windows.onRemove(project)} />
        )}
        search={search}
        kept={{ program: search.program }}
        csv={{ list: 'projects', ...projectsInput(id, search) }}
        searchLabel="Проект, город, описание"
        actions={add}
        legend={query.data && <ProgramGrid projects={query.data.rows} search={search} />}
        empty={{
          title: 'Проектов пока нет',
          text: 'Проект\u00a0— то, что банки и\u00a0калькулятор знают под одним именем',
          action: add,
        }}
      />
      <ProjectModal clientId={id} project={windows.edited} onClose={windows.onEditEnd} />
      <RemoveProjectModal project={windows.removed} onClose={windows.onRemoveEnd} />
    </>
  );
}

interface RowProps {
  project: ProjectShown;
  onRemove: () => void;
}

function Row({ project: { id, name, city, complexes, empty, description }, onRemove }: RowProps) {
  return (
    <tr>
      <NameCell id={id} name={name} />
      <Cell title="Город">{city?.name ?? <span className={row.quiet}>—</span>}</Cell>
      <Cell title="ЖК">{empty ? <Badge>Пустой</Badge> : countPhrase(complexes, 'ЖК', 'ЖК', 'ЖК')}</Cell>
      <Cell title="Описание" isLong className={row.soft}>
        {description ? <span title={description}>{description}</span> : '—'}
      </Cell>
      <RemoveCell name={name} onRemove={onRemove} />
    </tr>
  );
}
