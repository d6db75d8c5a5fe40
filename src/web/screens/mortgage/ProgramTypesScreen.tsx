import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ProgramNameShown } from '#contract/program-name.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Button } from '#ui/Button/Button.tsx';
import { buttonClass } from '#ui/Button/button-class.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { ChoiceCell } from '../admin/ChoiceCell.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { RemoveRecordModal } from '../admin/RemoveRecordModal.tsx';
import row from '../admin/Row.module.css';
import { useRecordWindows } from '../admin/use-record-windows.ts';
import { programNamesInput, programNamesQuery, programTreeQuery, refreshOffers } from './offer-queries.ts';
import { ProgramNameModal } from './ProgramNameModal.tsx';
import { ProgramTabs } from './ProgramTabs.tsx';

const route = getRouteApi('/admin/programs/types');

const COLUMNS: readonly Column<'programNames'>[] = [
  { title: 'Название', sort: 'name' },
  { title: 'В фильтре', width: 220, sort: 'displayName' },
  { title: 'Порядок', width: 88, isNumber: true, sort: 'order' },
  { title: 'Банков', width: 80, isNumber: true, sort: 'banks' },
  { title: 'Предложений', width: 116, isNumber: true, sort: 'offers' },
  { title: 'Действия', width: 220, isTitleHidden: true },
];

/** Pixels a level is set in by. */
const LEVEL = 20;

/** The names of mortgage programmes: a tree, each level by its own order. */
export function ProgramTypesScreen() {
  const search = route.useSearch();
  const context = route.useRouteContext();
  const remove = useFormCall(context.api.admin.programTypes.remove.mutationOptions());
  const query = useQuery({ ...programNamesQuery(context, search), placeholderData: (old) => old });
  const { data: names } = useQuery({ ...programTreeQuery(context), enabled: search.open !== undefined });
  const windows = useRecordWindows({ search, rows: names });
  const { edited, removed } = windows;
  const add = (
    <Button size="s" aria-keyshortcuts="C" onClick={windows.onAdd}>
      Добавить название
    </Button>
  );
  return (
    <>
      <ListPage
        title="Названия программ"
        tabs={<ProgramTabs />}
        query={query}
        columns={COLUMNS}
        row={(name) => <Row key={name.id} shown={name} onRemove={() => windows.onRemove(name)} />}
        search={search}
        bulk={{
          idOf: ({ id }) => id,
          nameOf: ({ name }) => name,
          actions: [
            {
              text: 'Удалить',
              doneText: 'Удалено названий',
              run: ({ id }) => remove({ id }),
              warning: 'Те, что стоят в\u00a0программах или над другими названиями, останутся.',
            },
          ],
          onDone: () => refreshOffers(context),
        }}
        csv={{ list: 'programNames', ...programNamesInput(search) }}
        searchLabel="Название"
        actions={add}
        empty={{ title: 'Названий пока нет', action: add }}
      />
      {names && edited && (
        <ProgramNameModal
          key={edited === 'new' ? edited : edited.id}
          known={edited === 'new' ? null : edited}
          names={names}
          onClose={windows.onEditEnd}
        />
      )}
      {removed && (
        <RemoveRecordModal
          record={{ kind: 'programName', id: removed.id }}
          title={`Удалить название «${removed.name}»?`}
          open
          onClose={windows.onRemoveEnd}
          mutation={context.api.admin.programTypes.remove.mutationOptions()}
          input={{ id: removed.id }}
          onRemoved={() => refreshOffers(context)}
        />
      )}
    </>
  );
}

interface RowProps {
  shown: ProgramNameShown;
  onRemove: () => void;
}

function Row({ shown: { id, name, displayName, order, banks, offers, depth }, onRemove }: RowProps) {
  return (
    <tr>
      <ChoiceCell id={id} name={name} />
      <Cell className={row.name}>
        <span style={{ paddingLeft: depth * LEVEL }} title={name}>
          {depth > 0 && <VisuallyHidden>Уровень {depth + 1}: </VisuallyHidden>}
          {name}
        </span>
      </Cell>
      <Cell title="В фильтре" className={row.soft}>
        {displayName}
      </Cell>
      <Cell title="Порядок" isNumber>
        {formatNumber(order)}
      </Cell>
      <Cell title="Банков" isNumber className={row.soft}>
        {formatNumber(banks)}
      </Cell>
      <Cell title="Предложений" isNumber className={row.soft}>
        {formatNumber(offers)}
      </Cell>
      <Cell className={row.actions}>
        <Link
          to="."
          search={(known) => ({ ...known, open: id })}
          className={buttonClass({ size: 's', variant: 'ghost' })}
          aria-label={`Изменить: ${name}`}
          resetScroll={false}
        >
          Изменить
        </Link>
        <Button
          size="s"
          variant="ghost"
          data-focus-successor=""
          aria-label={`Удалить: ${name}`}
          onClick={onRemove}
        >
          Удалить…
        </Button>
      </Cell>
    </tr>
  );
}
