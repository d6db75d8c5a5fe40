import { type LinkOptions, useLinkProps } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import styles from './LinkSegments.module.css';

export interface Segment {
  title: string;
  count?: number | undefined;
  isCurrent: boolean;
  link: Pick<LinkOptions, 'to' | 'search'>;
}

/** A few views of one page with how many things each shows: its summary and its filter. */
export function LinkSegments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <nav aria-label={label} className={styles.scroller}>
      <ul className={styles.segments}>
        {segments.map((segment) => (
          <li key={segment.title}>
            <SegmentLink {...segment} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All views live at one path, so the router alone would call several links current. */
function SegmentLink({ title, count, isCurrent, link }: Segment) {
  const props = useLinkProps({ ...link, resetScroll: false });
  return (
    <a {...props} className={styles.segment} aria-current={isCurrent ? 'page' : undefined}>
      {title} {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </a>
  );
}
