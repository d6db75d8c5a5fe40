import { useMutation, useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DoubtfulFlatShown, FeedShown } from '#contract/feed.ts';
import { doubtFigureText, doubtRangeText, FIGURE_RULE_TEXTS } from '#domain/feed/figure-doubt.ts';
import { formatOriginalPrice } from '#domain/money/currency.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import styles from './DoubtfulPanel.module.css';
import { refreshFeeds } from './feed-queries.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Выбрать', width: 56, isTitleHidden: true },
  { title: 'Квартира' },
  { title: 'Комплекс' },
  { title: 'Что не\u00a0так', width: 190 },
  { title: 'Ожидали', width: 210 },
  { title: 'Решение', width: 284 },
];

interface DoubtfulPanelProps {
  feed: FeedShown;
  /** The first of those that wait. */
  flats: readonly DoubtfulFlatShown[];
}

/** Flats of a feed with figures that are hard to believe: what they are, what was expected, and a decision. */
export function DoubtfulPanel({ feed: { id: feedId, doubtfulFlats: total }, flats }: DoubtfulPanelProps) {
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [more, setMore] = useState<readonly number[]>([]);
  const pages = useQueries({
    queries: more.map((startFrom) =>
      api.admin.feed.doubtful.queryOptions({ feedId, startFrom }, { meta: OWN_ERRORS }),
    ),
  });
  const shown = [...flats, ...pages.flatMap(({ data }) => data ?? [])];
  const picked = shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id);

  const onSettled = () => refreshFeeds({ api, queryClient });
  const release = useMutation(api.admin.feed.releaseFlats.mutationOptions({ onSettled }));
  const discard = useMutation(api.admin.feed.discardFlats.mutationOptions({ onSettled }));
  const isPending = release.isPending || discard.isPending;

  function decide(verdict: 'release' | 'discard', ids: number[]) {
    const { mutate } = verdict === 'release' ? release : discard;
    mutate(
      { feedId, ids },
      {
        onSuccess: ({ decided }) => {
          setChosen(new Set());
          notify({ type: 'success', title: doneText(verdict, decided) });
        },
      },
    );
  }

  function choose(ids: readonly number[], isChosen: boolean) {
    setChosen(new Set(isChosen ? [...picked, ...ids] : picked.filter((id) => !ids.includes(id))));
  }

  return (
    <Box
      id="doubtful"
      isWaiting
      title={`На\u00a0проверке ${countFlats(total)}: ${plural(total, 'её', 'их', 'их')} цифрам трудно поверить`}
      note={'До\u00a0решения их нет на\u00a0витрине, а\u00a0бывшие на\u00a0ней остаются прежними'}
    >
      <DataTable label="Квартиры на проверке" columns={COLUMNS} className={styles.table} isBusy={isPending}>
        {shown.map((flat) => (
          <tr key={flat.id}>
            <Cell className={styles.choice}>
              <Checkbox
                label={<VisuallyHidden>{`Выбрать ${flat.externalId}`}</VisuallyHidden>}
                checked={chosen.has(flat.id)}
                onChange={({ target }) => choose([flat.id], target.checked)}
              />
            </Cell>
            <Cell className={styles.flat}>
              {flat.title}
              <span className={styles.quiet}>
                {formatOriginalPrice(flat.price.amount, flat.price.currency)}, {flat.externalId}, строка{' '}
                {formatNumber(flat.line)}
              </span>
            </Cell>
            <Cell title="Комплекс">
              {flat.complex.name}
              <span className={styles.quiet}>
                {flat.houseName}
                {flat.flatId !== null && (
                  <>
                    {', '}
                    <Link to="/for-sale/$id" params={{ id: flat.flatId }} search={{}}>
                      на{'\u00a0'}витрине прежняя
                    </Link>
                  </>
                )}
              </span>
            </Cell>
            <Cell title={'Что не\u00a0так'} className={styles.figure}>
              {flat.doubts.map((doubt) => (
                <span key={doubt.rule}>{doubtFigureText(doubt)}</span>
              ))}
            </Cell>
            <Cell title="Ожидали" className={styles.expected}>
              {flat.doubts.map((doubt) => (
                <span key={doubt.rule} title={FIGURE_RULE_TEXTS[doubt.rule].expected}>
                  {doubtRangeText(doubt)}
                </span>
              ))}
            </Cell>
            <Cell className={styles.verdict}>
              <Button
                variant="secondary"
                size="s"
                disabled={isPending}
                aria-label={`Опубликовать ${flat.externalId}`}
                onClick={() => decide('release', [flat.id])}
              >
                Опубликовать
              </Button>
              <Button
                variant="secondary"
                size="s"
                disabled={isPending}
                aria-label={`Оставить ${flat.externalId}`}
                onClick={() => decide('discard', [flat.id])}
              >
                Оставить
              </Button>
            </Cell>
          </tr>
        ))}
      </DataTable>
      <div className={styles.effect}>
        <Checkbox
          label={`Выбрать все показанные, ${formatNumber(shown.length)} из\u00a0${formatNumber(total)}`}
          checked={picked.length === shown.length}
          indeterminate={picked.length > 0 && picked.length < shown.length}
          onChange={({ target }) =>
            choose(
              shown.map(({ id }) => id),
              target.checked,
            )
          }
        />
        <div className={styles.buttons}>
          {shown.length < total && (
            <Button
              variant="secondary"
              size="s"
              loading={pages.some(({ isPending: isLoading }) => isLoading)}
              onClick={() => setMore([...more, shown.length])}
            >
              Показать ещё
            </Button>
          )}
          <Button
            variant="secondary"
            size="s"
            disabled={picked.length === 0 || isPending}
            onClick={() => decide('discard', picked)}
          >
            Оставить выбранные
          </Button>
          <Button
            size="s"
            disabled={picked.length === 0}
            loading={isPending}
            onClick={() => decide('release', picked)}
          >
            Опубликовать выбранные
          </Button>
        </div>
      </div>
      <p className={styles.hint}>
        «Опубликовать»{'\u00a0'}— цифры верны, так{'\u00a0'}и{'\u00a0'}будет, пока они не{'\u00a0'}уйдут ещё
        дальше. «Оставить»{'\u00a0'}— не{'\u00a0'}публиковать, пока фид говорит то{'\u00a0'}же.
      </p>
    </Box>
  );
}

function doneText(verdict: 'release' | 'discard', count: number): string {
  return `${verdict === 'release' ? 'Опубликовано' : 'Оставлено как есть'}: ${countFlats(count)}`;
}
