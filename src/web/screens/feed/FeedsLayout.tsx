import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { FeedShown } from '#contract/feed.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { lazyWindow } from '../../lazy-window.tsx';
import type { FeedListSearch } from '../../query/feed-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { ChoiceCell } from '../admin/ChoiceCell.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { useOpened } from '../admin/use-opened.ts';
import { FeedList } from './FeedList.tsx';
import { FeedNameCell } from './FeedNameCell.tsx';
import styles from './FeedRows.module.css';
import { FeedStateMark } from './FeedStateMark.tsx';
import { refreshFeeds } from './feed-queries.ts';
import { scheduleText, whatHappened } from './feed-texts.ts';
import { mayRun } from './may-run.ts';
import { RunButton } from './RunButton.tsx';
import { RunStrip } from './RunStrip.tsx';

const { Window: FeedModal } = lazyWindow(() => import('./FeedModal.tsx'), 'FeedModal');

const COLUMNS: readonly Column<'feeds'>[] = [
  { title: 'Состояние', width: 144, sort: 'state' },
  { title: 'Фид, формат, застройщик', sort: 'name' },
  { title: 'Источник', width: 200, sort: 'source' },
  { title: 'Расписание', width: 120, sort: 'everyHours' },
  { title: 'Прогон', width: 108, sort: 'startedAt', isDownFirst: true },
  { title: '14 прогонов', width: 144 },
  { title: 'Запуск', width: 140, isTitleHidden: true },
];

interface FeedsLayoutProps {
  title: string;
  search: FeedListSearch;
  /** Only feeds of this company, new ones too. */
  developer?: { id: number; name: string };
  /** The company brings no feeds. */
  isReadOnly?: boolean;
  tabs?: ReactNode;
  steps?: readonly ReactNode[];
}

/** Where feeds come from: the list an admin keeps, of all developers or of one. */
export function FeedsLayout({ title, search, developer, isReadOnly = false, tabs, steps }: FeedsLayoutProps) {
  const { navigate } = useRouter();
  const { api, queryClient } = useSiteContext();
  const run = useFormCall(api.admin.feed.run.mutationOptions());
  const isAdding = useOpened(search) === 'new';
  const [wasOpened, setWasOpened] = useState(isAdding);
  if (isAdding && !wasOpened) setWasOpened(true);
  const show = (open?: 'new') =>
    void navigate({ to: '.', search: (known) => ({ ...known, open }), replace: !open, resetScroll: false });
  const add = !isReadOnly && (
    <Button size="s" aria-keyshortcuts="C" icon={<Icon name="plus" size={16} />} onClick={() => show('new')}>
      Добавить фид
    </Button>
  );
  return (
    <>
      <FeedList
        title={title}
        search={search}
        companyId={developer?.id}
        tabs={tabs}
        steps={steps}
        columns={COLUMNS}
        row={(feed, asOf) => <Row key={feed.id} feed={feed} asOf={asOf} />}
        bulk={{
          idOf: ({ id }) => id,
          nameOf: ({ name }) => name,
          actions: [
            {
              text: 'Запустить сейчас',
              doneText: 'Запущено фидов',
              fits: (feed) => mayRun(feed) && !feed.progress,
              run: ({ id }) => run({ id }),
            },
          ],
          onDone: () => refreshFeeds({ api, queryClient }),
        }}
        actions={add}
        firstAction={add}
      />
      {wasOpened && (
        <FeedModal
          developer={developer}
          open={isAdding}
          onClose={() => show()}
          onSaved={(id) => void navigate({ to: '/admin/feed/$id', params: { id } })}
        />
      )}
    </>
  );
}

function Row({ feed, asOf }: { feed: FeedShown; asOf: Date }) {
  const what = whatHappened(feed);
  return (
    <tr>
      <ChoiceCell id={feed.id} name={feed.name} />
      <Cell>
        <FeedStateMark feed={feed} />
      </Cell>
      <FeedNameCell feed={feed}>
        <span className={styles.company} title={feed.company.name}>
          {feed.company.name}
        </span>
      </FeedNameCell>
      <Cell title="Источник">
        <span title={feed.source}>{feed.source}</span>
      </Cell>
      <Cell title="Расписание" className={row.soft}>
        {scheduleText(feed.everyHours)}
      </Cell>
      <Cell title="Прогон" className={row.soft}>
        {feed.lastRun ? momentText(feed.lastRun.startedAt, asOf) : <span className={row.quiet}>—</span>}
      </Cell>
      <Cell className={styles.strip}>
        <RunStrip marks={feed.strip} />
        {what && <span className={styles.what}>{what}</span>}
      </Cell>
      <Cell className={row.actions}>
        <RunButton feed={feed} isShort />
      </Cell>
    </tr>
  );
}
