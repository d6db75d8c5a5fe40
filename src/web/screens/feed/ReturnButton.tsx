import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { FeedShown, ReturnEffect } from '#contract/feed.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { Button } from '#ui/Button/Button.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { failureText } from '../../data/refusal-text.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { refreshFeeds } from './feed-queries.ts';
import styles from './ReturnButton.module.css';

/** Asks whether the flats of a feed are to be shown as after this run, and tells first what that will change. */
export function ReturnButton({ feed, runId }: { feed: FeedShown; runId: number }) {
  const { api, queryClient } = useSiteContext();
  const [isOpen, setIsOpen] = useState(false);
  const statusId = useId();
  const { data, isFetching, error } = useQuery(
    api.admin.feed.returnEffect.queryOptions(
      { id: feed.id, runId },
      // Flats of a minute ago may be others by now.
      { enabled: isOpen, staleTime: 0, gcTime: 0, retry: false, meta: OWN_ERRORS },
    ),
  );
  const effect = isFetching || error ? undefined : data;
  const changesNothing = effect !== undefined && effect.back + effect.changed + effect.gone === 0;
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setIsOpen(true)}>
        Вернуть к{'\u00a0'}этому прогону…
      </Button>
      <RemoveModal
        title={`Вернуть фид «${feed.name}» к\u00a0прогону №\u00a0${formatNumber(runId)}?`}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        mutation={api.admin.feed.returnTo.mutationOptions()}
        input={{ id: feed.id, runId, newestId: effect?.newestId ?? runId, change: effect?.change ?? '' }}
        removeText="Вернуть"
        closedBy={effect === undefined || changesNothing ? statusId : undefined}
        notice={() => ({
          title: 'Квартиры показаны как после прошлого прогона',
          text: 'Приём фида остановлен',
        })}
        onRemoved={() => refreshFeeds({ api, queryClient })}
      >
        <div id={statusId} role="status" className={styles.effect}>
          {isFetching && 'Смотрим, что изменится…'}
          {!isFetching && error && failureText(readFailure(error))}
          {changesNothing && 'Квартиры уже показаны так, как после этого прогона.'}
          {effect && !changesNothing && <Effect feedId={feed.id} runId={runId} effect={effect} />}
        </div>
        <p>
          Новые прогоны не{'\u00a0'}начнутся, пока вы не{'\u00a0'}возобновите приём. Сведения о{'\u00a0'}домах
          и{'\u00a0'}комплексах останутся нынешними. Возврат виден в{'\u00a0'}истории прогонов, и{'\u00a0'}от
          {'\u00a0'}него тоже можно вернуться.
        </p>
      </RemoveModal>
    </>
  );
}

function Effect({ feedId, runId, effect }: { feedId: number; runId: number; effect: ReturnEffect }) {
  const counts = [
    ['Вернутся на\u00a0витрину', effect.back],
    ['Станут прежними', effect.changed],
    ['Уйдут с\u00a0витрины', effect.gone],
  ] as const;
  return (
    <>
      <dl className={styles.counts}>
        {counts.map(([title, count]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{countFlats(count)}</dd>
          </div>
        ))}
      </dl>
      <Link
        to="/admin/feed/$id/changes"
        params={{ id: feedId }}
        search={{ from: runId, to: effect.newestId }}
      >
        Посмотреть по{'\u00a0'}квартирам
      </Link>
    </>
  );
}
