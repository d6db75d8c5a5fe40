import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { ComplexCard } from '../../../parts/complex/ComplexCard.tsx';
import type { SearchRequest } from '../../../query/catalog-search.ts';
import { useSiteContext } from '../../../site-context.ts';
import { complexCardsQuery } from '../catalogue-queries.ts';
import styles from './HousePopover.module.css';

export interface HousePopoverProps {
  request: SearchRequest;
  complexId: number;
  onClose: () => void;
}

/** Opens beside a flag: the card of its complex with the flats the search finds there. */
export function HousePopover({ request, complexId, onClose }: HousePopoverProps) {
  const context = useSiteContext();
  const ofComplex = { ...request, filters: { ...request.filters, complexId } };
  const { data, isError } = useQuery(complexCardsQuery(context, ofComplex, { amount: 1 }));
  const complex = data?.[0];
  return (
    <div className={styles.popover}>
      {complex ? (
        <ComplexCard complex={complex} />
      ) : (
        <div className={styles.waiting} aria-busy={!data && !isError}>
          {isError || data ? <p>Не удалось открыть карточку.</p> : <Skeleton ratio="302 / 380" />}
        </div>
      )}
      <div className={styles.close}>
        <IconButton icon="close" label="Закрыть" variant="float" size="s" onClick={onClose} />
      </div>
    </div>
  );
}
