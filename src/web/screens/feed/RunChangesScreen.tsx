import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { FlatChangeShown, RunChanges } from '#contract/feed.ts';
import { FLAT_CHANGE_KINDS, FLAT_CHANGE_TEXTS, factText } from '#domain/feed/flat-changes.ts';
import { formatOriginalPrice } from '#domain/money/currency.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { LinkSegments, type Segment } from '../../parts/page/LinkSegments.tsx';
import { SelectField } from '../../parts/page/SelectField.tsx';
import type { RunChangesSearch } from '../../query/feed-search.ts';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { changesInput, changesQuery, feedQuery } from './feed-queries.ts';
import { moveText } from './feed-texts.ts';
import styles from './RunChangesScreen.module.css';

const route = getRouteApi('/admin/feed/$id/changes');

const COLUMNS: readonly Column<'runChanges'>[] = [
  { title: 'Что', width: 104, sort: 'kind' },
  { title: 'Квартира', sort: 'flat' },
  { title: 'Номер в фиде', width: 128 },
  { title: 'Цена', width: 216, isNumber: true, sort: 'price' },
  { title: 'Сдвиг', width: 88, isNumber: true, sort: 'move' },
  { title: 'Что изменилось' },
];

/** Flats that differ between what a feed had in the catalogue after two of its runs, which the address names. */
export function RunChangesScreen() {
  const context = route.useRouteContext();
  const { id } = route.useParams();
  const search = route.useSearch();
  const { feed } = useSuspenseQuery(feedQuery(context, id, {})).data;
  const query = useQuery({ ...changesQuery(context, id, search), placeholderData: (old) => old });
  const { counts } = query.data ?? {};
  const all = FLAT_CHANGE_KINDS.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0);
  const linkTo = (kind: RunChangesSearch['kind']): Segment['link'] => ({
    to: '.',
    search: (known) => ({ ...known, kind, page: undefined }),
  });
  return (
    <ListPage
      title="Сравнение прогонов"
      steps={[
        <Link key="feeds" to="/admin/feed" search={{}}>
          Фиды
        </Link>,
        <Link key="feed" to="/admin/feed/$id" params={{ id }} search={{}}>
          {feed.name}
        </Link>,
        'Сравнение прогонов',
      ]}
      query={query}
      columns={COLUMNS}
      row={(change) => <Row key={change.externalId} change={change} />}
      search={search}
      kept={{ from: search.from?.toString(), to: search.to?.toString(), kind: search.kind }}
      searchLabel="Квартира, дом, комплекс или номер в фиде"
      csv={{ list: 'runChanges', ...changesInput(id, search) }}
      before={query.data && <RunPair changes={query.data} />}
      filters={
        <LinkSegments
          label="Что изменилось"
          segments={[
            { title: 'Все', count: all, isCurrent: search.kind === undefined, link: linkTo(undefined) },
            ...FLAT_CHANGE_KINDS.map((kind) => ({
              title: FLAT_CHANGE_TEXTS[kind].many,
              count: counts?.[kind] ?? 0,
              isCurrent: search.kind === kind,
              link: linkTo(kind),
            })),
          ]}
        />
      }
      empty={emptyOf(query.data?.from === null, all > 0)}
    />
  );
}

function emptyOf(isAlone: boolean, hasOthers: boolean) {
  if (isAlone) {
    const text = 'Сравниваются прогоны, которые прочли фид. Нужны хотя бы два таких.';
    return { title: 'Сравнивать пока нечего', text };
  }
  return hasOthers
    ? { title: 'Таких изменений нет' }
    : { title: 'Ничего не изменилось', text: 'После обоих прогонов у\u00a0фида те\u00a0же квартиры.' };
}

/** The two runs, each chosen from those that can be compared. */
function RunPair({ changes: { runs, from, to, asOf } }: { changes: RunChanges }) {
  const navigate = route.useNavigate();
  if (from === null || to === null) return null;
  const options = runs.map((run) => ({
    value: String(run.id),
    label: `№\u00a0${formatNumber(run.id)}, ${momentText(run.startedAt, asOf)}${run.status === 'held' ? ', удержан' : ''}`,
  }));
  const choose = (change: Pick<RunChangesSearch, 'from' | 'to'>) =>
    navigate({
      search: (known) => ({ ...known, from, to, ...change, page: undefined }),
      resetScroll: false,
    });
  return (
    <div className={styles.pair}>
      <SelectField
        label="После прогона"
        options={options.filter(({ value }) => Number(value) < to)}
        value={String(from)}
        onChange={({ target }) => void choose({ from: Number(target.value) })}
      />
      <SelectField
        label="И после прогона"
        options={options.filter(({ value }) => Number(value) > from)}
        value={String(to)}
        onChange={({ target }) => void choose({ to: Number(target.value) })}
      />
    </div>
  );
}

function Row({ change }: { change: FlatChangeShown }) {
  const { kind, flatId, place, title, priceWas, priceBecame, priceMove, facts, externalId } = change;
  const words = facts.map(factText).join('; ');
  return (
    <tr>
      <Cell title="Что">{FLAT_CHANGE_TEXTS[kind].one}</Cell>
      <Cell className={row.name}>
        {flatId === null ? (
          place
        ) : (
          <Link to="/for-sale/$id" params={{ id: flatId }} search={{}} className={row.link}>
            {place}
          </Link>
        )}
        <span className={styles.title}>{title}</span>
      </Cell>
      <Cell title="Номер в фиде">
        <span title={externalId}>{externalId}</span>
      </Cell>
      <Cell title="Цена" isNumber>
        <Prices was={priceWas} became={priceBecame} />
      </Cell>
      <Cell title="Сдвиг" isNumber>
        {priceMove === null || priceMove === 0 ? '—' : moveText(priceMove)}
      </Cell>
      <Cell title="Что изменилось" isLong>
        {words === '' ? '—' : <span title={words}>{words}</span>}
      </Cell>
    </tr>
  );
}

type Price = FlatChangeShown['priceWas'];

function Prices({ was, became }: { was: Price; became: Price }) {
  const [before, after] = [was, became].map(
    (price) => price && formatOriginalPrice(price.amount, price.currency),
  );
  if (!before || !after || before === after) return after ?? before ?? '—';
  return (
    <>
      <s className={styles.was}>{before}</s> {after}
    </>
  );
}
