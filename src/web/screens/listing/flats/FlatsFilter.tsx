import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ComplexPage } from '#contract/complex-page.ts';
import { filterChips } from '#domain/catalog/filters/filter-chips.ts';
import { filterField } from '#domain/catalog/filters/filter-form.ts';
import { encodeFilters, normaliseFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { handoverOptionLabel } from '#domain/listing/handover.ts';
import { useSiteContext } from '../../../site-context.ts';
import { facetsQuery } from '../../catalog/catalogue-queries.ts';
import { CheckboxList } from '../../catalog/filters/CheckboxList.tsx';
import { ChipRow } from '../../catalog/filters/ChipRow.tsx';
import { CountButton } from '../../catalog/filters/CountButton.tsx';
import { FilterMenu } from '../../catalog/filters/FilterMenu.tsx';
import { KeptFields } from '../../catalog/filters/KeptFields.tsx';
import { RangePair } from '../../catalog/filters/RangePair.tsx';
import { useFilterDraft } from '../../catalog/filters/use-filter-draft.ts';
import { useLiveCount } from '../../catalog/filters/use-live-count.ts';
import styles from './FlatsFilter.module.css';
import { handoversOnSale } from './handovers-on-sale.ts';

const route = getRouteApi('/complex/$id');

const FLOOR = ['floor', 'floorNotFirst'] as const;
const OWN = ['handoverDeadline', ...FLOOR] as const;
/** Flats are counted in this complex, wherever its visitor searches. */
const EVERYWHERE = 'all';

export interface FlatsFilterProps {
  page: Pick<ComplexPage, 'complex' | 'houses'>;
  /** The wishes of the address for flats. */
  wish: SearchFilters | undefined;
}

/** When a flat is ready and on which floor it is: a form whose answer is another address of the same complex. */
export function FlatsFilter({ page, wish = {} }: FlatsFilterProps) {
  const focusNext = useRef<number>(undefined);
  // Fields keep themselves, so another wish needs other fields.
  return <Fields key={JSON.stringify(wish)} page={page} wish={wish} focusNext={focusNext} />;
}

interface FieldsProps extends FlatsFilterProps {
  wish: SearchFilters;
  /** The menu that gives the focus to the next fields. */
  focusNext: RefObject<number | undefined>;
}

function Fields({ page: { complex, houses }, wish, focusNext }: FieldsProps) {
  const context = useSiteContext();
  const { now } = context.settings;
  const navigate = route.useNavigate();
  const base: SearchFilters = {
    ...wish,
    handoverDeadline: undefined,
    floor: undefined,
    floorNotFirst: undefined,
  };
  const here = { complexId: complex.id };
  const { form, draft, read, onChange } = useFilterDraft(
    { filters: normaliseFilters({ ...wish, ...here }), isComplexes: false },
    { ...base, ...here },
  );
  const [isUsed, setIsUsed] = useState(false);
  const live = useLiveCount(draft, { location: EVERYWHERE }, isUsed);
  const { data: counts } = useQuery({
    ...facetsQuery(context, live.request),
    enabled: isUsed,
    placeholderData: keepPreviousData,
  });
  const terms = handoversOnSale(houses, now, wish.handoverDeadline);
  const chips = filterChips(wish, now).filter(({ name }) => (OWN as readonly string[]).includes(name));

  useEffect(() => {
    if (focusNext.current === undefined) return;
    form.current?.querySelectorAll('summary')[focusNext.current]?.focus();
    focusNext.current = undefined;
  }, [form, focusNext]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const menus = [...(form.current?.querySelectorAll('details') ?? [])];
    focusNext.current = Math.max(
      0,
      menus.findIndex(({ open }) => open),
    );
    for (const menu of menus) menu.open = false;
    menus[focusNext.current]?.querySelector('summary')?.focus();
    const { complexId: _here, ...filters } = read()?.filters ?? {};
    void navigate({
      search: (old) => ({ ...old, searchFilters: encodeFilters(filters), presetTab: undefined }),
      resetScroll: false,
    });
  }

  const menu = (title: string, names: readonly string[]) => {
    const [first, ...more] = chips.filter(({ name }) => names.includes(name)).map(({ label }) => label);
    const text = first ? `${first}${more.length > 0 ? ` +${more.length}` : ''}` : title;
    return { title: text, isSet: first !== undefined, onOpen: () => setIsUsed(true) };
  };
  const show = <CountButton live={live} wide />;
  return (
    <form
      ref={form}
      action={`/complex/${complex.id}#flats`}
      className={styles.form}
      aria-label="Отбор квартир"
      onChange={onChange}
      onSubmit={submit}
    >
      <KeptFields base={base} />
      {terms.length > 0 && (
        <FilterMenu {...menu('Срок', ['handoverDeadline'])}>
          <ChipRow
            name="handoverDeadline"
            label="Срок сдачи"
            options={terms.map((value) => ({ value, label: handoverOptionLabel(value, now) }))}
            chosen={wish.handoverDeadline ?? []}
            counts={counts?.handoverDeadline}
          />
          {show}
        </FilterMenu>
      )}
      <FilterMenu {...menu('Этаж', FLOOR)}>
        <RangePair name="floor" label="Этаж" range={wish.floor} max={topFloor(houses)} />
        <CheckboxList
          label="Первый этаж"
          isLabelHidden
          options={[
            {
              name: filterField('floorNotFirst'),
              value: 'true',
              label: 'Не первый этаж',
              isChosen: wish.floorNotFirst ?? false,
              count: counts?.floorNotFirst?.true,
            },
          ]}
        />
        {show}
      </FilterMenu>
    </form>
  );
}

function topFloor(houses: ComplexPage['houses']): number {
  return Math.max(1, ...houses.map(({ floors }) => floors ?? 1));
}
