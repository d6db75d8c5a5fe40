import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ProjectShown } from '#contract/client.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { EmptyList } from '../admin/EmptyList.tsx';
import { NameCell } from '../admin/NameCell.tsx';
import { RemoveCell } from '../admin/RemoveCell.tsx';
import row from '../admin/Row.module.css';
import { useRecordWindows } from '../admin/use-record-windows.ts';
import { ClientTabs, clientSteps } from './ClientTabs.tsx';
import { projectsQuery } from './client-queries.ts';
import { ProgramGrid } from './ProgramGrid.tsx';
import { ProjectModal } from './ProjectModal.tsx';
import { RemoveProjectModal } from './RemoveProjectModal.tsx';
import { useClient } from './use-client.ts';

const route = getRouteApi('/admin/clients/$id/per-project-settings');

const COLUMNS: readonly Column[] = [
  { title: 'Проект', width: 280 },
  { title: 'Город', width: 160 },
  { title: 'Комплексы', width: 136 },
  { title: 'Описание' },
  { title: 'Действия', width: 80, isTitleHidden: true },
];

/** The projects of a client. */
export function ClientProjectsScreen() {
  const { id } = route.useParams();
  const { name } = useClient(id);
  const { data: projects } = useSuspenseQuery(projectsQuery(route.useRouteContext(), id));
  const windows = useRecordWindows({ search: route.useSearch(), rows: projects });
  const add = (
    <Button size="s" aria-keyshortcuts="C" icon={<Icon name="plus" size={16} />} onClick={windows.onAdd}>
      Новый проект
    </Button>
  );
  return (
    <>
      <AdminPage
        title={name}
        steps={clientSteps(name)}
        tabs={<ClientTabs id={id} />}
        actions={add}
        footer={<span>{countPhrase(projects.length, 'проект', 'проекта', 'проектов')}</span>}
      >
        {projects.length === 0 ? (
          <EmptyList title="Проектов пока нет" actions={add}>
            Проект{'\u00a0'}— то, что банки и{'\u00a0'}калькулятор знают под одним именем
          </EmptyList>
        ) : (
          <DataTable label="Проекты" columns={COLUMNS}>
            {projects.map((project) => (
              <Row key={project.id} project={project} onRemove={() => windows.onRemove(project)} />
            ))}
          </DataTable>
        )}
        {projects.length > 0 && <ProgramGrid projects={projects} />}
      </AdminPage>
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
      <Cell title="Комплексы">
        {empty ? <Badge>Пустой</Badge> : countPhrase(complexes, 'ЖК', 'ЖК', 'ЖК')}
      </Cell>
      <Cell title="Описание" isLong className={row.soft}>
        {description ? <span title={description}>{description}</span> : '—'}
      </Cell>
      <RemoveCell name={name} onRemove={onRemove} />
    </tr>
  );
}
