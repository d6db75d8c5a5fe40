import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { plural } from '#domain/text/plural.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Form.module.css';
import { issuesOf } from './refusal.ts';
import type { FormSchema, ZodForm } from './use-zod-form.ts';

export interface ErrorSummaryProps<Schema extends FormSchema> {
  form: ZodForm<Schema>;
  /** The names of the fields as the reader sees them, in the order of the page. */
  labels: Partial<Record<FieldPath<z.input<Schema>>, string>>;
}

/** Lists the errors of a form with more than three fields; each line leads to its field. */
export function ErrorSummary<Schema extends FormSchema>({ form, labels }: ErrorSummaryProps<Schema>) {
  const names = Object.keys(labels) as FieldPath<z.input<Schema>>[];
  const bad = names.flatMap((name) => {
    const [issue] = issuesOf(form.getFieldState(name, form.formState).error, [name]);
    return issue ? [{ name, path: issue.path.join('.'), message: issue.message }] : [];
  });
  if (bad.length === 0) return null;
  return (
    <div role="alert" className={styles.summary}>
      <p className={styles.summaryTitle}>
        <Icon name="error" />
        Исправьте {bad.length} {plural(bad.length, 'поле', 'поля', 'полей')}
      </p>
      <ul className={styles.summaryList}>
        {bad.map(({ name, path, message }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.summaryLink}
              onClick={() => form.setFocus(path as FieldPath<z.input<Schema>>)}
            >
              {labels[name]}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
