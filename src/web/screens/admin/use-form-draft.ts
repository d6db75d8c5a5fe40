import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Fields } from '#domain/audit/changed-fields.ts';
import { mergeEdits } from '#domain/audit/merge-edits.ts';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { selfQuery } from '../../data/self-query.ts';
import { useIsHydrating } from '../../parts/page/use-is-hydrating.ts';
import { useSiteContext } from '../../site-context.ts';
import { type FormDraft, findDraft, formDrafts, keptValues, withDraft, withoutDraft } from './form-drafts.ts';

/** Typing is kept once it has paused for so long. */
const PAUSE_MS = 400;

/**
 * Keeps what is typed into a form in this browser until it is saved, and finds what was left there before. `label`
 * names the form among those of its address.
 */
export function useFormDraft<Schema extends FormSchema>(form: ZodForm<Schema>, label: string) {
  const { data: person } = useQuery(selfQuery(useSiteContext()));
  const named = { personId: person?.id ?? 0, form: useFormName(label) };
  const [basis] = useState(() => JSON.stringify(keptValues(form.getValues())));
  const [isAnswered, setIsAnswered] = useState(false);
  const [left] = useState(() => (typeof localStorage === 'undefined' ? [] : formDrafts.read()));
  const [asOf] = useState(() => Date.now());
  const isHydrating = useIsHydrating();
  const { isDirty } = form.formState;
  const { subscribe } = form;

  // A window that closes with the saving of its form would keep once more what is saved.
  const settled = useRef(basis);

  function keep() {
    if (named.personId === 0) return;
    const values = keptValues(form.getValues());
    if (JSON.stringify(values) === settled.current) return;
    formDrafts.write(withDraft(formDrafts.read(), { ...named, at: Date.now(), basis, values }));
  }

  function forget() {
    if (formDrafts.read().length > 0) formDrafts.write(withoutDraft(formDrafts.read(), named));
  }

  const latest = useRef({ keep, forget, isDirty });
  useEffect(() => {
    latest.current = { keep, forget, isDirty };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEdited = false;
    // Whoever leaves at once after typing is at another address by the time it is kept.
    let typedAt = latest.current;
    const settle = () => {
      timer = undefined;
      if (latest.current.isDirty) typedAt.keep();
      else if (isEdited) typedAt.forget();
      isEdited ||= latest.current.isDirty;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        typedAt = latest.current;
        clearTimeout(timer);
        timer = setTimeout(settle, PAUSE_MS);
      },
    });
    return () => {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      settle();
    };
  }, [subscribe]);

  const draft = findDraft(left, named, asOf);
  const isOutdated = draft?.basis !== basis;
  // An address without a record may be one of any record: the draft of another is nothing to this one.
  const isOfThis = draft !== undefined && (!isOutdated || /\d/.test(named.form));
  return {
    /** Left here before and not yet answered. */
    found: isOfThis && !isHydrating && !isAnswered ? { ...draft, isOutdated } : null,
    restore(draft: FormDraft) {
      // Fields that others changed since keep that, where the draft does not say otherwise.
      const { merged } = mergeEdits<Fields>({
        from: JSON.parse(draft.basis) as Fields,
        mine: draft.values,
        theirs: form.getValues(),
      });
      form.reset(merged as z.input<Schema>, { keepDefaultValues: true });
      setIsAnswered(true);
    },
    /** It is saved, or not wanted. */
    forget() {
      settled.current = JSON.stringify(keptValues(form.getValues()));
      forget();
      setIsAnswered(true);
    },
  };
}

/** The address of the record that a form is of, and the form's own name there. */
function useFormName(label: string): string {
  const { pathname, search } = useLocation();
  const { open, cell } = search as { open?: unknown; cell?: unknown };
  return [pathname, open, cell, label].filter((part) => part !== undefined).join(' ');
}
