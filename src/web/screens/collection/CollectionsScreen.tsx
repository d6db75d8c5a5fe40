import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { CollectionShown } from '#contract/collection.ts';
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
import { CollectionModal } from './CollectionModal.tsx';
import { collectionQuery, collectionsInput, collectionsQuery } from './collection-queries.ts';
import { RemoveCollectionModal } from './RemoveCollectionModal.tsx';

const route = getRouteApi('/admin/collections');

const COLUMNS: readonly Column<'collections'>[] = [
  { title: 'Подборка', width: 320, sort: 'name' },
  { title: 'Комплексы' },
  { title: 'Сколько', width: 96, isNumber: true, sort: 'complexes' },
  { title: 'Действия', width: 80, isTitleHidden: true },
];

/** Lists of complexes that people put together. */
export function CollectionsScreen() {
  const search = route.useSearch();
  const context = route.useRouteContext();
  const remove = useFormCall(context.api.admin.collections.remove.mutationOptions());
  const query = useQuery({ ...collectionsQuery(context, search), placeholderData: (old) => old });
  const windows = useRecordWindows({
    search,
    rows: query.data?.rows,
    findOne: (id) => context.queryClient.fetchQuery(collectionQuery(context, id)),
  });
  const add = (
    <Button size="s" aria-keyshortcuts="C" icon={<Icon name="plus" size={16} />} onClick={windows.onAdd}>
      Новая подборка
    </Button>
  );
  return (
    <>
      <ListPage
        title="Подборки"
        query={query}
        columns={COLUMNS}
        row={(collection) => (
          <Row key={collection.id} collection={collection} onRemove={() => windows.onRemove(collection)} />
        )}
        bulk={{
          idOf: ({ id }) => id,
          nameOf: ({ name }) => name,
          actions: [
            {
              text: 'Удалить',
              doneText: 'Удалено подборок',
              run: ({ id }) => remove({ id }),
              warning: 'Комплексы останутся; ссылки на\u00a0подборки перестанут находить квартиры.',
            },
          ],
          onDone: () => context.queryClient.invalidateQueries(context.api.admin.collections.pathFilter()),
        }}
        search={search}
        csv={{ list: 'collections', ...collectionsInput(search) }}
        searchLabel="Название подборки"
        actions={add}
        empty={{
          title: 'Подборок пока нет',
          text: 'Подборка\u00a0— комплексы под одним именем: на\u00a0главной и\u00a0в\u00a0фильтрах',
          action: add,
        }}
      />
      <CollectionModal collection={windows.edited} onClose={windows.onEditEnd} />
      <RemoveCollectionModal collection={windows.removed} onClose={windows.onRemoveEnd} />
    </>
  );
}

interface RowProps {
  collection: CollectionShown;
  onRemove: () => void;
}

function Row({ collection: { id, name, complexes }, onRemove }: RowProps) {
  const names = complexes.map((complex) => complex.name).join(', ');
  return (
    <tr>
      <ChoiceCell id={id} name={name} />
      <NameCell id={id} name={name} />
      <Cell title="Комплексы" className={row.soft}>
        {names ? <span title={names}>{names}</span> : '—'}
      </Cell>
      <Cell title="Сколько" isNumber>
        {complexes.length > 0 ? formatNumber(complexes.length) : <span className={row.quiet}>0</span>}
      </Cell>
      <RemoveCell name={name} onRemove={onRemove} />
    </tr>
  );
}
