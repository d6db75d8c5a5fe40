import type { ReactNode, Ref } from 'react';
import { formatNumber } from '#domain/money/format-number.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CardCell, CardGrid } from '../../parts/card/CardGrid.tsx';
import { FailedBanner } from '../../parts/page/FailedBanner.tsx';
import styles from './TileList.module.css';
import type { ListParts } from './use-list-parts.ts';

interface TileListProps<Item> {
  list: ListParts<Item>;
  /** The things listed, in the accusative: «квартиры». */
  what: string;
  /** A tile, with the link that covers it. */
  children: (item: Item, linkRef: Ref<HTMLAnchorElement> | undefined) => ReactNode;
}

/** A grid of tiles that goes on when asked; what did not come may be asked for again. */
export function TileList<Item extends { id: number }>({ list, what, children }: TileListProps<Item>) {
  const { items, total, state, successor } = list;
  const isMore = items.length < total;
  return (
    <>
      {(state === 'failed' || state === 'retrying') && (
        <FailedBanner isRetrying={state === 'retrying'} onRetry={list.retry}>
          Не{'\u00a0'}удалось загрузить {what}.
        </FailedBanner>
      )}
      <CardGrid isBusy={state === 'asking'}>
        {items.map((item, at) => (
          <CardCell key={item.id}>{children(item, at === successor ? takeFocus : undefined)}</CardCell>
        ))}
      </CardGrid>
      {isMore && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            loading={state === 'asking'}
            aria-label={`Показать ещё ${what}`}
            onClick={list.more}
          >
            Показать ещё
          </Button>
          <p>
            {formatNumber(items.length)} из{'\u00a0'}
            {formatNumber(total)}
          </p>
        </div>
      )}
    </>
  );
}

function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus();
}
