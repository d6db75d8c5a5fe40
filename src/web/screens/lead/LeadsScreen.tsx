import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams, useSearch } from '@tanstack/react-router';
import type { LeadList, LeadShown } from '#contract/lead-desk.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { LEAD_KINDS, LEAD_VIEWS, type LeadView } from '#domain/lead/lead-work.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import type { LeadListSearch } from '../../query/lead-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { BesideList } from '../admin/BesideList.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListKeys } from '../admin/ListKeys.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { type ListOfRows, rowLink } from '../admin/row-link.ts';
import { ClientTabs } from '../client/ClientTabs.tsx';
import { LeadStage } from './LeadStage.tsx';
import { leadsInput, leadsQuery } from './lead-queries.ts';
import { DELIVERY_TEXTS, namelessText } from './lead-texts.ts';
import { useLeadPlace } from './use-lead-place.ts';

const REFRESH_MS = 30_000;

const COLUMNS: readonly Column<'leads'>[] = [
  { title: 'Имя', sort: 'name' },
  { title: 'Контакт', width: 168 },
  { title: 'О\u00a0чём', width: 184, sort: 'kind' },
  { title: 'Получатель', width: 200, sort: 'recipient' },
  { title: 'Время', width: 128, sort: 'createdAt', isDownFirst: true },
  { title: 'Работа', width: 200 },
];
/** Beside an opened lead there is room for no more; the rest stands in the lead itself. */
const COLUMNS_BESIDE: readonly Column<'leads'>[] = [
  { title: 'Имя', sort: 'name' },
  { title: 'Контакт', width: 160 },
  { title: 'О\u00a0чём', width: 168, sort: 'kind' },
  { title: 'Работа', width: 168 },
];

/** The desk of leads: the list, and beside it the lead that the address names. */
export function LeadsScreen() {
  const { id } = useParams({ strict: false });
  const openedId = id as number | undefined;
  return (
    <BesideList isOpened={openedId !== undefined}>
      <Leads openedId={openedId} />
      <Outlet />
    </BesideList>
  );
}

function Leads({ openedId }: { openedId: number | undefined }) {
  const place = useLeadPlace();
  const asked: LeadListSearch = useSearch({ strict: false });
  const search = { ...asked, client: place.client ?? asked.client };
  const context = useSiteContext();
  const query = useQuery({
    ...leadsQuery(context, search),
    placeholderData: (old) => old,
    refetchInterval: REFRESH_MS,
  });
  const { asOf, rows = [], counts } = query.data ?? {};
  const { view } = search;
  return (
    <ListPage
      title={place.client === undefined ? 'Заявки' : (query.data?.client ?? 'Заявки')}
      {...(place.client !== undefined && { tabs: <ClientTabs id={place.client} /> })}
      query={query}
      columns={openedId === undefined ? COLUMNS : COLUMNS_BESIDE}
      row={(lead, list) => <Row key={lead.id} lead={lead} asOf={list.asOf} openedId={openedId} />}
      search={search}
      kept={{ view, client: asked.client === undefined ? undefined : String(asked.client) }}
      csv={{ list: 'leads', ...leadsInput(search) }}
      searchLabel="Телефон, имя, почта или номер"
      filters={<LinkSegments label="Заявки" segments={segmentsOf(place.list, asked, counts)} />}
      actions={
        <Button variant="ghost" size="s" href="/account/profile">
          Уведомления
        </Button>
      }
      keys={
        <>
          {asOf && (
            <span>
              Обновлено в{'\u00a0'}
              {formatTime(asOf)}
            </span>
          )}
          <ListKeys
            list={place.list}
            step="действие"
            ids={rows.filter(({ isMasked }) => !isMasked).map(({ id }) => id)}
            openedId={openedId}
          />
        </>
      }
      empty={{
        title: 'Заявок пока нет',
        text: 'Они появляются здесь в\u00a0ту же секунду, когда человек отправил форму на\u00a0сайте или в\u00a0виджете',
      }}
      narrowedBy={view === undefined ? null : { text: `«${LEAD_VIEWS[view]}»`, drop: 'Все заявки' }}
    />
  );
}

function Row({ lead, asOf, openedId }: { lead: LeadShown; asOf: Date; openedId: number | undefined }) {
  const { id, name, phone, email, kind, recipient, delivery, createdAt } = lead;
  const { list } = useLeadPlace();
  return (
    <tr className={lead.isMasked ? undefined : row.opening} data-opened={id === openedId || undefined}>
      <Cell className={row.name}>
        {lead.isMasked ? (
          namelessText(lead)
        ) : (
          <Link
            to={`${list}/$id`}
            params={{ id }}
            search={true}
            className={row.link}
            title={name ?? undefined}
            resetScroll={false}
            {...rowLink(id)}
          >
            {name || namelessText(lead)}
          </Link>
        )}
      </Cell>
      <Cell title="Контакт">
        <span className={phone ? row.whole : undefined}>
          {phone ? formatPhone(phone) : (email ?? (lead.isMasked ? 'скрыт' : '—'))}
        </span>
      </Cell>
      <Cell title="О чём">{LEAD_KINDS[kind]}</Cell>
      {openedId === undefined && (
        <>
          <Cell title="Получатель">
            {recipient}
            <br />
            <span className={row.quiet}>{DELIVERY_TEXTS[delivery]}</span>
          </Cell>
          <Cell title="Время" className={row.soft}>
            {momentText(createdAt, asOf)}
          </Cell>
        </>
      )}
      <Cell title="Работа">
        <LeadStage lead={lead} />
      </Cell>
    </tr>
  );
}

function segmentsOf(
  list: ListOfRows,
  { q, by, view, client }: LeadListSearch,
  counts: LeadList['counts'] | undefined,
) {
  const link = (one?: LeadView) => ({ to: list, search: { q, by, client, ...(one && { view: one }) } });
  const views = Object.keys(LEAD_VIEWS) as LeadView[];
  return [
    { title: 'Все', count: counts?.all ?? 0, isCurrent: view === undefined, link: link() },
    ...views.map((one) => ({
      title: LEAD_VIEWS[one],
      count: counts?.[one] ?? 0,
      isCurrent: view === one,
      link: link(one),
    })),
  ];
}
