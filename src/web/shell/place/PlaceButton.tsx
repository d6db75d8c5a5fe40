import { type FormEvent, useState } from 'react';
import { lazyWindow } from '../../lazy-window.tsx';
import { parseSearch } from '../../query/site-search.ts';
import styles from './PlaceButton.module.css';
import { PlaceNameButton } from './PlaceNameButton.tsx';
import { usePlace } from './use-place.ts';

const { Window: PlaceModal, preload } = lazyWindow(() => import('./PlaceModal.tsx'), 'PlaceModal');

/** Parameters that belong to the page one comes from. */
const NOT_KEPT = ['page', 'sort', 'map', 'presetTab', 'area'];

export interface PlaceButtonProps {
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  /** The parameters that its form carries on, as text. */
  address: string;
}

/** Where the site searches, and the way to choose another place. */
export function PlaceButton({ location, address }: PlaceButtonProps) {
  const { chosen, choose } = usePlace();
  const [isOpen, setIsOpen] = useState<boolean>();
  const kept = Object.entries(parseSearch(address)).filter(([name]) => !NOT_KEPT.includes(name));

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
        <PlaceNameButton type="submit" location={location} onPointerEnter={preload} onFocus={preload} />
      </form>
      {isOpen !== undefined && (
        <PlaceModal open={isOpen} onClose={() => setIsOpen(false)} chosen={chosen} onChoose={choose} />
      )}
    </>
  );
}
