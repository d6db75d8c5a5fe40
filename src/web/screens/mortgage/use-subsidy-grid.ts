import { useEffect, useRef, useState } from 'react';
import type { OfferInput } from '#contract/offer-input.ts';
import {
  NO_TEXTS,
  pasteSubsidy,
  type SubsidyColumn,
  type SubsidyPaste,
  type SubsidyTexts,
  subsidyTexts,
  subsidyValues,
} from '#contract/subsidy-table.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { beginHistory, type EditHistory, edit, redo, undo } from '../admin/edit-history.ts';

export interface GridCell {
  row: number;
  column: SubsidyColumn;
}

type Pasted = SubsidyPaste & { from: GridCell; to: number };

/** The matrix as it is typed, with a history of its own; the form gets the values that are read of it. */
export function useSubsidyGrid(form: ZodForm<typeof OfferInput>) {
  const [history, setHistory] = useState(() => beginHistory(subsidyTexts(form.getValues('subsidy') ?? [])));
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [focused, setFocused] = useState<GridCell | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const rows = history.present;
  const { getValues, setValue, subscribe } = form;
  /** The values as the form has them of this grid: others come from a draft, which begins a history anew. */
  const told = useRef(JSON.stringify(subsidyValues(rows)));
  /** The cell that gets the focus once the rows are drawn. */
  const wanted = useRef<GridCell | null>(null);

  useEffect(() => {
    if (wanted.current) focusOn(wanted.current);
    wanted.current = null;
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          const text = JSON.stringify(values.subsidy ?? []);
          if (told.current !== text) {
            setHistory(beginHistory(subsidyTexts(values.subsidy ?? [])));
            setPasted(null);
          }
          told.current = text;
        },
      }),
    [subscribe],
  );
  // A cell that was no number would keep a form of another type from being saved, unseen.
  useEffect(
    () => () => {
      const kept = getValues('subsidy') ?? [];
      const readable = (value: number | null | undefined) => (Number.isNaN(value) ? null : value);
      setValue(
        'subsidy',
        kept.map(({ duration, interest, discount, fee }) => ({
          duration: readable(duration),
          interest: readable(interest),
          discount: readable(discount),
          fee: readable(fee),
        })),
      );
    },
    [getValues, setValue],
  );

  function focusOn({ row, column }: GridCell) {
    const input = table.current?.querySelector<HTMLInputElement>(`[name="subsidy.${row}.${column}"]`);
    input?.focus();
    input?.select();
  }

  function show(next: EditHistory<SubsidyTexts[]>, report: Pasted | null = null) {
    setHistory(next);
    setPasted(report);
    const values = subsidyValues(next.present);
    told.current = JSON.stringify(values);
    form.setValue('subsidy', values, { shouldDirty: true });
    if (form.formState.isSubmitted || report) void form.trigger('subsidy');
  }

  function step(move: typeof undo) {
    if (focused)
      wanted.current = { row: Math.min(focused.row, move(history).present.length), column: focused.column };
    show(move(history));
  }

  return {
    rows,
    pasted,
    focused,
    table,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
    focusOn,
    type({ row, column }: GridCell, text: string) {
      const known = rows[row] ?? NO_TEXTS;
      const next = [...rows];
      next[row] = { ...known, [column]: text };
      show(edit(history, next, `${row}.${column}`));
    },
    paste(from: GridCell, text: string) {
      const report = pasteSubsidy(rows, from, text);
      wanted.current = from;
      show(edit(history, report.rows), { ...report, from, to: report.rows.length });
    },
    remove(row: number) {
      wanted.current = { row: Math.max(0, Math.min(row, rows.length - 2)), column: 'duration' };
      show(edit(history, rows.toSpliced(row, 1)));
    },
    enter: (cell: GridCell) => setFocused(cell),
    /** Ends a step: whatever is typed later is another one. */
    leave() {
      setFocused(null);
      setHistory((known) => ({ ...known, key: null }));
    },
  };
}
