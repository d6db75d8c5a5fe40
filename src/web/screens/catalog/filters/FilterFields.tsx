import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Facets } from '#contract/search-figures.ts';
import { type FilterNames, filterChips } from '#domain/catalog/filters/filter-chips.ts';
import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { AMENITIES, AMENITY_LABELS } from '#domain/listing/amenity.ts';
import { MATERIAL_LABELS, MATERIALS } from '#domain/listing/material.ts';
import { PARKING_LABELS, PARKINGS } from '#domain/listing/parking.ts';
import { RENOVATION_LABELS, RENOVATIONS } from '#domain/listing/renovation.ts';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { classNames } from '#ui/class-names.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { RoadButton } from '../../../parts/road/RoadButton.tsx';
import { useSiteContext } from '../../../site-context.ts';
import { developersQuery, extremesQuery, facetsQuery, offeredQuery } from '../catalogue-queries.ts';
import { CheckboxList } from './CheckboxList.tsx';
import { DeveloperField } from './DeveloperField.tsx';
import styles from './FilterFields.module.css';
import { filterSectionId } from './filter-sections.ts';
import { HandoverField } from './HandoverField.tsx';
import { MetroField } from './MetroField.tsx';
import { MetroTimeField } from './MetroTimeField.tsx';
import { PriceField } from './PriceField.tsx';
import { RangePair } from './RangePair.tsx';
import { RoomsField } from './RoomsField.tsx';
import { SeaField } from './SeaField.tsx';
import { ThreeWay } from './ThreeWay.tsx';
import type { FilterDraft } from './use-filter-draft.ts';
import type { LiveCount } from './use-live-count.ts';

export interface FilterFieldsProps {
  /** One level below that of the window or the page. */
  heading: 'h2' | 'h3';
  /** The values the fields start from. */
  start: FilterDraft;
  /** Their values now, for the line of chosen ones. */
  draft: FilterDraft;
  live: LiveCount;
  /** Nobody there counts minutes to a metro. */
  isUae: boolean;
  names: FilterNames;
  /** Under the switch: what has no field, where scripts can take it away. */
  picked?: ReactNode;
  onChange: () => void;
}

const KINDS = [
  { value: '', label: 'Квартиры' },
  { value: 'true', label: 'Жилые комплексы' },
] as const;

const NO_EXTREMES = { maxPrice: 0, maxArea: 0, maxFloor: 0, maxSeaDistance: 0 };
const NOBODY: { id: number; name: string }[] = [];

/** Filters of the first card, which say themselves. */
const FIRST: readonly (keyof SearchFilters)[] = ['roomsCount', 'priceRange', 'payment', 'handoverDeadline'];

