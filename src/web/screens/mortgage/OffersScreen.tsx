import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { OfferShown } from '#contract/offer-shown.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { buttonClass } from '#ui/Button/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { RowPercent } from '../../parts/offer/RowPercent.tsx';
import type { OfferListSearch } from '../../query/offer-search.ts';
import { ChoiceCell } from '../admin/ChoiceCell.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import row from '../admin/Row.module.css';
import { OfferFilters } from './OfferFilters.tsx';
import styles from './OfferRows.module.css';
import { offerChoicesQuery, offerListQuery, offersInput, refreshOffers } from './offer-queries.ts';
import { datesText, ratesText, sharesText, yearsText } from './offer-texts.ts';
import { PriorityCell } from './PriorityCell.tsx';
import { ProgramTabs } from './ProgramTabs.tsx';

const route = getRouteApi('/admin/programs/list');

const COLUMNS: readonly Column<'offers'>[] = [
  { title: 'Приоритет', width: 96, sort: 'priority', isDownFirst: true },
  { title: 'Программа и банк', sort: 'program' },
  { title: 'Тип', width: 104, sort: 'type' },
  { title: 'Проект', width: 108, sort: 'project' },
  { title: 'Ставка', width: 104, isNumber: true, sort: 'rate' },
  { title: 'Взнос', width: 96, isNumber: true, sort: 'downPayment' },
  { title: 'Срок', width: 88, isNumber: true, sort: 'period' },
  { title: 'Где действует', width: 144 },
  { title: 'Даты', width: 100, sort: 'validTo' },
  { title: 'Предпросмотр', width: 56, isTitleHidden: true },
];

/** Every bank's offers, the highest priority first; brokers look, admins change. */
export function OffersScreen() {
  const context = route.useRouteContext();
  const { q, by, page, bank, name, type, project } = route.useSearch();
  const search: OfferListSearch = { q, by, page, bank, name, type, project };
  const query = useQuery({ ...offerListQuery(context, search), placeholderData: (old) => old });
  const { data: choices } = useSuspenseQuery(offerChoicesQuery(context));
  const { data: person } = useQuery(selfQuery(context));
  const mayEdit = person?.permissions.programs?.includes('w') ?? false;
  const remove = useFormCall(context.api.admin.programs.remove.mutationOptions());
  const isNarrowed = [bank, name, type, project].some((filter) => filter !== undefined);
  const add = mayEdit && (
    <Link
      to="/admin/programs/edit/$id"
      params={{ id: 'new' }}
      search={{}}
      aria-keyshortcuts="C"
      className={buttonClass({ size: 's' })}
    >
      Новая программа
    </Link>
  );
  return (
    <ListPage
      title="Программы"
      query={query}
      columns={COLUMNS}
      row={(offer) => <Row key={offer.id} offer={offer} mayEdit={mayEdit} />}
      search={search}
      kept={{ bank: text(bank), name: text(name), type, project: text(project) }}
      bulk={
        mayEdit
          ? {
              idOf: ({ id }) => id,
              nameOf: ({ bank, program }) => `${bank.name}, ${program.name}`,
              actions: [
                {
                  text: 'Удалить',
                  doneText: 'Удалено программ',
                  run: ({ id }) => remove({ id }),
                  warning: 'Виджеты, страницы квартир и\u00a0API перестанут их показывать сразу.',
                },
              ],
              onDone: () => refreshOffers(context),
            }
          : undefined
      }
      csv={{ list: 'offers', ...offersInput(search) }}
      searchLabel="Банк, программа, проект"
      actions={add}
      tabs={mayEdit && <ProgramTabs />}
      filters={<OfferFilters search={search} choices={choices} />}
      empty={{
        title: 'Программ пока нет',
        text: 'Программа\u00a0— предложение банка, по\u00a0которому считает калькулятор',
        action: add,
      }}
      narrowedBy={isNarrowed ? { text: 'выбраны фильтры', drop: 'Сбросить фильтры' } : null}
    />
  );
}

/** Terms that an offer is to have: when they begin, or that they wait for a person. */
function Plan({ publishAt }: { publishAt: string | null }) {
  if (publishAt === null) return <span className={styles.plan}>есть черновик</span>;
  const at = new Date(publishAt);
  return (
    <span className={styles.plan} title={`${formatDate(at)}, ${formatTime(at)} по\u00a0Москве`}>
      изменится {formatDate(at)}
    </span>
  );
}

/** An id as an address has it. */
function text(id: number | undefined): string | undefined {
  return id === undefined ? undefined : String(id);
}

function Row({ offer, mayEdit }: { offer: OfferShown; mayEdit: boolean }) {
  const { id, bank, program, project, brand, type, geoGroups, plan } = offer;
  const owner = project?.name ?? brand?.name;
  const places = geoGroups.join(', ');
  return (
    <tr>
      <ChoiceCell id={id} name={`${bank.name}, ${program.name}`} />
      <Cell className={styles.order}>
        {mayEdit ? <PriorityCell key={offer.priority} offer={offer} /> : formatNumber(offer.priority)}
      </Cell>
      <Cell className={row.name}>
        <Link
          to={mayEdit ? '/admin/programs/edit/$id' : '/admin/programs/preview/$id'}
          params={{ id: id as never }}
          search={{}}
          className={row.link}
          title={program.name}
        >
          {program.name}
        </Link>
        <span className={styles.bank} title={bank.name}>
          {bank.name}
        </span>
        {plan && <Plan publishAt={plan.publishAt} />}
      </Cell>
      <Cell>
        <Badge tone={type === 'BASE' ? 'neutral' : type === 'SUBSIDY' ? 'money' : 'primary'}>
          {OFFER_TYPE_LABELS[type]}
        </Badge>
      </Cell>
      <Cell title="Проект" className={row.soft}>
        {owner ? <span title={owner}>{owner}</span> : 'все'}
      </Cell>
      <Cell title="Ставка" isNumber>
        <RowPercent text={(format) => ratesText(offer.interest, format)} />
      </Cell>
      <Cell title="Взнос" isNumber className={row.soft}>
        <RowPercent text={(format) => sharesText(offer.downPayment, format)} />
      </Cell>
      <Cell title="Срок" isNumber className={row.soft}>
        {yearsText(offer.period)}
      </Cell>
      <Cell title="Где действует" className={row.soft}>
        {places ? <span title={places}>{places}</span> : 'везде'}
      </Cell>
      <Cell title="Даты" className={row.soft}>
        <span title={datesText(offer)}>{datesText(offer)}</span>
      </Cell>
      <Cell className={classNames(row.actions, row.corner)}>
        <Link
          to="/admin/programs/preview/$id"
          params={{ id }}
          search={{}}
          className={row.action}
          aria-label={`Предпросмотр: ${bank.name}, ${program.name}`}
          title={'Как в\u00a0виджете'}
        >
          <Icon name="eye" size={20} />
        </Link>
      </Cell>
    </tr>
  );
}
