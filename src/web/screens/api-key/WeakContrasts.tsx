import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { WidgetConfigForm } from '#contract/widget-config-form.ts';
import { lowContrasts } from '#domain/widget/contrast.ts';
import type { Theme } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import styles from './Fields.module.css';
import { contrastText } from './look-texts.ts';

/** Pairs of colours that are hard to read one upon the other: told, not refused. */
export function WeakContrasts({ form }: { form: ZodForm<typeof ApiKeyForm> }) {
  const read = WidgetConfigForm.safeParse(form.watch('config'));
  const weak = read.success ? lowContrasts(read.data.theme as Theme) : [];
  return (
    <div role="status">
      {weak.length > 0 && (
        <div className={styles.weak}>
          <p className={styles.heading}>
            Контраст ниже нормы, на{'\u00a0'}солнце текст не{'\u00a0'}прочтут
          </p>
          <ul>
            {weak.map((pair) => (
              <li key={`${pair.text} ${pair.ground}`}>{contrastText(pair)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
