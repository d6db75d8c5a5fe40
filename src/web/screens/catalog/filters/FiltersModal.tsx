import { type FormEvent, useId, useRef, useState } from 'react';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { PlaceField } from '../../../parts/place/PlaceField.tsx';
import { rememberPlace } from '../../../query/remember-place.ts';
import { PlaceModal } from '../../../shell/place/PlaceModal.tsx';
import { PlaceNameButton } from '../../../shell/place/PlaceNameButton.tsx';
import { useSiteContext } from '../../../site-context.ts';
import type { CatalogSearch } from '../catalog-search.ts';
import { AllFilterFields } from './AllFilterFields.tsx';
import { CarriedChips } from './CarriedChips.tsx';
import { CountButton } from './CountButton.tsx';
import styles from './FiltersModal.module.css';
import { SectionNav } from './SectionNav.tsx';
import { useFilterWindow } from './use-filter-window.ts';
import { useLiveCount } from './use-live-count.ts';
import { useSearchBy } from './use-search-by.ts';

export interface FiltersModalProps {
  open: boolean;
  onClose: () => void;
  /** After the closing animation. */
  onClosed: () => void;
  search: CatalogSearch;
}

/** All filters over the page: opens with those of the address, forgets what was not asked for. */
export function FiltersModal({ open, onClose, onClosed, search }: FiltersModalProps) {
  const id = useId();
  const { settings } = useSiteContext();
  const searchBy = useSearchBy();
  const chosen = useFilterWindow(search);
  const { form, draft, location, carry } = chosen;
  const live = useLiveCount(draft, { location, area: chosen.place ? undefined : search.area });
  const [isPlaceOpen, setIsPlaceOpen] = useState<boolean>();
  const [isSaving, setIsSaving] = useState(false);
  const picked = useRef<HTMLDivElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    // For React the window stands inside the form of the main page, which would search by its own fields.
    event.stopPropagation();
    const asked = chosen.read();
    onClose();
    if (chosen.place && chosen.isPlaceChosen) rememberPlace(chosen.place, settings);
    if (asked) void searchBy(asked, { place: chosen.place });
  }

  /** The button that did it goes with what it took away. */
  function takeAway(rest: SearchFilters) {
    carry(rest);
    picked.current?.focus();
  }

  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        onClosed={onClosed}
        onBack={onClose}
        title="Все фильтры"
        size="l"
        fullScreenOnPhone
        tools={
          <>
            <PlaceField location={location} filters={draft.filters} onPick={chosen.pick} />
            <PlaceNameButton type="button" location={location} onClick={() => setIsPlaceOpen(true)} />
          </>
        }
        footer={
          <div className={styles.foot}>
            <Button variant="ghost" onClick={chosen.reset}>
              Сбросить
            </Button>
            <Button variant="ghost" className={styles.save} onClick={() => setIsSaving(true)}>
              Сохранить поиск
            </Button>
            <CountButton form={id} live={live} className={styles.show} />
          </div>
        }
      >
        <div className={styles.ground}>
          <div className={styles.nav}>
            <SectionNav filters={draft.filters} />
          </div>
          <form ref={form} id={id} onChange={chosen.onChange} onSubmit={submit}>
            <AllFilterFields
              key={chosen.edition}
              start={chosen.start}
              isUae={chosen.isUae}
              names={chosen.names}
              onChange={chosen.onChange}
              picked={
                <div ref={picked} tabIndex={-1} className={styles.picked}>
                  {draft.filters.houseId && (
                    <Button
                      variant="secondary"
                      size="s"
                      icon={<Icon name="close" size={16} />}
                      onClick={() => takeAway({ ...draft.filters, houseId: undefined })}
                    >
                      Убрать фильтр по дому
                    </Button>
                  )}
                  <CarriedChips filters={draft.filters} names={chosen.names} onChange={takeAway} />
                </div>
              }
              draft={draft}
              live={live}
            />
          </form>
        </div>
      </Modal>
      {isPlaceOpen !== undefined && (
        <PlaceModal
          open={isPlaceOpen}
          onClose={() => setIsPlaceOpen(false)}
          chosen={chosen.codes}
          onChoose={chosen.choosePlace}
        />
      )}
      <Alert open={isSaving} onClose={() => setIsSaving(false)}>
        Сохранение поиска скоро появится
      </Alert>
    </>
  );
}
