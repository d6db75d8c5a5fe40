import { chosenSearch } from '../../parts/chosen/chosen-search.ts';
import type { ChosenKind } from '../../parts/chosen/chosen-store.ts';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import type { ChosenPage } from './chosen-pages.ts';
import type { ChosenState } from './use-chosen-page.ts';

type ChosenTabsProps = { page: ChosenPage } & Omit<ChosenState, 'answer'>;

const KINDS: readonly (readonly [ChosenKind, string])[] = [
  ['flats', 'Квартиры'],
  ['complexes', 'Жилые комплексы'],
];

/**
 * Flats or complexes, each with how many are put aside. The open one shows what the address says, which may be somebody
 * else's list; the other what is remembered.
 */
export function ChosenTabs({ page, kind, ids, chosen }: ChosenTabsProps) {
  const shown = { ...chosen, [kind]: ids };
  return (
    <LinkSegments
      label="Что показать"
      segments={KINDS.map(([tab, title]) => ({
        title,
        count: shown[tab].length || undefined,
        isCurrent: tab === kind,
        link: { to: page, search: (old) => ({ ...old, ...chosenSearch(shown, tab) }) },
      }))}
    />
  );
}
