import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { normaliseColour } from '#domain/widget/colour.ts';
import { DEFAULT_THEME, type ThemeColour } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import styles from './Fields.module.css';

interface ThemeFieldProps {
  form: ZodForm<typeof ApiKeyForm>;
  path: FieldPath<z.input<typeof ApiKeyForm>>;
  label: string;
  /** Has a palette beside the text. */
  isColour?: boolean;
}

/** A colour or a size of a theme as text; what is wrong with it is told when it is left. */
export function ThemeField({ form, path, label, isColour }: ThemeFieldProps) {
  const { error } = form.getFieldState(path, form.formState);
  const usual = DEFAULT_THEME.colors[path.split('.').at(-1) as ThemeColour];
  const isOwn = path.startsWith('config.theme.colors.');
  const text = isColour ? String(form.watch(path) ?? '') : '';
  // A palette knows no alpha.
  const shown = (normaliseColour(text) ?? (isOwn ? usual : undefined) ?? '#ffffff').slice(0, 7);
  return (
    <TextInput
      label={label}
      placeholder={isOwn ? usual : isColour ? 'наш' : '12px'}
      autoComplete="off"
      spellCheck={false}
      {...form.register(path, { onBlur: () => void form.trigger(path) })}
      error={error?.message as string | undefined}
      before={
        isColour && (
          <input
            type="color"
            className={styles.swatch}
            aria-label={`Палитра: ${label}`}
            value={shown}
            onChange={({ currentTarget: { value } }) =>
              form.setValue(path, value as never, { shouldDirty: true, shouldValidate: true })
            }
          />
        )
      }
    />
  );
}
