import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import styles from './ListSearch.module.css';

interface ListSearchProps {
  label: string;
  /** The words searched by now. */
  text: string;
  /** Sent along without scripts. */
  kept: Record<string, string | undefined>;
}

/** A letter more or less should not be a call more. */
const REST_MS = 300;

/** Finds in the list of this page while typing; without scripts a form that Enter sends to it. */
export function ListSearch({ label, text, kept }: ListSearchProps) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  // An address may change otherwise: by «back», or by a link that drops the search.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = text;
  }, [text]);

  function find(value: string) {
    clearTimeout(timer.current);
    void navigate({
      to: '.',
      search: (known) => ({ ...known, q: value.trim() || undefined, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          find(input.current?.value ?? '');
        }}
      >
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TextInput
          ref={input}
          type="search"
          name="q"
          label={label}
          labelHidden
          placeholder={label}
          before={<Icon name="search" size={16} />}
          defaultValue={text}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => find(value), REST_MS);
          }}
        />
      </form>
    </search>
  );
}
