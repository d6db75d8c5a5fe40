import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { beginHistory, type EditHistory, edit, redo, undo } from '../admin/edit-history.ts';
import { keptValues } from '../admin/form-drafts.ts';
import { replaceValues } from './replace-values.ts';

/** Typing in one field that pauses for longer begins another step. */
const STEP_MS = 1_000;
/** Fields of text undo their own typing. */
const TYPED = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="color"])';

export interface FormHistory {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Every state a form was in, to step back and forth between: by buttons, and by Ctrl+Z outside fields of text. */
export function useFormHistory<Schema extends FormSchema>(form: ZodForm<Schema>): FormHistory {
  const [history, setHistory] = useState(() => beginHistory(textOf(form)));
  const latest = useRef(history);
  const { subscribe } = form;

  function show(next: EditHistory<string>) {
    latest.current = next;
    setHistory(next);
  }

  const keep = useEffectEvent((key: string | null) => {
    const present = textOf(form);
    if (latest.current.present !== present) show(edit(latest.current, present, key));
  });
  const endStep = useEffectEvent(() => show({ ...latest.current, key: null }));
  const step = useEffectEvent((move: typeof undo) => {
    // An edit of this very moment is one as well.
    keep(null);
    const next = move(latest.current);
    if (next === latest.current) return;
    show(next);
    replaceValues(form, JSON.parse(next.present) as z.input<Schema>);
  });
  const pressed = useRef<(move: typeof undo) => void>(() => undefined);

  useEffect(() => {
    pressed.current = (move) => step(move);
    let ending: ReturnType<typeof setTimeout> | undefined;
    let keeping: ReturnType<typeof setTimeout> | undefined;
    let names = new Set<string | undefined>();
    const stop = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        names.add(name);
        clearTimeout(ending);
        ending = setTimeout(endStep, STEP_MS);
        // Fields that one press sets are one step.
        keeping ??= setTimeout(() => {
          const [only] = names;
          keep(names.size === 1 && only !== undefined ? only : null);
          names = new Set();
          keeping = undefined;
        });
      },
    });
    return () => {
      stop();
      clearTimeout(ending);
      clearTimeout(keeping);
    };
  }, [subscribe]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const move = moveOf(event);
      if (!move || event.isComposing || event.defaultPrevented) return;
      if ((event.target as Element).closest?.(TYPED) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      pressed.current(move);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => pressed.current(undo),
    redo: () => pressed.current(redo),
  };
}

function textOf<Schema extends FormSchema>(form: ZodForm<Schema>): string {
  return JSON.stringify(keptValues(form.getValues()));
}

/** Ctrl+Z steps back, Ctrl+Shift+Z and Ctrl+Y forth; by the place of the key, so that any layout will do. */
function moveOf({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): typeof undo | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (code === 'KeyZ') return shiftKey ? redo : undo;
  return code === 'KeyY' && !shiftKey ? redo : undefined;
}
