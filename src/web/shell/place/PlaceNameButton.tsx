import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ButtonHTMLAttributes } from 'react';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './PlaceNameButton.module.css';

export interface PlaceNameButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
}

/** Names the place searched in and leads to the choice of another. */
export function PlaceNameButton({ location, className, ...button }: PlaceNameButtonProps) {
  const context = useSiteContext();
  const { data } = useQuery({
    ...namedPlacesQuery(context, location),
    enabled: location !== EVERYWHERE,
    placeholderData: keepPreviousData,
  });
  const [first = data ? 'Неизвестное место' : '…', ...others] =
    location === EVERYWHERE ? ['Везде'] : (data?.names ?? []);
  return (
    <button {...button} className={classNames(styles.button, className)} aria-haspopup="dialog">
      <Icon name="pin" />
      <VisuallyHidden>Где искать: </VisuallyHidden>
      <span className={styles.name}>{first}</span>
      {others.length > 0 && <span className={styles.more}>+{others.length}</span>}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
