import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FeedShown } from '#contract/feed.ts';
import { DIALECT_TITLES } from '#domain/feed/dialect.ts';
import { classNames } from '#ui/class-names.ts';
import { Cell } from '../admin/DataTable.tsx';
import row from '../admin/Row.module.css';
import styles from './FeedRows.module.css';
import { FORMAT_MARKS } from './feed-texts.ts';

/** The name of a feed, which leads to its page, the mark of its format, and what a table adds to them. */
export function FeedNameCell({ feed, children }: { feed: FeedShown; children?: ReactNode }) {
  const format = feed.dialect ?? feed.format;
  // The name that a command gives a feed says its format already.
  const isSaid = format !== null && feed.name.includes(DIALECT_TITLES[format]);
  return (
    <Cell className={classNames(row.name, styles.first)}>
      <Link to="/admin/feed/$id" params={{ id: feed.id }} search={{}} className={row.link} title={feed.name}>
        {feed.name}
      </Link>{' '}
      {format && !isSaid && <span className={row.quiet}>{FORMAT_MARKS[format]}</span>}
      {children}
    </Cell>
  );
}
