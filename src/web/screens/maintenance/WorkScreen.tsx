import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { WorkList, WorkShown } from '#contract/work.ts';
import { WORK_STATE_TEXTS, WORK_STATES, type WorkState } from '#domain/job/work-state.ts';
import type { WorkFact } from '#domain/job/work-words.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Badge, type BadgeProps } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { LinkSegments, type Segment } from '../../parts/page/LinkSegments.tsx';
import { ChoiceCell } from '../admin/ChoiceCell.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { RECORD_PLACES } from '../admin/record-places.ts';
import { AmenTabs } from './AmenTabs.tsx';
import { refreshMaintenance, workInput, workQuery } from './maintenance-queries.ts';
import styles from './WorkScreen.module.css';

const route = getRouteApi('/admin/amen/work');

const ASK_MS = 10_000;

const COLUMNS: readonly Column<'work'>[] = [
  { title: 'Состояние', width: 128, sort: 'state' },
  { title: 'Что и о чём', width: 264, sort: 'topic' },
  { title: 'Ошибка' },
  { title: 'Попыток', width: 96, isNumber: true, sort: 'attempts' },
  { title: 'Обещано', width: 128, sort: 'createdAt', isDownFirst: true },
  { title: 'Когда', width: 152, sort: 'at', isDownFirst: true },
];

const TONES: Record<WorkState, NonNullable<BadgeProps['tone']>> = {
  dead: 'danger',
  resting: 'warning',
  open: 'neutral',
};

/** Background work that is promised and not done: what failed every try is tried again here, or let be. */
export function WorkScreen() {
  const context = route.useRouteContext();
  const search = route.useSearch();
  const query = useQuery({
    ...workQuery(context, search),
    placeholderData: (old) => old,
    refetchInterval: ASK_MS,
  });
  const { api } = context;
  const retry = useFormCall(api.admin.amen.retryWork.mutationOptions());
  const abandon = useFormCall(api.admin.amen.abandonWork.mutationOptions());
  const isDead = ({ state }: WorkShown) => state === 'dead';
  return (
    <ListPage
      title="Фоновая работа"
      tabs={<AmenTabs />}
      query={query}
      columns={COLUMNS}
      row={(work, { asOf }) => <Row key={work.id} work={work} asOf={asOf} />}
      search={search}
      kept={{ state: search.state }}
      filters={<States counts={query.data?.counts} state={search.state} />}
      narrowedBy={
        search.state
          ? { text: WORK_STATE_TEXTS[search.state].many.toLocaleLowerCase('ru'), drop: 'Показать всё' }
          : null
      }
      csv={{ list: 'work', ...workInput(search) }}
      searchLabel="Что или текст ошибки"
      bulk={{
        idOf: ({ id }) => id,
        nameOf: nameOfWork,
        actions: [
          {
            text: 'Повторить сейчас',
            doneText: 'Поставлено на повтор',
            fits: ({ state }) => state !== 'open',
            run: ({ id }) => retry({ id }),
          },
          {
            text: 'Отказаться',
            doneText: 'Снято',
            fits: isDead,
            run: ({ id }) => abandon({ id }),
            warning:
              'Обещанное не\u00a0будет сделано: заявка не\u00a0уйдёт, сообщение не\u00a0придёт. Вернуть нельзя.',
            agreement: 'ОТКАЗАТЬСЯ',
          },
        ],
        onDone: () => refreshMaintenance(context),
      }}
      empty={{
        title: 'Вся работа сделана',
        text: 'Здесь видно, что программа обещала сделать и\u00a0ещё не\u00a0сделала',
      }}
    />
  );
}

function States({ counts, state }: { counts: WorkList['counts'] | undefined; state: WorkState | undefined }) {
  const linkTo = (next: WorkState | undefined): Segment['link'] => ({
    to: '.',
    search: (known) => ({ ...known, state: next, page: undefined }),
  });
  const all = counts && WORK_STATES.reduce((sum, one) => sum + counts[one], 0);
  return (
    <LinkSegments
      label="Состояние работы"
      segments={[
        { title: 'Все', count: all, isCurrent: state === undefined, link: linkTo(undefined) },
        ...WORK_STATES.map((one) => ({
          title: WORK_STATE_TEXTS[one].many,
          count: counts?.[one],
          isCurrent: state === one,
          link: linkTo(one),
        })),
      ]}
    />
  );
}

function nameOfWork({ title, facts }: WorkShown): string {
  const [first] = facts;
  return first?.value ? `${title}, ${first.title.toLocaleLowerCase('ru')} ${first.value}` : title;
}

function Row({ work, asOf }: { work: WorkShown; asOf: Date }) {
  const { id, state, title, facts, attempts, lastError, createdAt, at } = work;
  return (
    <tr>
      <ChoiceCell id={id} name={nameOfWork(work)} />
      <Cell title="Состояние">
        <Badge tone={TONES[state]}>{WORK_STATE_TEXTS[state].one}</Badge>
      </Cell>
      <Cell className={classNames(row.name, styles.about)}>
        {title}
        {facts.map((fact) => (
          <span key={fact.field} className={styles.fact}>
            <Fact fact={fact} />
          </span>
        ))}
      </Cell>
      <Cell title="Ошибка" isLong className={row.soft}>
        {lastError === null ? '—' : <span title={lastError}>{lastError}</span>}
      </Cell>
      <Cell title="Попыток" isNumber>
        {formatNumber(attempts)}
      </Cell>
      <Cell title="Обещано" className={row.soft}>
        {momentText(createdAt, asOf)}
      </Cell>
      <Cell title="Когда" className={row.soft}>
        {whenText(work, at, asOf)}
      </Cell>
    </tr>
  );
}

function whenText({ state }: WorkShown, at: Date, asOf: Date): string {
  if (state === 'open' && at <= asOf) return 'сейчас';
  return state === 'dead' ? momentText(at, asOf) : `с ${momentText(at, asOf)}`;
}

function Fact({ fact: { field, title, value } }: { fact: WorkFact }) {
  if (value === null) return `${title}: скрыто`;
  const place =
    field === 'feedId'
      ? 'feed'
      : field === 'leadId'
        ? 'lead'
        : field === 'applicationId'
          ? 'application'
          : null;
  if (place === null) return `${title}: ${value}`;
  return (
    <Link {...RECORD_PLACES[place](Number(value))}>
      {title} №{'\u00a0'}
      {value}
    </Link>
  );
}
