import { type MouseEvent, useEffect } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import optionList from '../popover/OptionList.module.css';
import { useDebouncedLoading } from '../Skeleton/use-debounced-loading.ts';
import styles from './Combobox.module.css';
import { type ComboboxOption, findMatch } from './combobox-options.ts';
import type { ComboboxList } from './use-combobox.ts';

interface ComboboxPopupProps {
  label: string;
  list: ComboboxList;
  isChosen: (option: ComboboxOption) => boolean;
  multiple?: boolean;
  /** The text of an empty list before anything is typed. */
  prompt?: string;
}

const PROMPT = 'Начните вводить название';

/** The popup under the field: groups of options, or the reason why there are none. */
export function ComboboxPopup({ label, list, isChosen, multiple, prompt = PROMPT }: ComboboxPopupProps) {
  const { id, open, query, suggestions, active } = list;
  const { groups, state, retry } = suggestions;
  const isSlow = useDebouncedLoading(open && state === 'loading');
  const isEmpty = groups.every(({ options }) => options.length === 0);
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );

  useEffect(() => {
    if (open && active !== null)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, id, active]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press is only kept from taking the focus.
    <div
      className={classNames(styles.popup, open ? optionList.popup : styles.closed)}
      onMouseDown={keepFocus}
    >
      {/* Always there, so that what appears in it is read out. */}
      <div role="status">
        {open && state === 'failed' && <p className={styles.message}>Не удалось загрузить варианты</p>}
        {isSlow && isEmpty && <p className={styles.message}>Ищем…</p>}
        {open && state === 'ready' && isEmpty && (
          <p className={styles.message}>{query.trim() ? <NothingFound /> : prompt}</p>
        )}
      </div>
      {open && state === 'failed' && (
        <Button variant="secondary" size="s" className={styles.retry} onClick={retry}>
          Повторить
        </Button>
      )}
      {open && !isEmpty && (
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={label}
          aria-multiselectable={multiple}
          aria-busy={state === 'loading' || undefined}
          className={classNames(state === 'loading' && styles.stale)}
        >
          {groups.map((group, groupIndex) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox.
            <div
              key={group.label ?? ''}
              role="group"
              aria-labelledby={group.label && `${id}-group-${groupIndex}`}
              className={styles.group}
            >
              {group.label && (
                <div id={`${id}-group-${groupIndex}`} className={styles.groupLabel}>
                  {group.label}
                </div>
              )}
              {group.options.map((option, index) => (
                <Option
                  key={option.value}
                  option={option}
                  list={list}
                  place={(starts[groupIndex] ?? 0) + index}
                  chosen={isChosen(option)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  option: ComboboxOption;
  place: number;
  list: ComboboxList;
  chosen: boolean;
}

function Option({ option, place, list, chosen }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: the field points at the option instead.
    <div
      id={`${list.id}-${place}`}
      role="option"
      aria-selected={chosen}
      aria-describedby={option.note && `${list.id}-${place}-note`}
      data-highlighted={list.active === place || undefined}
      data-selected={chosen || undefined}
      className={optionList.item}
      onClick={() => list.pick(option)}
      onMouseMove={() => list.setActive(place)}
    >
      <span className={styles.text}>
        <Marked text={option.label} query={list.query} />
        {/* It describes the option and is no part of its name: «Сокол» and «48» would be read as one. */}
        {option.note && (
          <span id={`${list.id}-${place}-note`} aria-hidden="true" className={styles.note}>
            {option.note}
          </span>
        )}
      </span>
      {chosen && <Icon name="check" className={optionList.tick} />}
    </div>
  );
}

/** On a phone the list takes the whole screen, so there is room for advice. */
function NothingFound() {
  return (
    <>
      <span className={styles.onDesktop}>Нет результатов</span>
      <span className={styles.onPhone}>
        Ничего не найдено. Попробуйте изменить запрос или проверьте правильность ввода
      </span>
    </>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const match = findMatch(text, query);
  if (!match) return text;
  const [from, to] = match;
  return (
    <span>
      {text.slice(0, from)}
      <b className={styles.match}>{text.slice(from, to)}</b>
      {text.slice(to)}
    </span>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
