import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FeedDetails, FeedShown } from '#contract/feed.ts';
import { DIALECT_TITLES } from '#domain/feed/dialect.ts';
import type { FeedRunFacts } from '#domain/feed/feed-facts.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { plural } from '#domain/text/plural.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { Box } from '../admin/Box.tsx';
import { EmptyList } from '../admin/EmptyList.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import { momentText } from '../admin/moment-text.ts';
import { DoubtfulPanel } from './DoubtfulPanel.tsx';
import { FeedActions } from './FeedActions.tsx';
import { FeedPlacesPanel } from './FeedPlacesPanel.tsx';
import styles from './FeedScreen.module.css';
import { FeedStateMark } from './FeedStateMark.tsx';
import { feedQuery, issuesQuery, watchFeeds } from './feed-queries.ts';
import { durationText, scheduleText } from './feed-texts.ts';
import { HaltedPanel } from './HaltedPanel.tsx';
import { HeldPanel } from './HeldPanel.tsx';
import { IssueGroups } from './IssueGroups.tsx';
import { LetterButton } from './LetterButton.tsx';
import { PointsPanel } from './PointsPanel.tsx';
import { RunCounts } from './RunCounts.tsx';
import { RunHistoryBox, RunSteps } from './RunHistoryBox.tsx';
import { countRuns } from './run-slot-texts.ts';
import { TwinsPanel } from './TwinsPanel.tsx';
import { WatchBox } from './WatchBox.tsx';

const route = getRouteApi('/admin/feed/$id');

/** One feed: what waits for a decision, its runs, and what is wrong with its rows. */
export function FeedScreen() {
  const context = route.useRouteContext();
  const { id } = route.useParams();
  const search = route.useSearch();
  const [refetchInterval] = useState(() => watchFeeds(({ feed }: FeedDetails) => [feed]));
  const {
    data: details,
    isError,
    refetch,
  } = useSuspenseQuery({
    ...feedQuery(context, id, search),
    refetchInterval,
  });
  const { feed, asOf, history, held, doubtful, places, twins, points, decidableRunId } = details;
  const { run, total } = history;

  return (
    <AdminPage
      title={feed.name}
      steps={[
        <Link key="feeds" to="/admin/feed" search={{}}>
          Фиды
        </Link>,
        feed.name,
      ]}
      facts={<Facts details={details} />}
      actions={<FeedActions details={details} />}
      footer={<span>{total > 0 ? countRuns(total) : 'Прогонов ещё не было'}</span>}
      padded
    >
      {isError && <ListTrouble asOf={asOf} onRetry={() => void refetch()} />}
      {feed.haltedAt && <HaltedPanel feed={feed} haltedAt={feed.haltedAt} asOf={asOf} />}
      {held.length > 0 && decidableRunId !== null && (
        <HeldPanel key={decidableRunId} runId={decidableRunId} held={held} asOf={asOf} />
      )}
      {doubtful.length > 0 && <DoubtfulPanel feed={feed} flats={doubtful} />}
      {places.length > 0 && <FeedPlacesPanel feedId={id} places={places} />}
      {points.length > 0 && <PointsPanel points={points} />}
      {twins.length > 0 && <TwinsPanel twins={twins} clientId={feed.company.id} />}
      {run ? (
        <>
          <RunHistoryBox feedId={id} history={history} asOf={asOf} />
          <Box
            title={`Прогон №\u00a0${formatNumber(run.id)}`}
            note={`${momentText(run.startedAt, asOf)}${run.durationMs === null ? '' : `, ${durationText(run.durationMs)}`}`}
            actions={<RunSteps feed={feed} history={history} />}
          >
            <RunCounts run={run} />
          </Box>
          <Issues feed={feed} run={run} />
        </>
      ) : (
        <EmptyList title={feed.progress ? 'Первый прогон идёт' : 'Фид ещё не запускался'}>
          После прогона здесь будут его итоги и{'\u00a0'}ошибки строк
        </EmptyList>
      )}
      <WatchBox feed={feed} asOf={asOf} />
    </AdminPage>
  );
}

function Facts({ details: { feed, pictures, asOf } }: { details: FeedDetails }) {
  const format = feed.dialect ?? feed.format;
  const total = pictures.stored + pictures.waiting + pictures.failed;
  return (
    <>
      <FeedStateMark feed={feed} />
      <span>{feed.company.name}</span>
      {format && (
        <span>
          {DIALECT_TITLES[format]}
          {feed.format === null && ', по\u00a0содержимому'}
        </span>
      )}
      <span>{feed.sourceKind === 'command' ? `Командой: ${feed.source}` : feed.source}</span>
      {feed.sourceKind === 'url' && (
        <span>
          {scheduleText(feed.everyHours)}
          {feed.enabled && feed.nextRunAt && `, следующий в\u00a0${momentText(feed.nextRunAt, asOf)}`}
        </span>
      )}
      {total > 0 && (
        <span>
          Картинки: {formatNumber(pictures.stored)} из{'\u00a0'}
          {formatNumber(total)}
          {pictures.failed > 0 && `, не\u00a0получены ${formatNumber(pictures.failed)}`}
        </span>
      )}
    </>
  );
}

function Issues({ feed, run }: { feed: FeedShown; run: FeedRunFacts }) {
  const context = route.useRouteContext();
  const { data: groups, isError, refetch } = useQuery(issuesQuery(context, run.id));
  const { rejected, doubtful, warnings } = run;
  return (
    <Box
      id="issues"
      title="Ошибки"
      note={`${doubtful > 0 ? `${formatNumber(doubtful)}\u00a0на\u00a0проверке, ` : ''}${formatNumber(rejected)}\u00a0отклонено, ${formatNumber(warnings)}\u00a0${plural(warnings, 'предупреждение', 'предупреждения', 'предупреждений')}`}
      actions={
        (groups?.length || run.status === 'failed') && (
          <LetterButton key={run.id} feed={feed} run={run} groups={groups ?? []} />
        )
      }
    >
      {isError && <ListTrouble asOf={undefined} onRetry={() => void refetch()} />}
      {groups?.length === 0 && (
        <p className={styles.good}>
          {run.status === 'failed'
            ? 'Прогон не\u00a0удался, и\u00a0замечаний к\u00a0строкам нет: причина выше.'
            : 'К\u00a0строкам фида замечаний нет.'}
        </p>
      )}
      {groups && groups.length > 0 && <IssueGroups key={run.id} runId={run.id} groups={groups} />}
    </Box>
  );
}
