import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { complexName } from '#domain/listing/complex-name.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { chosenSearch } from '../../parts/chosen/chosen-search.ts';
import type { ChosenKind } from '../../parts/chosen/chosen-store.ts';
import { chosenStore } from '../../parts/chosen/use-chosen.ts';
import styles from './CompareHead.module.css';

export interface CompareHeadProps {
  kind: ChosenKind;
  id: number;
  /** All that are compared. */
  ids: readonly number[];
  picture: ReactNode;
  /** The link to its page. */
  title: ReactNode;
  /** Its text, for the label of what takes it away. */
  name: string;
  note?: string | undefined;
}

/** The head of a column: what is compared, and the way to take it out. */
export function CompareHead({ kind, id, ids, picture, title, name, note }: CompareHeadProps) {
  const left = { flats: [], complexes: [], [kind]: ids.filter((one) => one !== id) };
  const forget = () => {
    if (chosenStore.read().compared[kind].includes(id)) chosenStore.toggle('compared', kind, id);
  };
  return (
    <div className={styles.head}>
      {picture}
      <div className={styles.name}>
        {title}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <Link
        to="/compare"
        search={(old) => ({ ...old, ...chosenSearch(left, kind) })}
        replace
        resetScroll={false}
        aria-label={`Убрать из сравнения: ${name}`}
        title="Убрать"
        className={styles.remove}
        onClick={forget}
      >
        <Icon name="close" />
      </Link>
    </div>
  );
}

/** The name of a complex where «ЖК» may end a line: beside it the longest words of names have no room. */
export function nameInColumn(raw: string): string {
  return complexName(raw).replaceAll(NBSP, ' ');
}
