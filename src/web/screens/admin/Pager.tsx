import { Link, type LinkOptions } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  pages: number;
  /** The address of a page. */
  linkOf: (page: number) => Pick<LinkOptions, 'to' | 'search'>;
}

/** Steps through a long list; nothing where one page holds it. */
export function Pager({ page, pages, linkOf }: PagerProps) {
  if (pages < 2) return null;
  const look = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <nav aria-label="Страницы" className={styles.pager}>
      {page > 1 && (
        <Link {...linkOf(page - 1)} className={look} rel="prev">
          Назад
        </Link>
      )}
      <span>
        {formatNumber(page)} из{'\u00a0'}
        {formatNumber(pages)}
      </span>
      {page < pages && (
        <Link {...linkOf(page + 1)} className={look} rel="next">
          Вперёд
        </Link>
      )}
    </nav>
  );
}
