import { type ReactNode, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Breadcrumbs } from '../../parts/page/Breadcrumbs.tsx';
import { useFocusSuccessor } from '../../parts/page/use-focus-successor.ts';
import styles from './AdminPage.module.css';

interface AdminPageProps {
  title: string;
  /** The way from the first level down to this page, itself included. */
  steps?: readonly ReactNode[];
  /** Facts under the title. */
  facts?: ReactNode;
  /** Pages beside this one, under the head. */
  tabs?: ReactNode;
  /** At the right of the title, one primary among them. */
  actions?: ReactNode;
  children: ReactNode;
  /** The line at the bottom. */
  footer?: ReactNode;
  /** Boxes with room around them instead of a table from edge to edge. */
  padded?: boolean;
}

/** One white sheet: head, content from edge to edge, a line at the bottom. */
export function AdminPage({ title, steps, facts, tabs, actions, children, footer, padded }: AdminPageProps) {
  const main = useRef<HTMLElement>(null);
  useFocusSuccessor(main);
  return (
    <main ref={main} id="content" tabIndex={-1} className={styles.sheet}>
      <div className={styles.head}>
        {steps && <Breadcrumbs steps={steps} />}
        <div className={styles.row}>
          <h1 className={styles.title}>{title}</h1>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
      {tabs}
      <div className={classNames(styles.content, padded && styles.padded)}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </main>
  );
}
