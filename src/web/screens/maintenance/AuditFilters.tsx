import { Link, useNavigate } from '@tanstack/react-router';
import { AUDITED } from '#domain/audit/audited.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import type { AuditSearch } from '../../query/audit-search.ts';
import styles from '../mortgage/OfferFilters.module.css';

const ANY = 'any';
const DAYS = 14;
const DAY_MS = 86_400_000;

interface AuditFiltersProps {
  search: AuditSearch;
  asOf: Date;
  /** The person whose edits are shown. */
  who: string | undefined;
}

/** Narrows the journal of edits by kind and by day; by a person and a record it is narrowed by their links. */
export function AuditFilters({ search, asOf, who }: AuditFiltersProps) {
  const navigate = useNavigate();
  const recent = Array.from({ length: DAYS }, (_, at) => moscowDate(new Date(asOf.getTime() - at * DAY_MS)));
  const days = [...new Set([...recent, ...(search.day ? [search.day as (typeof recent)[number]] : [])])];
  const choose = (change: Partial<AuditSearch>) =>
    void navigate({
      to: '.',
      search: (known) => ({ ...known, ...change, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={styles.filters}>
      <Dropdown
        label="Что правили"
        labelHidden
        look="button"
        options={[
          { value: ANY, label: 'Всё' },
          ...Object.entries(AUDITED).map(([value, label]) => ({ value, label })),
        ]}
        value={search.view ?? ANY}
        onChange={(view) =>
          choose({ view: view === ANY ? undefined : (view as keyof typeof AUDITED), record: undefined })
        }
      />
      <Dropdown
        label="День"
        labelHidden
        look="button"
        options={[
          { value: ANY, label: 'Все дни' },
          ...days.map((value) => ({ value, label: formatDate(value) })),
        ]}
        value={search.day ?? ANY}
        onChange={(day) => choose({ day: day === ANY ? undefined : (day ?? undefined) })}
      />
      {search.who !== undefined && (
        <Link
          to="."
          search={(known) => ({ ...known, who: undefined, page: undefined })}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          Не только {who ?? 'этот человек'}
        </Link>
      )}
      {search.record !== undefined && (
        <Link
          to="."
          search={(known) => ({ ...known, record: undefined, page: undefined })}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          Не только №{'\u00a0'}
          {search.record}
        </Link>
      )}
    </div>
  );
}
