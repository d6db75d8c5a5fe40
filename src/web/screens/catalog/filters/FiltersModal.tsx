import { type FormEvent, useId, useState } from 'react';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import type { PlacedSearch } from '../asked-search.ts';
import { AllFilterFields, carriedFilters } from './AllFilterFields.tsx';
import { CountButton } from './CountButton.tsx';
import styles from './FiltersModal.module.css';
import { type FilterDraft, useFilterDraft } from './use-filter-draft.ts';
import { useSearchBy } from './use-search-by.ts';

export interface FiltersModalProps {
  open: boolean;
  onClose: () => void;
  search: PlacedSearch;
  filters: SearchFilters;
  hasMetro: boolean;
}

/** All filters over the page: opens with those of the address, forgets what was not asked for. */
export function FiltersModal({ open, onClose, search, filters, hasMetro }: FiltersModalProps) {
  const id = useId();
  const searchBy = useSearchBy();
  const ofAddress = { filters, isComplexes: search.complexes ?? false };
  const [start, setStart] = useState<FilterDraft>(ofAddress);
  const [edition, setEdition] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  const [isSaving, setIsSaving] = useState(false);
  const { form, draft, read, onChange, restart } = useFilterDraft(start, carriedFilters(start.filters));
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) startFrom(ofAddress);
  }

  /** Other fields, which keep themselves from then on. */
  function startFrom(next: FilterDraft) {
    setStart(next);
    restart(next);
    setEdition(edition + 1);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // For React the window stands inside the form of the main page, which would search by its own fields.
    event.stopPropagation();
    const asked = read();
    onClose();
    if (asked) void searchBy(asked);
  }

  function dropHouse() {
    const asked = read() ?? draft;
    startFrom({ ...asked, filters: { ...asked.filters, houseId: undefined } });
  }

  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        onBack={onClose}
        title="Все фильтры"
        size="l"
        fullScreenOnPhone
        footer={
          <div className={styles.foot}>
            <Button variant="ghost" onClick={() => startFrom({ ...draft, filters: {} })}>
              Сбросить
            </Button>
            <Button variant="ghost" className={styles.save} onClick={() => setIsSaving(true)}>
              Сохранить поиск
            </Button>
            <CountButton form={id} draft={draft} location={search.location} className={styles.show} />
          </div>
        }
      >
        <form ref={form} id={id} className={styles.form} onChange={onChange} onSubmit={submit}>
          <AllFilterFields
            key={edition}
            location={search.location}
            onDropHouse={start.filters.houseId ? dropHouse : undefined}
            {...{ start, draft, hasMetro, onChange }}
          />
        </form>
      </Modal>
      <Alert open={isSaving} onClose={() => setIsSaving(false)}>
        Сохранение поиска скоро появится
      </Alert>
    </>
  );
}
