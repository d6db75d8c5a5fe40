import { useEffect, useMemo, useState } from 'react';
import { TIMING } from '../timing.ts';
import { type ComboboxGroup, type ComboboxSource, filterGroups } from './combobox-options.ts';

export interface Suggestions {
  groups: readonly ComboboxGroup[];
  state: 'ready' | 'loading' | 'failed';
  retry: () => void;
}

interface Answer {
  groups: readonly ComboboxGroup[];
  /** The question it answers; while another one is asked, the old groups stay in sight. */
  query: string | null;
  failed: boolean;
}

const NOTHING_YET: Answer = { groups: [], query: null, failed: false };

/** The options for what is typed into an open list. */
export function useSuggestions(source: ComboboxSource, query: string, open: boolean): Suggestions {
  const suggest = typeof source === 'function' ? source : null;
  const [answer, setAnswer] = useState(NOTHING_YET);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again.
  useEffect(() => {
    if (!suggest || !open) return;
    const controller = new AbortController();
    const ask = async () => {
      const groups = await suggest(query, controller.signal).catch(() => null);
      if (controller.signal.aborted) return;
      setAnswer(groups ? { groups, query, failed: false } : { groups: [], query, failed: true });
    };
    const timer = setTimeout(ask, query ? TIMING.suggestMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [suggest, query, open, attempt]);

  const known = useMemo(
    () => (typeof source === 'function' ? null : filterGroups(source, query)),
    [source, query],
  );
  if (known) return { groups: known, state: 'ready', retry: () => undefined };
  return {
    groups: answer.groups,
    state: answer.query !== query ? 'loading' : answer.failed ? 'failed' : 'ready',
    retry() {
      setAnswer(NOTHING_YET);
      setAttempt(attempt + 1);
    },
  };
}
