import type { z } from 'zod';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { normaliseColour } from '#domain/widget/colour.ts';
import type { Theme, ThemeColour } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { colourPath } from './look-texts.ts';

type Form = ZodForm<typeof ApiKeyForm>;
type Typed = z.input<typeof ApiKeyForm>['config']['theme']['colors'];

/** The colours of roles that a form holds; what is none of a colour yet is as if it were not there. */
export function typedColours(typed: Typed): NonNullable<Theme['colors']> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const colour = normaliseColour(text);
      return colour === undefined ? [] : [[name, colour]];
    }),
  );
}

/** Puts colours of roles into a form, as if they were typed. */
export function setColours(form: Form, colours: Partial<Record<ThemeColour, string>>): void {
  for (const [name, colour] of Object.entries(colours)) {
    if (form.getValues(colourPath(name as ThemeColour)) === colour) continue;
    form.setValue(colourPath(name as ThemeColour), colour, { shouldDirty: true, shouldValidate: true });
  }
}