/** The contents of «Все фильтры», in a window or on a page: a field for every filter, grouped as one chooses. */
export function FilterFields({ heading: Heading, start, draft, live, ...props }: FilterFieldsProps) {
  const { isUae, names, picked, onChange } = props;
  const context = useSiteContext();
  const { filters } = start;
  const { request } = live;
  const { data: counts } = useQuery({ ...facetsQuery(context, request), placeholderData: keepPreviousData });
  // Everything the place has on sale, whatever is chosen.
  const { data: offered } = useQuery(offeredQuery(context, request));
  const { data: extremes = NO_EXTREMES } = useQuery(extremesQuery(context));
  const { data: developers = NOBODY } = useQuery(developersQuery(context));
  const others = filterChips(draft.filters, context.settings.now, names).filter(
    ({ name }) => !FIRST.includes(name),
  );
  // An amenity that nothing there has is not asked about; one that is asked for already can be taken back.
  const amenities = AMENITIES.filter((name) => filters[name] || offered?.[name]?.true);
  const hasSea = filters.nearSea || Boolean(offered?.nearSea?.true);
  return (
    <>
      <div className={styles.kinds}>
        <SegmentedSwitch
          label="Что искать"
          name="complexes"
          options={KINDS}
          defaultValue={start.isComplexes ? 'true' : ''}
        />
      </div>
      {picked}
      <div className={styles.cards}>
        <div id={filterSectionId('main')} tabIndex={-1} className={classNames(styles.card, styles.main)}>
          <RoomsField filters={filters} counts={counts?.roomsCount} />
          <PriceField filters={filters} request={request} isUae={isUae} onChange={onChange} />
          <HandoverField filters={filters} counts={counts?.handoverDeadline} />
        </div>
        <div className={styles.card}>
          <div>
            <Heading className={styles.heading}>Все фильтры</Heading>
            <p className={styles.summary}>{others.map(({ label }) => label).join(', ') || 'Не выбраны'}</p>
          </div>
          <Accordion id={filterSectionId('flat')} title="Квартира" defaultOpen className={styles.section}>
            <div className={styles.fields}>
              <RangePair
                name="area"
                label="Площадь"
                unit="м²"
                decimals={2}
                range={filters.area}
                max={extremes.maxArea}
              />
              <RangePair name="floor" label="Этаж" range={filters.floor} max={extremes.maxFloor} />
              <div>
                <ThreeWay
                  name="floorLast"
                  label="Последний этаж"
                  yes="Последний"
                  no="Не последний"
                  chosen={filters.floorLast}
                  counts={counts?.floorLast}
                />
                <CheckboxList
                  label="Первый этаж"
                  isLabelHidden
                  options={[flag('floorNotFirst', 'Не первый этаж', filters, counts)]}
                />
              </div>
              <ThreeWay
                name="apartments"
                label="Апартаменты"
                yes="Апартаменты"
                no="Не апартаменты"
                chosen={filters.apartments}
                counts={counts?.apartments}
              />
              <ThreeWay
                name="renovation"
                label="Отделка"
                options={RENOVATIONS.map((value) => ({ value, label: RENOVATION_LABELS[value] }))}
                chosen={filters.renovation?.[0]}
                counts={counts?.renovation}
                isWide
              />
              <CheckboxList
                label="Дополнительно"
                isWide
                options={[
                  flag('balcony', 'Балкон', filters, counts),
                  flag('loggia', 'Лоджия', filters, counts),
                  ...amenities.map((name) => flag(name, AMENITY_LABELS[name], filters, counts)),
                ]}
              />
            </div>
          </Accordion>
          <Accordion
            id={filterSectionId('location')}
            title="Расположение"
            defaultOpen
            className={styles.section}
          >
            <div className={styles.fields}>
              {!isUae && <MetroField filters={filters} request={request} names={names.metros} />}
              {!isUae && (
                <MetroTimeField filters={filters} counts={counts?.transportTime} onChange={onChange} />
              )}
              <div>
                <RoadButton />
              </div>
              {hasSea && (
                <SeaField filters={filters} count={counts?.nearSea?.true} max={extremes.maxSeaDistance} />
              )}
            </div>
          </Accordion>
          <Accordion id={filterSectionId('house')} title="Дом" defaultOpen className={styles.section}>
            <div className={styles.fields}>
              <DeveloperField chosen={filters.developer} developers={developers} onChange={onChange} />
              <div>
                <ThreeWay
                  name="fromDeveloper"
                  label="Кто продаёт"
                  yes="От застройщика"
                  no="Переуступка"
                  chosen={filters.fromDeveloper}
                  counts={counts?.fromDeveloper}
                />
                <CheckboxList
                  label="Закрытые продажи"
                  isLabelHidden
                  options={[flag('closedBooking', 'Закрытые продажи', filters, counts)]}
                />
              </div>
              <CheckboxList
                label="Материал"
                options={MATERIALS.map((value) => ({
                  name: filterField('material'),
                  value,
                  label: MATERIAL_LABELS[value],
                  isChosen: filters.material?.includes(value) ?? false,
                  count: counts?.material?.[value],
                }))}
              />
              <CheckboxList
                label="Паркинг"
                options={PARKINGS.map((value) => ({
                  name: filterField('parking'),
                  value,
                  label: PARKING_LABELS[value],
                  isChosen: filters.parking?.includes(value) ?? false,
                  count: counts?.parking?.[value],
                }))}
              />
            </div>
          </Accordion>
        </div>
      </div>
    </>
  );
}

function flag(
  name: 'floorNotFirst' | 'balcony' | 'loggia' | 'closedBooking' | (typeof AMENITIES)[number],
  label: string,
  filters: SearchFilters,
  counts: Facets | undefined,
) {
  return {
    name: filterField(name),
    value: 'true',
    label,
    isChosen: filters[name] ?? false,
    count: counts?.[name]?.true,
  };
}
