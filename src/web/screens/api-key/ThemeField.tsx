import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { normaliseColour } from '#domain/widget/colour.ts';
import { shownColours } from '#domain/widget/shown-colours.ts';
import type { ThemeColour } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { TextField } from '../admin/TextField.tsx';
import styles from './Fields.module.css';
import { typedColours } from './set-colours.ts';
import { WorstContrast } from './WorstContrast.tsx';

interface ThemeFieldProps {
  form: ZodForm<typeof ApiKeyForm>;
  path: FieldPath<z.input<typeof ApiKeyForm>>;
  label: string;
  /** Has a palette beside the text. */
  isColour?: boolean;
}

const PRESS_MS = 250;

/** A colour or a size of a theme as text; what is wrong with it is told when it is left. */
export function ThemeField({ form, path, label, isColour }: ThemeFieldProps) {
  const name = path.split('.').at(-1)!;
  const isOwn = path.startsWith('config.theme.colors.');
  const usual = isOwn ? shownColours({ colors: others(form, name) })[name as ThemeColour] : undefined;
  const text = isColour ? String(form.watch(path) ?? '') : '';
  // A palette knows no alpha.
  const shown = (normaliseColour(text) ?? usual ?? '#ffffff').slice(0, 7);
  return (
    <TextField
      form={form}
      name={path}
      label={label}
      placeholder={usual ?? (isColour ? 'наш' : '12px')}
      spellCheck={false}
      // A press that takes the focus away lands before the list of errors moves what is pressed.
      options={{ onBlur: () => setTimeout(() => void form.trigger(path), PRESS_MS) }}
      after={isOwn && <WorstContrast form={form} name={name as ThemeColour} />}
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

/** The colours typed into the other fields, which may lead this one where it says nothing. */
function others(form: ThemeFieldProps['form'], name: string) {
  const { [name as ThemeColour]: _own, ...rest } = typedColours(form.watch('config.theme.colors'));
  return rest;
}
