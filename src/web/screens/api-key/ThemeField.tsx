import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { normaliseColour } from '#domain/widget/colour.ts';
import { DEFAULT_THEME, type ThemeColour } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { TextField } from '../admin/TextField.tsx';
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
  const usual = DEFAULT_THEME.colors[path.split('.').at(-1) as ThemeColour];
  const isOwn = path.startsWith('config.theme.colors.');
  const text = isColour ? String(form.watch(path) ?? '') : '';
  // A palette knows no alpha.
  const shown = (normaliseColour(text) ?? (isOwn ? usual : undefined) ?? '#ffffff').slice(0, 7);
  return (
    <TextField
      form={form}
      name={path}
      label={label}
      placeholder={isOwn ? usual : isColour ? 'наш' : '12px'}
      spellCheck={false}
      options={{ onBlur: () => void form.trigger(path) }}
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
