import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { GeoGroupShown } from '#contract/geo-group.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { ChoiceCell } from '../admin/ChoiceCell.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { NameCell } from '../admin/NameCell.tsx';
import { RemoveCell } from '../admin/RemoveCell.tsx';
import row from '../admin/Row.module.css';
import { useRecordWindows } from '../admin/use-record-windows.ts';
import { GeoGroupModal } from './GeoGroupModal.tsx';
import { geoGroupQuery, geoGroupsInput, geoGroupsQuery } from './geo-queries.ts';
import { RemoveGeoGroupModal } from './RemoveGeoGroupModal.tsx';

const route = getRouteApi('/admin/geo-restrictions');

const COLUMNS: readonly Column<'geoGroups'>[] = [
  { title: 'Название', width: 320, sort: 'name' },
  { title: 'Места' },
  { title: 'Предложений', width: 120, isNumber: true, sort: 'offers' },
  { title: 'Действия', width: 80, isTitleHidden: true },
];

/** Selections of places that offers are restricted to. */
export function GeoGroupsScreen() {
  const search = route.useSearch();
  const context = route.useRouteContext();
  const remove = useFormCall(context.api.admin.geoRestrictions.remove.mutationOptions());
  const query = useQuery({ ...geoGroupsQuery(context, search), placeholderData: (old) => old });
  const windows = useRecordWindows({
    search,
    rows: query.data?.rows,
    findOne: (id) => context.queryClient.fetchQuery(geoGroupQuery(context, id)),
  });
  const add = (
    <Button size="s" aria-keyshortcuts="C" icon={<Icon name="plus" size={16} />} onClick={windows.onAdd}>
      Новое ограничение
    </Button>
  );
  return (
    <>
      <ListPage
        title="Гео-ограничения"
        query={query}
        columns={COLUMNS}
        row={(group) => <Row key={group.id} group={group} onRemove={() => windows.onRemove(group)} />}
        search={search}
        bulk={{
          idOf: ({ id }) => id,
          nameOf: ({ name }) => name,
          actions: [
            {
              text: 'Удалить',
              doneText: 'Удалено ограничений',
              run: ({ id }) => remove({ id }),
              warning: 'Те, что стоят в\u00a0предложениях, останутся.',
            },
          ],
          onDone: () =>
            context.queryClient.invalidateQueries(context.api.admin.geoRestrictions.list.pathFilter()),
        }}
        csv={{ list: 'geoGroups', ...geoGroupsInput(search) }}
        searchLabel="Название"
        actions={add}
        empty={{
          title: 'Ограничений пока нет',
          text: 'Ограничение говорит, в\u00a0каких местах действует предложение банка',
          action: add,
        }}
      />
      <GeoGroupModal group={windows.edited} onClose={windows.onEditEnd} />
      <RemoveGeoGroupModal group={windows.removed} onClose={windows.onRemoveEnd} />
    </>
  );
}

interface RowProps {
  group: GeoGroupShown;
  onRemove: () => void;
}

function Row({ group: { id, name, summary, offers }, onRemove }: RowProps) {
  return (
    <tr>
      <ChoiceCell id={id} name={name} />
      <NameCell id={id} name={name} />
      <Cell title="Места" isLong>
        <span title={summary}>{summary}</span>
      </Cell>
      <Cell title="Предложений" isNumber>
        {offers > 0 ? formatNumber(offers) : <span className={row.quiet}>0</span>}
      </Cell>
      <RemoveCell name={name} onRemove={onRemove} />
    </tr>
  );
}
