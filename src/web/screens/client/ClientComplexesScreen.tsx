import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ClientComplexShown } from '#contract/client.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { optionOf } from '../admin/option-of.ts';
import row from '../admin/Row.module.css';
import { ClientComplexes } from './ClientComplexes.tsx';
import { projectNamesQuery } from './client-queries.ts';

const route = getRouteApi('/admin/clients/$id/complexes');

const COLUMNS: readonly Column<'complexes'>[] = [
  { title: 'Закреплён', width: 64, isTitleHidden: true },
  { title: 'Комплекс', sort: 'name' },
  { title: 'Город', width: 160, sort: 'city' },
  { title: 'Застройщик', width: 240, sort: 'developer' },
  { title: 'Проект', width: 240, sort: 'project' },
];

const NONE = 'none';

/** Complexes of a client, each with the project it belongs to. */
export function ClientComplexesScreen() {
  const { id } = route.useParams();
  const { data: projects } = useSuspenseQuery(projectNamesQuery(route.useRouteContext(), id));
  return (
    <ClientComplexes
      id={id}
      search={route.useSearch()}
      columns={COLUMNS}
      row={(complex, { isMarked, onMark }) => (
        <tr key={complex.id}>
          <Cell className={row.tick}>
            <Checkbox
              label={<VisuallyHidden>{`${complex.name} закреплён`}</VisuallyHidden>}
              checked={isMarked}
              disabled={complex.isAssigned}
              onChange={onMark}
            />
          </Cell>
          <Cell className={row.name}>
            {complex.isAssigned ? (
              <Link
                to="/admin/clients/$id/complexes/$complexId"
                params={{ id, complexId: complex.id }}
                search={{}}
                className={row.link}
              >
                {complex.name}
              </Link>
            ) : (
              <Link to="/complex/$id" params={{ id: complex.id }} search={{}} className={row.link}>
                {complex.name}
              </Link>
            )}
          </Cell>
          <Cell title="Город">{complex.city ?? '—'}</Cell>
          <Cell title="Застройщик">
            <span title={complex.developer.name}>{complex.developer.name}</span>
          </Cell>
          <Cell title="Проект">
            {complex.isAssigned ? <ProjectChoice complex={complex} projects={projects} /> : '—'}
          </Cell>
        </tr>
      )}
    />
  );
}

interface ProjectChoiceProps {
  complex: ClientComplexShown;
  projects: readonly NamedId[];
}

function ProjectChoice({ complex, projects }: ProjectChoiceProps) {
  const { api, queryClient } = route.useRouteContext();
  const { mutate, isPending } = useMutation(
    api.admin.clients.setComplexProject.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(api.admin.clients.pathFilter()),
    }),
  );
  return (
    <Dropdown
      label={`Проект: ${complex.name}`}
      labelHidden
      look="button"
      options={[{ value: NONE, label: 'Без проекта' }, ...projects.map(optionOf)]}
      value={complex.project ? String(complex.project.id) : NONE}
      disabled={isPending}
      onChange={(value) =>
        mutate({ complexId: complex.id, projectId: value === NONE ? null : Number(value) })
      }
    />
  );
}
