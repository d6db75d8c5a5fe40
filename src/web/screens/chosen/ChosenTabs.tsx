import { useLinkProps } from '@tanstack/react-router';
import { chosenSearch } from '../../parts/chosen/chosen-search.ts';
import type { ChosenKind } from '../../parts/chosen/chosen-store.ts';
import styles from './ChosenTabs.module.css';
import type { ChosenPage } from './chosen-pages.ts';
import type { ChosenState } from './use-chosen-page.ts';

type ChosenTabsProps = { page: ChosenPage } & Omit<ChosenState, 'answer'>;

const KINDS: readonly (readonly [ChosenKind, string])[] = [
  ['flats', 'Квартиры'],
  ['complexes', 'Жилые комплексы'],
];

/** Flats or complexes, each with how many are put aside. */
export function ChosenTabs(props: ChosenTabsProps) {
  return (
    <nav aria-label="Что показать" className={styles.tabs}>
      {KINDS.map(([kind, title]) => (
        <Tab key={kind} {...props} tab={kind} title={title} />
      ))}
    </nav>
  );
}

/** The open one shows what the address says, which may be somebody else's list; the other what is remembered. */
function Tab({ page, kind, ids, chosen, tab, title }: ChosenTabsProps & { tab: ChosenKind; title: string }) {
  const isCurrent = tab === kind;
  const shown = isCurrent ? ids : chosen[tab];
  const link = useLinkProps({
    to: page,
    search: (old) => ({ ...old, ...chosenSearch({ ...chosen, [tab]: shown }, tab) }),
  });
  return (
    <a {...link} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      {title} {shown.length > 0 && <span className={styles.count}>{shown.length}</span>}
    </a>
  );
}
