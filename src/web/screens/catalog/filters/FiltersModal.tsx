import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FoundSuggestion } from '#contract/suggest.ts';
import { dropForeignSearch } from '#domain/catalog/drop-foreign-search.ts';
import { normaliseFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { pickSuggestion } from '#domain/catalog/pick-suggestion.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { decodeLocations, encodeLocation, type LocationCode } from '#domain/geo/location-code.ts';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { namedPlacesQuery } from '../../../data/named-places-query.ts';
import { PlaceField } from '../../../parts/place/PlaceField.tsx';
import { type CatalogSearch, searchPlace } from '../../../query/catalog-search.ts';
import { rememberPlace } from '../../../query/remember-place.ts';
import { PlaceModal } from '../../../shell/place/PlaceModal.tsx';
import { PlaceNameButton } from '../../../shell/place/PlaceNameButton.tsx';
import { useSiteContext } from '../../../site-context.ts';
import { filterNamesQuery } from '../catalogue-queries.ts';
import { CarriedChips } from './CarriedChips.tsx';
import { CountButton } from './CountButton.tsx';
import { carriedFilters } from './carried-filters.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './FiltersModal.module.css';
import { SectionNav } from './SectionNav.tsx';
import { type FilterDraft, useFilterDraft, useSearchBy } from './use-filter-draft.ts';
import { useLiveCount } from './use-live-count.ts';

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
  const searchBy = useSearchBy(search);
  const chosen = useFilterWindow(search);
  const { form, draft, location, carry } = chosen;
  const live = useLiveCount(draft, {
    location,
    area: chosen.place ? undefined : search.area,
    terms: search.terms,
    road: search.road,
  });
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
            <FilterFields
              heading="h3"
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

/**
 * Holds the choice made in a window of all filters: its fields, the place, and what has no field. It begins with the
 * address and changes nothing outside until the form is sent.
 */
export function useFilterWindow(search: CatalogSearch) {
  const context = useSiteContext();
  const { filters } = search.request;
  const [start, setStart] = useState<FilterDraft>({ filters, isComplexes: search.complexes ?? false });
  const [edition, setEdition] = useState(0);
  const [carried, setCarried] = useState(carriedFilters(filters));
  const [place, setPlace] = useState<string>();
  const [isPlaceChosen, setIsPlaceChosen] = useState(false);
  const { form, draft, read, onChange, restart } = useFilterDraft(start, carried);

  const named = place ?? (search.isPlaceAssumed ? undefined : search.location);
  const { location } = searchPlace({ location: named, searchFilters: draft.filters }, context.settings);
  const { data: places } = useQuery({
    ...namedPlacesQuery(context, location),
    enabled: location !== EVERYWHERE,
    placeholderData: keepPreviousData,
  });
  const isUae = location !== EVERYWHERE && (places?.isUae ?? false);
  const { data: names = {} } = useQuery({
    ...filterNamesQuery(context, {
      ...carried,
      metros: draft.filters.metros,
      developer: draft.filters.developer,
    }),
    placeholderData: keepPreviousData,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place takes fields away or brings them.
  useEffect(onChange, [isUae]);

  /** Other filters without fields; the fields stay as they are. */
  function carry(next: SearchFilters) {
    const current = read() ?? draft;
    const kept = carriedFilters(next);
    setCarried(kept);
    restart({ ...current, filters: normaliseFilters({ ...current.filters, ...kept }) });
  }

  /** Other filters, the fields among them. */
  function beginAnew(filters: SearchFilters) {
    const next = { ...(read() ?? draft), filters };
    setStart(next);
    restart(next);
    setCarried(carriedFilters(filters));
    setEdition(edition + 1);
  }

  return {
    form,
    start,
    /** Changes when the fields are to begin anew. */
    edition,
    draft,
    read,
    onChange,
    carry,
    /** Where it searches by now, and what is named instead of the place of the address. */
    location,
    place,
    /** Somebody chose the place itself, so that later visits begin there. */
    isPlaceChosen,
    isUae,
    codes: codesOf(location),
    names,
    reset: () => beginAnew({}),
    pick(suggestion: FoundSuggestion) {
      const picked = pickSuggestion(draft.filters, suggestion);
      if (suggestion.isAlone) beginAnew(normaliseFilters(picked.filters));
      else carry(picked.filters);
      setPlace(picked.location ?? location);
      if (suggestion.category === 'cityOrRegion') setIsPlaceChosen(true);
    },
    choosePlace(codes: readonly LocationCode[]) {
      carry(dropForeignSearch(draft.filters, codesOf(location), codes) ?? {});
      setPlace(codes.length > 0 ? codes.join(',') : EVERYWHERE);
      setIsPlaceChosen(true);
    },
  };
}

function codesOf(location: string): LocationCode[] {
  return decodeLocations(location).map(encodeLocation);
}
