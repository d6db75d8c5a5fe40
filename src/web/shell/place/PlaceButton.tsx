import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { askedPlacesQuery } from '../../data/asked-places-query.ts';
import { loadFile } from '../../lazy-screen.ts';
import styles from './PlaceButton.module.css';
import { usePlace } from './use-place.ts';

const loadModal = () => loadFile(() => import('./PlaceModal.tsx'));

const PlaceModal = lazy(() => loadModal().then((module) => ({ default: module.PlaceModal })));

/** Where the site searches, and the way to choose another place. */
export function PlaceButton() {
  const { location, chosen, choose } = usePlace();
  const { context } = useRouter().options;
  const [isOpen, setIsOpen] = useState<boolean>();
  const { data } = useQuery({
    ...askedPlacesQuery(context, location),
    enabled: location !== EVERYWHERE,
    placeholderData: keepPreviousData,
  });
  const [first = data ? 'Неизвестное место' : '…', ...others] =
    location === EVERYWHERE ? ['Везде'] : (data?.names ?? []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={() => loadModal().catch(() => {})}
        onFocus={() => loadModal().catch(() => {})}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="pin" />
        <VisuallyHidden>Где искать: </VisuallyHidden>
        <span className={styles.name}>{first}</span>
        {others.length > 0 && <span className={styles.more}>+{others.length}</span>}
        <Icon name="chevron-down" size={16} />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <PlaceModal open={isOpen} onClose={() => setIsOpen(false)} chosen={chosen} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
