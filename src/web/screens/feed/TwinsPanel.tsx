import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TwinPlaceShown, TwinShown } from '#contract/feed.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { refreshFeeds } from './feed-queries.ts';
import styles from './TwinsPanel.module.css';

const COLUMNS: readonly Column[] = [
  { title: 'Здесь' },
  { title: 'В\u00a0другом фиде' },
  { title: 'Почему', width: 300 },
  { title: 'Решение', width: 300 },
];

const KINDS: Record<TwinShown['kind'], string> = { complex: 'ЖК', house: 'дом' };
const STATES: Record<Exclude<TwinShown['state'], 'asked'>, string> = {
  joined: 'один объект, оба фида говорят о\u00a0нём',
  parted: 'разные объекты: так решил человек',
};

/** Places that feeds of two clients list: those that are one, those that are not, and those a person must decide. */
export function TwinsPanel({ twins, clientId }: { twins: readonly TwinShown[]; clientId: number }) {
  const questions = twins.filter(({ state }) => state === 'asked').length;
  return (
    <Box
      id="twins"
      isWaiting={questions > 0}
      title={
        questions > 0
          ? `Один\u00a0ли это дом? ${formatNumber(questions)}\u00a0${plural(questions, 'вопрос', 'вопроса', 'вопросов')}`
          : 'Дома из\u00a0двух фидов'
      }
      note={'Решение остаётся при\u00a0всех следующих прогонах'}
    >
      <DataTable label="Дома, о которых говорят два клиента" columns={COLUMNS} className={styles.table}>
        {twins.map((twin) => (
          <Row key={`${twin.kind} ${twin.place.id} ${twin.other?.id}`} twin={twin} clientId={clientId} />
        ))}
      </DataTable>
    </Box>
  );
}

function Row({ twin, clientId }: { twin: TwinShown; clientId: number }) {
  const { kind, state, place, other, why } = twin;
  return (
    <tr>
      <Cell title="Здесь">
        <Place kind={kind} place={place} />
      </Cell>
      <Cell title={'В\u00a0другом фиде'}>{other ? <Place kind={kind} place={other} /> : 'то\u00a0же'}</Cell>
      <Cell title="Почему" className={styles.why}>
        {state === 'asked' ? why : STATES[state]}
      </Cell>
      <Cell className={styles.verdict}>
        <Decision twin={twin} clientId={clientId} />
      </Cell>
    </tr>
  );
}

function Place({ kind, place }: { kind: TwinShown['kind']; place: TwinPlaceShown }) {
  return (
    <span className={styles.place}>
      <span>
        {KINDS[kind]}{' '}
        <Link to="/complex/$id" params={{ id: place.complexId }} search={{}}>
          {place.name}
        </Link>
      </span>
      <span className={styles.clients}>{place.clients.join(', ')}</span>
    </span>
  );
}

function Decision({ twin, clientId }: { twin: TwinShown; clientId: number }) {
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const { kind, state, twinId, place } = twin;
  const done = (title: string) => async () => {
    notify({ type: 'success', title });
    await refreshFeeds({ api, queryClient });
  };
  const decide = useMutation(api.admin.feed.decideTwin.mutationOptions());
  const part = useMutation(api.admin.feed.partPlace.mutationOptions());
  const isPending = decide.isPending || part.isPending;
  const name = `${KINDS[kind]} ${place.name}`;

  const join = twinId !== null && (
    <Button
      size="s"
      loading={isPending}
      subject={name}
      onClick={() =>
        decide.mutate({ id: twinId, verdict: 'joined' }, { onSuccess: done('Объединено: это один объект') })
      }
    >
      Объединить
    </Button>
  );
  if (state === 'parted') return join;
  if (state === 'asked' && twinId !== null)
    return (
      <>
        {join}
        <Button
          variant="secondary"
          size="s"
          disabled={isPending}
          subject={name}
          onClick={() =>
            decide.mutate({ id: twinId, verdict: 'parted' }, { onSuccess: done('Это разные объекты') })
          }
        >
          Это разные
        </Button>
      </>
    );
  return (
    <Button
      variant="secondary"
      size="s"
      loading={isPending}
      subject={name}
      onClick={() =>
        part.mutate(
          { kind, placeId: place.id, clientId },
          { onSuccess: done('Разделено: это разные объекты') },
        )
      }
    >
      Разделить
    </Button>
  );
}
