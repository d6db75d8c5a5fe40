import { type ReactNode, useRef } from 'react';
import { type ArrayPath, type FieldArray, type FieldPath, useFieldArray } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#ui/Button/Button.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import styles from './ArrayField.module.css';

interface ArrayFieldProps<Schema extends FormSchema, Name extends ArrayPath<z.input<Schema>>> {
  form: ZodForm<Schema>;
  name: Name;
  /** Names the list. */
  label: string;
  /** The values of a new item. */
  blank: FieldArray<z.input<Schema>, Name>;
  addText: string;
  /** The words of one item from its number on, counted from 1: «Контакт 2». */
  itemLabel: (number: number) => string;
  maxItems: number;
  /** The fields of one item. */
  children: (index: number) => ReactNode;
}

/** A list of records within a form: items are added at its end and removed one by one. */
export function ArrayField<Schema extends FormSchema, Name extends ArrayPath<z.input<Schema>>>(
  props: ArrayFieldProps<Schema, Name>,
) {
  const { form, name, label, blank, addText, itemLabel, maxItems, children } = props;
  const { fields, append, remove } = useFieldArray<z.input<Schema>, Name>({
    // A form that turns its values into others has the same fields all the same.
    control: form.control as never,
    name,
  });
  const add = useRef<HTMLButtonElement>(null);
  const { error } = form.getFieldState(name as unknown as FieldPath<z.input<Schema>>, form.formState);
  return (
    <fieldset className={styles.array}>
      <legend className={styles.legend}>{label}</legend>
      {fields.length > 0 && (
        <ul className={styles.items}>
          {fields.map((field, index) => (
            <li key={field.id} className={styles.item}>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within one draws a frame and reads twice */}
              <div role="group" aria-label={itemLabel(index + 1)} className={styles.fields}>
                {children(index)}
              </div>
              <IconButton
                icon="close"
                label={`Удалить: ${itemLabel(index + 1)}`}
                className={styles.remove}
                onClick={() => {
                  remove(index);
                  add.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {error?.message && (
        <p role="alert" className={styles.error}>
          {error.message}
        </p>
      )}
      <div>
        <Button
          ref={add}
          size="s"
          variant="secondary"
          icon={<Icon name="plus" size={16} />}
          disabled={fields.length >= maxItems}
          onClick={() => append(blank)}
        >
          {addText}
        </Button>
      </div>
    </fieldset>
  );
}
