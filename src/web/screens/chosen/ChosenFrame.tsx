import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Page } from '../../parts/page/Page.tsx';
import styles from './ChosenFrame.module.css';
import { ChosenTabs } from './ChosenTabs.tsx';
import { type ChosenPage, PAGES } from './chosen-pages.ts';
import type { ChosenState } from './use-chosen-page.ts';

export interface ChosenFrameProps {
  page: ChosenPage;
  state: ChosenState;
  /** The things are on their way. */
  isLoading: boolean;
  /** How many things it shows; the page says how to get some when there are none. */
  count: number;
  /** Under the title. */
  note: string;
  tools?: ReactNode;
  children: ReactNode;
}

/** The head of a page of things put aside, and what stands there while it shows none. */
export function ChosenFrame({ page, state, isLoading, count, note, tools, children }: ChosenFrameProps) {
  return (
    <Page>
      <div className={styles.head}>
        <div>
          <h1>{PAGES[page].title}</h1>
          {count > 0 && <p className={styles.note}>{nonBreaking(note)}</p>}
        </div>
        <div className={styles.tools}>
          <ChosenTabs page={page} {...state} />
          {tools}
        </div>
      </div>
      {isLoading ? (
        <Progress label="Загружаем" value={null} />
      ) : count > 0 ? (
        children
      ) : (
        <Empty page={page} kind={state.kind} />
      )}
    </Page>
  );
}

function Empty({ page, kind }: { page: ChosenPage } & Pick<ChosenState, 'kind'>) {
  const { empty, hint } = PAGES[page];
  const areComplexes = kind === 'complexes';
  return (
    <div className={styles.empty}>
      <h2>{empty}</h2>
      <p>{nonBreaking(hint)}</p>
      <Link
        to="/search"
        search={{ complexes: areComplexes || undefined }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {areComplexes ? 'К жилым комплексам' : 'К квартирам'}
      </Link>
    </div>
  );
}
