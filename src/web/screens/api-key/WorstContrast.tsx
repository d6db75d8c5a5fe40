import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { contrastPairs } from '#domain/widget/contrast.ts';
import type { ThemeColour } from '#domain/widget/theme.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { pairText, ratioText, shownRatio } from './look-texts.ts';
import { typedColours } from './set-colours.ts';

/** Beside a colour: how well it is read on the ground that is the worst for it. */
export function WorstContrast({ form, name }: { form: ZodForm<typeof ApiKeyForm>; name: ThemeColour }) {
  const pairs = contrastPairs({ colors: typedColours(form.watch('config.theme.colors')) });
  const [worst] = pairs
    .filter(({ text }) => text === name)
    .sort((one, other) => one.ratio / one.needed - other.ratio / other.needed);
  if (!worst) return null;
  return (
    <Badge tone={worst.passes ? 'success' : 'danger'}>
      <VisuallyHidden>
        {pairText(worst)}, {worst.passes ? 'хватает' : `нужно ${shownRatio(worst.needed)}`}:{' '}
      </VisuallyHidden>
      {ratioText(worst.ratio)}
    </Badge>
  );
}
