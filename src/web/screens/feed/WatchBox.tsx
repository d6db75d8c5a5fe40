import { useQuery } from '@tanstack/react-query';
import type { FeedShown } from '#contract/feed.ts';
import type { FeedTroubleShown, FeedWatch, ToldPerson } from '#contract/feed-notices.ts';
import { FEED_TROUBLE_TITLES, FEED_TROUBLES } from '#domain/feed/feed-trouble.ts';
import { NOTICE_CHANNELS } from '#domain/lead/notice-choice.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import { momentText } from '../admin/moment-text.ts';
import { watchQuery } from './feed-queries.ts';
import styles from './WatchBox.module.css';

const COLUMNS: readonly Column[] = [
  { title: 'Неполадка' },
  { title: 'Замечена', width: 150 },
  { title: 'Прошла', width: 150 },
  { title: 'Кому сказано', width: 420 },
];

/** Who hears of troubles of a feed, and who was told of the newest of them and when. */
export function WatchBox({ feed, asOf }: { feed: FeedShown; asOf: Date }) {
  const { data: watch, isError, refetch } = useQuery(watchQuery(useSiteContext(), feed.id));
  return (
    <Box
      id="watch"
      title="Сообщения о неполадках"
      note={'По\u00a0одному о\u00a0каждой и\u00a0ещё одно, когда фид снова в\u00a0порядке'}
      actions={
        <Button variant="ghost" size="s" href="/account/profile" className={styles.own}>
          Что сообщать мне
        </Button>
      }
    >
      {isError && <ListTrouble asOf={undefined} onRetry={() => void refetch()} />}
      {watch && (
        <div className={styles.words}>
          <Listeners feed={feed} watch={watch} />
          <Reach watch={watch} />
        </div>
      )}
      {watch && watch.troubles.length > 0 && (
        <DataTable label="Неполадки фида" columns={COLUMNS} className={styles.table}>
          {watch.troubles.map((trouble) => (
            <Row key={trouble.id} trouble={trouble} asOf={asOf} />
          ))}
        </DataTable>
      )}
    </Box>
  );
}

function Listeners({ feed, watch: { listeners } }: { feed: FeedShown; watch: FeedWatch }) {
  if (feed.state === 'removed' || !feed.enabled || feed.haltedAt) {
    return (
      <p>
        Этот фид сейчас не{'\u00a0'}читается, и{'\u00a0'}о{'\u00a0'}нём никому не{'\u00a0'}сообщаем.
      </p>
    );
  }
  if (listeners.length === 0) {
    return (
      <p>
        Сказать некому: никто из{'\u00a0'}тех, кто смотрит фиды, не{'\u00a0'}привязал бота и{'\u00a0'}не
        {'\u00a0'}назвал почту.
      </p>
    );
  }
  return (
    <>
      <p>Услышат: {listeners.map(listenerText).join('; ')}.</p>
      {feed.everyHours === null && (
        <p>
          У{'\u00a0'}фида нет расписания: о{'\u00a0'}том, что его давно не{'\u00a0'}читали, не{'\u00a0'}
          скажем.
        </p>
      )}
    </>
  );
}

/** 'Анна (Telegram, почта)', with what they hear of unless it is everything. */
function listenerText({ name, channels, kinds }: FeedWatch['listeners'][number]): string {
  const ways = channels.map((channel) => NOTICE_CHANNELS[channel]).join(', ');
  if (kinds.length === FEED_TROUBLES.length) return `${name} (${ways})`;
  return `${name} (${ways}), только «${kinds.map((kind) => FEED_TROUBLE_TITLES[kind]).join('», «')}»`;
}

/** Says where messages of this installation go no farther than itself. */
function Reach({ watch: { reach } }: { watch: FeedWatch }) {
  const words = [
    reach.telegram === 'nobody' && 'Бот Telegram не\u00a0подключён: туда сообщения не\u00a0уйдут.',
    reach.telegram === 'file' && 'Бот Telegram учебный: его сообщения остаются в\u00a0файле на\u00a0сервере.',
    reach.email === 'nobody' && 'Почта не\u00a0подключена: письма не\u00a0уйдут.',
    reach.email === 'file' && 'Почта не\u00a0подключена: письма остаются в\u00a0файле на\u00a0сервере.',
  ].filter((one) => one !== false);
  return words.length > 0 && <p className={styles.quiet}>{words.join(' ')}</p>;
}

function Row({ trouble: { kind, beganAt, endedAt, told }, asOf }: { trouble: FeedTroubleShown; asOf: Date }) {
  return (
    <tr>
      <Cell title="Неполадка">{FEED_TROUBLE_TITLES[kind]}</Cell>
      <Cell title="Замечена">{momentText(beganAt, asOf)}</Cell>
      <Cell title="Прошла">{endedAt ? momentText(endedAt, asOf) : 'ещё нет'}</Cell>
      <Cell title="Кому сказано" className={styles.who}>
        {told.length === 0 ? (
          'никому'
        ) : (
          <ul className={styles.told}>
            {told.map((one) => (
              <li key={`${one.name} ${one.channel} ${one.isOver}`}>{toldText(one, asOf)}</li>
            ))}
          </ul>
        )}
      </Cell>
    </tr>
  );
}

/** 'Анна, Telegram: 12:40', 'Анна, почта: в порядке, 14:05', 'Борис, Telegram: не дошло'. */
function toldText({ name, channel, isOver, state, at }: ToldPerson, asOf: Date): string {
  const words = { sent: momentText(at, asOf), refused: 'не\u00a0дошло', waiting: 'ещё не\u00a0сказано' };
  return `${name}, ${NOTICE_CHANNELS[channel]}: ${isOver ? 'снова в\u00a0порядке, ' : ''}${words[state]}`;
}
