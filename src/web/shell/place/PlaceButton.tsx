import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { askedPlacesQuery } from '../../data/asked-places-query.ts';
import { loadFile } from '../../lazy-screen.ts';
import { parseSearch } from '../../search-text.ts';
import styles from './PlaceButton.module.css';
import { usePlace } from './use-place.ts';

const loadModal = () => loadFile(() => import('./PlaceModal.tsx'));

const PlaceModal = lazy(() => loadModal().then((module) => ({ default: module.PlaceModal })));

/** What belongs to the page one comes from. */
const NOT_KEPT = ['page', 'sort', 'map', 'presetTab'];

/** Where the site searches, and the way to choose another place. */
export function PlaceButton() {
  const { location, chosen, choose } = usePlace();
  const { context } = useRouter().options;
  const searchStr = useLocation({ select: (address) => address.searchStr });
  const [isOpen, setIsOpen] = useState<boolean>();
  const { data } = useQuery({
    ...askedPlacesQuery(context, location),
    enabled: location !== EVERYWHERE,
    placeholderData: keepPreviousData,
  });
  const [first = data ? 'Неизвестное место' : '…', ...others] =
    location === EVERYWHERE ? ['Везде'] : (data?.names ?? []);
  const kept = Object.entries(parseSearch(searchStr)).filter(([name]) => !NOT_KEPT.includes(name));

  function open(event: FormEvent) {
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      {/* Without scripts the list of places is a page. */}
      <form action="/search/places" className={styles.form} onSubmit={open}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <button
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          onPointerEnter={() => loadModal().catch(() => {})}
          onFocus={() => loadModal().catch(() => {})}
        >
          <Icon name="pin" />
          <VisuallyHidden>Где искать: </VisuallyHidden>
          <span className={styles.name}>{first}</span>
          {others.length > 0 && <span className={styles.more}>+{others.length}</span>}
          <Icon name="chevron-down" size={16} />
        </button>
      </form>
      {isOpen !== undefined && (
        <Suspense>
          <PlaceModal open={isOpen} onClose={() => setIsOpen(false)} chosen={chosen} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
