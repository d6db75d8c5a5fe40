import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorSummary } from '#ui/Form/ErrorSummary.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { Refusal } from '#ui/Form/refusal.ts';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { useSiteContext } from '../../site-context.ts';
import buttons from './FormButtons.module.css';
import { FoundDraft } from './FoundDraft.tsx';
import styles from './RecordForm.module.css';
import { useFormDraft } from './use-form-draft.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

interface RecordFormProps<Schema extends FormSchema, Saved> {
  form: ZodForm<Schema>;
  /** Names the form. */
  label: string;
  /** The fields in the order of the page, by the names the reader sees. */
  labels: Partial<Record<FieldPath<z.input<Schema>>, string>>;
  /**
   * Makes the calls of the form, each by `useFormCall`. What the record was opened with goes along, so that nothing of
   * what others changed meanwhile is lost.
   */
  save: (values: z.output<Schema>, seen: z.input<Schema>) => Promise<Saved>;
  /** Nothing is unsaved any more. */
  onSaved: (saved: Saved) => void;
  /** Shows «Отмена», which asks before edits are lost. */
  onCancel?: () => void;
  saveText?: string;
  /** The page scrolls: the buttons stay at its bottom. */
  isLong?: boolean;
  /** Buttons beside that of saving. */
  actions?: ReactNode;
  children: ReactNode;
}

const SUMMED_UP = 3;
const CONFLICT = 409;

const FIELD = 'input, textarea, [role="combobox"]';

/** The form of a record in the console; it stands in an `UnsavedGuard`, which every window and page of it has. */
export function RecordForm<Schema extends FormSchema, Saved>(props: RecordFormProps<Schema, Saved>) {
  const { form, label, labels, save, onSaved, onCancel, saveText = 'Сохранить', isLong, children } = props;
  const { isDirty, isSubmitting, dirtyFields, defaultValues } = form.formState;
  const { api, queryClient } = useSiteContext();
  const unsaved = useUnsavedChanges();
  const draft = useFormDraft(form, label);
  const names = Object.keys(labels) as FieldPath<z.input<Schema>>[];

  useEffect(() => {
    const edited = names.filter(
      (name) => form.getFieldState(name, { ...form.formState, dirtyFields }).isDirty,
    );
    unsaved.update(isDirty ? edited.map((name) => labels[name]!) : null);
  });
  useEffect(() => () => unsaved.update(null), [unsaved]);

  const fields = useRef<HTMLDivElement>(null);
  // A window gives the focus to its first field; one whose record came after it has given it to its cross by then.
  useEffect(() => {
    const place = fields.current!;
    const isLate = place.closest('[role="dialog"]')?.contains(document.activeElement) ?? false;
    if (isLate && matchMedia('(hover: hover)').matches) place.querySelector<HTMLElement>(FIELD)?.focus();
  }, []);

  async function send(values: z.output<Schema>): Promise<Saved> {
    try {
      return await save(values, defaultValues as z.input<Schema>);
    } catch (error) {
      // Others changed the record: whoever opens it anew sees what they made of it.
      if (error instanceof Refusal && error.status === CONFLICT) {
        void queryClient.invalidateQueries(api.admin.pathFilter());
      }
      throw error;
    }
  }

  function settle(saved: Saved) {
    form.reset(form.getValues());
    unsaved.update(null);
    draft.forget();
    onSaved(saved);
  }

  return (
    <Form form={form} label={label} send={send} onSent={settle}>
      {draft.found && (
        <FoundDraft
          draft={draft.found}
          onRestore={() => draft.restore(draft.found!)}
          onForget={draft.forget}
        />
      )}
      {names.length > SUMMED_UP && <ErrorSummary form={form} labels={labels} />}
      <div ref={fields} className={styles.fields}>
        {children}
      </div>
      <div className={classNames(buttons.buttons, isLong && styles.bar)}>
        {onCancel && (
          <Button variant="secondary" onClick={() => unsaved.leave(onCancel)}>
            Отмена
          </Button>
        )}
        <Button type="submit" loading={isSubmitting}>
          {saveText}
        </Button>
        {props.actions}
      </div>
    </Form>
  );
}
