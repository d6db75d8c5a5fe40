import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxSource } from './combobox-options.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

interface ComboboxRules {
  source: ComboboxSource;
  /** The text of the field while nothing is being typed. */
  text: string;
  onPick: (option: ComboboxOption) => void;
  /** Called when the field is emptied by hand. */
  onEmpty?: () => void;
  onBlur?: () => void;
  /** Whether the whole list hangs there as soon as the field has the focus, and goes with it. */
  opensOnFocus?: boolean;
}

export interface ComboboxList {
  id: string;
  open: boolean;
  query: string;
  suggestions: Suggestions;
  /** The index of the active option, counted over all groups. */
  active: number | null;
  setActive: (index: number) => void;
  pick: (option: ComboboxOption) => void;
}

/** Implements the combobox pattern of WAI-ARIA 1.2: focus stays in the field, arrows move `aria-activedescendant`. */
export function useCombobox({ source, text, onPick, onEmpty, onBlur, opensOnFocus }: ComboboxRules) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const query = typed ?? '';
  const suggestions = useSuggestions(source, query, open);
  const options = suggestions.groups.flatMap((group) => group.options);
  // While something is typed, Enter takes the first option.
  const first = query.trim() && options.length > 0 ? 0 : null;
  const active = moved !== null && moved < options.length ? moved : first;
  const isListed = open && options.length > 0;

  // The event is stopped before it reaches the document, where a modal around the field would close with the list.
  useEffect(() => {
    const field = input.current;
    if (!open || !field || (opensOnFocus && typed === null)) return;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(opensOnFocus ?? false);
      setTyped(null);
    };
    field.addEventListener('keydown', closeOnEscape);
    return () => field.removeEventListener('keydown', closeOnEscape);
  }, [open, typed, opensOnFocus]);

  function close() {
    setOpen(false);
    setTyped(null);
    setMoved(null);
  }

  function pick(option: ComboboxOption) {
    close();
    onPick(option);
  }

  function move(by: 1 | -1) {
    setOpen(true);
    if (options.length === 0) return;
    const from = active ?? (by === 1 ? -1 : options.length);
    setMoved((from + by + options.length) % options.length);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault();
      const option = active === null ? undefined : options[active];
      if (option) pick(option);
    }
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const next = event.currentTarget.value;
    setTyped(next);
    setMoved(null);
    setOpen(true);
    if (!next) onEmpty?.();
  }

  const list: ComboboxList = { id, open, query, suggestions, active, setActive: setMoved, pick };
  return {
    list,
    focus: () => input.current?.focus(),
    toggle() {
      input.current?.focus();
      if (open) close();
      else setOpen(true);
    },
    inputProps: {
      ref: input,
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      value: typed ?? text,
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? `${id}-list` : undefined,
      'aria-activedescendant': isListed && active !== null ? `${id}-${active}` : undefined,
      onClick: () => setOpen(true),
      onFocus: opensOnFocus ? () => setOpen(true) : undefined,
      onChange: handleChange,
      onKeyDown: handleKeyDown,
      onBlur() {
        close();
        onBlur?.();
      },
    } as const,
  };
}
