import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { contrastPairs } from '#domain/widget/contrast.ts';
import { repairContrast, repairContrasts } from '#domain/widget/repair-contrast.ts';
import { shownColours } from '#domain/widget/shown-colours.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import styles from './ContrastPairs.module.css';
import { pairText, ratioText, shownRatio } from './look-texts.ts';
import { setColours, typedColours } from './set-colours.ts';

/** Colours that are read one upon the other; what is hard to read is told, not refused, and mended by a press. */
export function ContrastPairs({ form }: { form: ZodForm<typeof ApiKeyForm> }) {
  const theme = { colors: typedColours(form.watch('config.theme.colors')) };
  const shown = shownColours(theme);
  const pairs = contrastPairs(theme);
  const weak = pairs.filter(({ passes }) => !passes).length;
  return (
    <section aria-label="Контраст" className={styles.contrast} data-weak={weak > 0 || undefined}>
      <div className={styles.head}>
        <p role="status" className={styles.title}>
          {weak === 0
            ? 'Контраст всех пар в\u00a0норме'
            : `Контраст ниже нормы: ${weak}${NBSP}${plural(weak, 'пара', 'пары', 'пар')}. На${NBSP}солнце не${NBSP}прочтут`}
        </p>
        {weak > 1 && (
          <Button size="s" variant="secondary" onClick={() => setColours(form, repairContrasts(theme))}>
            Исправить все
          </Button>
        )}
      </div>
      <ul>
        {pairs.map((pair) => (
          <li key={`${pair.text} ${pair.ground}`} className={styles.pair}>
            <span
              className={styles.sample}
              style={{ color: shown[pair.text], backgroundColor: shown[pair.ground] }}
            />
            <span className={styles.name}>{pairText(pair)}</span>
            <Badge tone={pair.passes ? 'success' : 'danger'}>{ratioText(pair.ratio)}</Badge>
            {!pair.passes && (
              <Button
                size="s"
                variant="secondary"
                subject={pairText(pair)}
                onClick={() => {
                  const { name, colour } = repairContrast(theme, pair);
                  setColours(form, { [name]: colour });
                }}
              >
                {`До\u00a0${shownRatio(pair.needed)}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
