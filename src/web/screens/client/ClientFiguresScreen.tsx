import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { FIGURE_PERIODS } from '#contract/widget-figures.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { NO_PAGE, OTHER_PAGES, type WidgetFigures } from '#domain/widget/widget-figures.ts';
import { Button } from '#ui/Button/Button.tsx';
import { saveFile } from '../../data/save-file.ts';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import { USUAL_PERIOD } from '../../query/figures-search.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { EmptyList } from '../admin/EmptyList.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import { momentText } from '../admin/moment-text.ts';
import toolbar from '../admin/Toolbar.module.css';
import styles from './ClientFiguresScreen.module.css';
import { ClientTabs } from './ClientTabs.tsx';
import { figuresQuery } from './client-queries.ts';

const PATH = '/admin/clients/$id/figures';
const route = getRouteApi(PATH);

const FIGURES = {
  shown: { title: 'Показы', meaning: 'виджет загрузился на\u00a0странице' },
  counted: { title: 'Расчёты', meaning: 'посетитель поменял условия или открыл предложение' },
  asked: { title: 'Заявки', meaning: 'из\u00a0виджета и\u00a0ваших форм с\u00a0его ключом' },
  agreed: { title: 'Договорились', meaning: 'итог заявки, поставленный в\u00a0кабинете' },
} as const satisfies Record<keyof WidgetFigures, { title: string; meaning: string }>;
const NAMES = Object.keys(FIGURES) as (keyof WidgetFigures)[];

const FIGURE_COLUMNS: readonly Column[] = NAMES.map((name) => ({
  title: FIGURES[name].title,
  width: 112,
  isNumber: true,
}));

/** Figures of the widgets of a client in a period: all of them, by page and by day. */
export function ClientFiguresScreen() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const { days = USUAL_PERIOD } = search;
  const context = route.useRouteContext();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...figuresQuery(context, id, search),
    placeholderData: (old) => old,
  });
  const download = useMutation({
    mutationFn: () =>
      context.queryClient.fetchQuery(
        context.api.admin.figures.export.queryOptions({ clientId: id, days }, { gcTime: 0 }),
      ),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv'),
  });
  const isEmpty = data?.days.length === 0;
  return (
    <AdminPage
      title={data?.client ?? 'Цифры виджета'}
      tabs={<ClientTabs id={id} />}
      actions={
        <Button
          variant="secondary"
          size="s"
          loading={download.isPending}
          disabled={data === undefined || isEmpty}
          onClick={() => download.mutate()}
        >
          Скачать CSV
        </Button>
      }
      footer={
        <span>
          Показы и{'\u00a0'}расчёты появляются здесь через несколько секунд. Кто смотрел, мы не{'\u00a0'}
          храним.
        </span>
      }
    >
      <div className={toolbar.toolbar}>
        <LinkSegments
          label="Период"
          segments={FIGURE_PERIODS.map((period) => ({
            title: countPhrase(period, 'день', 'дня', 'дней'),
            isCurrent: period === days,
            link: { to: '.', search: period === USUAL_PERIOD ? {} : { days: period } },
          }))}
        />
        {data && <span className={toolbar.note}>на {momentText(data.asOf, data.asOf)}</span>}
      </div>
      {isError && <ListTrouble asOf={data?.asOf} onRetry={() => void refetch()} />}
      {data && isEmpty && (
        <EmptyList
          title={`За ${countPhrase(days, 'день', 'дня', 'дней')} показов не было`}
          actions={<Link to="/admin/api-keys">Ключи виджета</Link>}
        >
          Они появятся, когда калькулятор с{'\u00a0'}ключом компании откроют на{'\u00a0'}сайте
        </EmptyList>
      )}
      {data && !isEmpty && (
        <div className={styles.boxes} aria-busy={isPlaceholderData || undefined}>
          <Totals of={data.total} />
          <Box title="По страницам" note="Адреса без параметров">
            <DataTable label="По страницам" columns={[{ title: 'Страница' }, ...FIGURE_COLUMNS]}>
              {data.pages.map(({ page, ...figures }) => (
                <tr key={page}>
                  <Cell className={styles.page}>
                    <span title={page}>{pageText(page)}</span>
                  </Cell>
                  <FigureCells of={figures} />
                </tr>
              ))}
            </DataTable>
          </Box>
          <Box title="По дням" note="Московское время, дни без показов и заявок пропущены">
            <DataTable label="По дням" columns={[{ title: 'День' }, ...FIGURE_COLUMNS]}>
              {data.days.map(({ day, ...figures }) => (
                <tr key={day}>
                  <Cell className={styles.page}>{formatDate(day)}</Cell>
                  <FigureCells of={figures} />
                </tr>
              ))}
            </DataTable>
          </Box>
        </div>
      )}
    </AdminPage>
  );
}

function Totals({ of: total }: { of: WidgetFigures }) {
  return (
    <dl className={styles.totals}>
      {NAMES.map((name, place) => {
        const before = place === 0 ? 0 : total[NAMES[place - 1]!];
        return (
          <div key={name} className={styles.total}>
            <dt>{FIGURES[name].title}</dt>
            <dd className={styles.sum}>
              {formatNumber(total[name])}
              {before >= total[name] && total[name] > 0 && (
                <span className={styles.share}>
                  {shareText(total[name] / before)} от{'\u00a0'}предыдущего
                </span>
              )}
            </dd>
            <dd className={styles.meaning}>{FIGURES[name].meaning}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function FigureCells({ of: figures }: { of: WidgetFigures }) {
  return NAMES.map((name) => (
    <Cell key={name} title={FIGURES[name].title} isNumber>
      {formatNumber(figures[name])}
    </Cell>
  ));
}

const LEAST_SHARE = 0.001;

function shareText(share: number): string {
  return share < LEAST_SHARE ? `меньше\u00a0${formatPercent(LEAST_SHARE)}` : formatPercent(share);
}

function pageText(page: string): string {
  if (page === NO_PAGE) return 'Страница неизвестна';
  return page === OTHER_PAGES ? 'Прочие страницы' : page;
}
