import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProgramNameShown } from '#contract/program-name.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Button } from '#ui/Button/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { EmptyList } from '../admin/EmptyList.tsx';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import row from '../admin/Row.module.css';
import { NameSearch } from './NameSearch.tsx';
import { programTreeQuery, refreshOffers } from './offer-queries.ts';
import { ProgramNameModal } from './ProgramNameModal.tsx';
import { ProgramTabs } from './ProgramTabs.tsx';

const route = getRouteApi('/admin/programs/types');

const COLUMNS: readonly Column[] = [
  { title: 'Название' },
  { title: 'В фильтре', width: 220 },
  { title: 'Порядок', width: 88, isNumber: true },
  { title: 'Банков', width: 80, isNumber: true },
  { title: 'Предложений', width: 116, isNumber: true },
  { title: 'Действия', width: 220, isTitleHidden: true },
];

/** Pixels a level is set in by. */
const LEVEL = 20;

type Opened = { kind: 'add' } | { kind: 'edit' | 'remove'; name: ProgramNameShown };

/** The names of mortgage programmes: a tree, each level by its own order. */
export function ProgramTypesScreen() {
  const context = route.useRouteContext();
  const { data: names } = useSuspenseQuery(programTreeQuery(context));
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const shown = names.filter(({ name, displayName }) =>
    `${name} ${displayName}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const add = (
    <Button size="s" onClick={() => setOpened({ kind: 'add' })}>
      Добавить название
    </Button>
  );
  return (
    <AdminPage
      title="Названия программ"
      tabs={<ProgramTabs />}
      actions={add}
      footer={
        <span>
          {formatNumber(shown.length)} из{'\u00a0'}
          {formatNumber(names.length)}
        </span>
      }
    >
      <NameSearch text={text} onChange={setText} />
      {shown.length > 0 ? (
        <DataTable label="Названия программ" columns={COLUMNS}>
          {shown.map((name) => (
            <Row key={name.id} shown={name} onOpen={(kind) => setOpened({ kind, name })} />
          ))}
        </DataTable>
      ) : (
        <EmptyList title={names.length > 0 ? 'Ничего не найдено' : 'Названий пока нет'} actions={add} />
      )}
      {(opened?.kind === 'add' || opened?.kind === 'edit') && (
        <ProgramNameModal known={opened.kind === 'edit' ? opened.name : null} names={names} onClose={close} />
      )}
      {opened?.kind === 'remove' && (
        <RemoveModal
          title={`Удалить название «${opened.name.name}»?`}
          open
          onClose={close}
          mutation={context.api.admin.programTypes.remove.mutationOptions()}
          input={{ id: opened.name.id }}
          onRemoved={() => refreshOffers(context)}
        />
      )}
    </AdminPage>
  );
}

interface RowProps {
  shown: ProgramNameShown;
  onOpen: (kind: 'edit' | 'remove') => void;
}

function Row({ shown: { name, displayName, order, banks, offers, depth }, onOpen }: RowProps) {
  return (
    <tr>
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
        <Button size="s" variant="ghost" subject={name} onClick={() => onOpen('edit')}>
          Изменить
        </Button>
        <Button
          size="s"
          variant="ghost"
          data-focus-successor=""
          aria-label={`Удалить: ${name}`}
          onClick={() => onOpen('remove')}
        >
          Удалить…
        </Button>
      </Cell>
    </tr>
  );
}
