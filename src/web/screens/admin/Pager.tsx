import { Link } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  pages: number;
}

/** Steps through the long list of this page; nothing where one page of it holds all. */
export function Pager({ page, pages }: PagerProps) {
  if (pages < 2) return null;
  const look = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <nav aria-label="Страницы" className={styles.pager}>
      {page > 1 && (
        <Link to="." search={(known) => ({ ...known, page: page - 1 })} className={look} rel="prev">
          Назад
        </Link>
      )}
      <span>
        {formatNumber(page)} из{'\u00a0'}
        {formatNumber(pages)}
      </span>
      {page < pages && (
        <Link to="." search={(known) => ({ ...known, page: page + 1 })} className={look} rel="next">
          Вперёд
        </Link>
      )}
    </nav>
  );
}
