import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { LegalDocRow } from '#contract/legal-doc.ts';
import { isConsentTag } from '#domain/legal-doc/is-consent-tag.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { lazyWindow } from '../../lazy-window.tsx';
import { AdminIcon } from '../admin/AdminIcon.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { useLastShown } from '../admin/use-last-shown.ts';
import { useOpened } from '../admin/use-opened.ts';
import { useRecordWindows } from '../admin/use-record-windows.ts';
import { legalDocsInput, legalDocsQuery } from './legal-doc-queries.ts';
import { RemoveLegalDocModal } from './RemoveLegalDocModal.tsx';

const route = getRouteApi('/admin/legal');

const { Window: LegalDocModal } = lazyWindow(() => import('./LegalDocModal.tsx'), 'LegalDocModal');

const COLUMNS: readonly Column<'legalDocs'>[] = [
  { title: '№', width: 64, isNumber: true, sort: 'id' },
  { title: 'Тег', sort: 'tag' },
  { title: 'Версия', width: 88, isNumber: true, sort: 'version' },
  { title: 'Действует с', width: 144, sort: 'publishedAt', isDownFirst: true },
  { title: 'Согласий', width: 104, isNumber: true, sort: 'consents' },
  { title: 'Действия', width: 128, isTitleHidden: true },
];

/** Tags of legal documents, each with its one document. */
export function LegalDocsScreen() {
  const search = route.useSearch();
  const query = useQuery({
    ...legalDocsQuery(route.useRouteContext(), search),
    placeholderData: (old) => old,
  });
  const windows = useRecordWindows({ search, rows: query.data?.rows });
  const opened = useOpened(search);
  const edited = useLastShown(opened ?? null);
  const add = (
    <Button size="s" aria-keyshortcuts="C" icon={<Icon name="plus" size={16} />} onClick={windows.onAdd}>
      Добавить документ
    </Button>
  );
  return (
    <>
      <ListPage
        title="Правовые документы"
        query={query}
        columns={COLUMNS}
        row={(doc, { asOf }) => (
          <Row key={doc.id} doc={doc} asOf={asOf} onRemove={() => windows.onRemove(doc)} />
        )}
        search={search}
        csv={{ list: 'legalDocs', ...legalDocsInput(search) }}
        searchLabel="Тег"
        actions={add}
        empty={{ title: 'Документов пока нет', text: 'На них ведут ссылки согласия и подвал', action: add }}
      />
      {edited !== null && (
        <LegalDocModal edited={edited} open={opened !== undefined} onClose={windows.onEditEnd} />
      )}
      <RemoveLegalDocModal doc={windows.removed} onClose={windows.onRemoveEnd} />
    </>
  );
}

interface RowProps {
  doc: LegalDocRow;
  asOf: Date;
  onRemove: () => void;
}

function Row({ doc: { id, tag, version, publishedAt, consents }, asOf, onRemove }: RowProps) {
  return (
    <tr>
      <Cell title="№" isNumber className={row.quiet}>
        {id}
      </Cell>
      <Cell className={row.name}>
        <Link to="/legal-info" search={{ legalInfoTab: id }} className={row.link} title={tag}>
          {tag}
        </Link>{' '}
        {isConsentTag(tag) && <Badge tone="warning">нужен для согласия</Badge>}
      </Cell>
      <Cell title="Версия" isNumber>
        {version}
      </Cell>
      <Cell title="Действует с" className={row.soft}>
        {momentText(publishedAt, asOf)}
      </Cell>
      <Cell title="Согласий" isNumber>
        {formatNumber(consents)}
      </Cell>
      <Cell className={row.actions}>
        <Link
          to="."
          search={(known) => ({ ...known, open: id })}
          className={row.action}
          aria-keyshortcuts="E"
          aria-label={`Изменить «${tag}»`}
          title="Изменить"
          resetScroll={false}
        >
          <AdminIcon name="edit" />
        </Link>
        <button
          type="button"
          data-focus-successor=""
          aria-keyshortcuts="Delete"
          className={row.action}
          aria-label={`Удалить «${tag}»…`}
          title="Удалить"
          onClick={onRemove}
        >
          <AdminIcon name="trash" />
        </button>
      </Cell>
    </tr>
  );
}
