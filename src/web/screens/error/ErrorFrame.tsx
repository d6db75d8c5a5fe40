import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { EmptyBoard } from '../../parts/page/EmptyBoard.tsx';
import { Page } from '../../parts/page/Page.tsx';
import styles from './ErrorPage.module.css';

interface ErrorFrameProps {
  heading: string;
  hint: string;
  buttons: ReactNode;
  /** The sign in the empty cell of the drawn house. */
  mark?: number;
  children?: ReactNode;
}

/** The look of all pages that stand in place of one that cannot be shown. */
export function ErrorFrame({ heading, hint, buttons, mark, children }: ErrorFrameProps) {
  return (
    <Page className={styles.page}>
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.hint}>{nonBreaking(hint)}</p>
        <div className={styles.buttons}>{buttons}</div>
        {children}
      </div>
      <EmptyBoard mark={mark} />
    </Page>
  );
}
