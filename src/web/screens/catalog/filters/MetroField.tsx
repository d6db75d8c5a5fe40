import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { findByName } from '#domain/text/typed-name.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { lazyWindow } from '../../../lazy-window.tsx';
import { useIsHydrating } from '../../../parts/page/use-is-hydrating.ts';
import type { SearchRequest } from '../../../query/catalog-search.ts';
import { useSiteContext } from '../../../site-context.ts';
import { metrosQuery } from '../catalogue-queries.ts';
import styles from './MetroField.module.css';

export interface MetroFieldProps {
  /** The filters the field starts from. */
  filters: SearchFilters;
  request: SearchRequest;
  /** Names of metros that nothing is found near now. */
  names: Record<string, string> | undefined;
}

const { Window: MetroScheme, preload } = lazyWindow(() => import('./MetroScheme.tsx'), 'MetroScheme');

/**
 * Several metros in a list of those that something stands near: a field above it shows fewer of them, and a scheme of
 * the lines beside it presses the same boxes.
 */
export function MetroField({ filters, request, names = {} }: MetroFieldProps) {
  const id = useId();
  const isHydrating = useIsHydrating();
  const { data: near = [] } = useQuery({
    ...metrosQuery(useSiteContext(), request),
    placeholderData: keepPreviousData,
  });
  const [typed, setTyped] = useState('');
  const chosen = filters.metros ?? [];
  const list = useRef<HTMLDivElement>(null);
  const [hasScheme, setHasScheme] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(chosen));
  const boxes = () => [...(list.current?.querySelectorAll('input') ?? [])];
  const lost = chosen.filter((metro) => near.every((one) => one.id !== metro));
  // Those chosen already come first, and keep their places while one chooses more.
  const isChosen = (metro: { id: string }) => chosen.includes(metro.id);
  const all = [
    ...lost.map((metro) => ({ id: metro, name: names[metro] ?? 'Станция метро', flatsCount: 0 })),
    ...near.filter(isChosen),
    ...near.filter((metro) => !isChosen(metro)),
  ];
  const shown = typed.trim() === '' ? all : findByName(all, ({ name }) => name, typed);
  if (all.length === 0) return null;
  return (
    <fieldset
      aria-labelledby={id}
      data-wide={hasScheme || undefined}
      onChange={() => setTicked(new Set(boxes().flatMap(({ checked, value }) => (checked ? value : []))))}
    >
      <div className={styles.head}>
        <p id={id} className={styles.label}>
          Станции метро
        </p>
        {!isHydrating && near.length > 0 && (
          <Button
            variant="ghost"
            size="s"
            aria-expanded={hasScheme}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setHasScheme(!hasScheme)}
          >
            {hasScheme ? 'Убрать схему' : 'На схеме'}
          </Button>
        )}
      </div>
      {!isHydrating && (
        <TextInput
          label="Найти станцию в списке"
          labelHidden
          placeholder="Название станции"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <div className={styles.choice} data-scheme={hasScheme || undefined}>
        <div ref={list} className={styles.list}>
          {all.map((metro) => (
            <div key={metro.id} hidden={!shown.includes(metro)}>
              <Checkbox
                name={filterField('metros')}
                value={metro.id}
                label={metro.name}
                count={formatNumber(metro.flatsCount)}
                defaultChecked={isChosen(metro)}
              />
            </div>
          ))}
        </div>
        {hasScheme && (
          <MetroScheme
            near={near}
            chosen={ticked}
            onToggle={(metro) =>
              boxes()
                .find(({ value }) => value === metro)
                ?.click()
            }
          />
        )}
      </div>
    </fieldset>
  );
}
