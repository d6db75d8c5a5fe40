import { countComplexes, countListings } from '#domain/text/count-phrase.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './CountButton.module.css';
import type { LiveCount } from './use-live-count.ts';

export interface CountButtonProps {
  live: LiveCount;
  wide?: boolean;
  /** Id of the form it sends, when it stands outside. */
  form?: string;
  className?: string | undefined;
}

/** Sends the form; says how much it would find, the old number paled while a new one is on its way. */
export function CountButton({ live, wide, form, className }: CountButtonProps) {
  const { count, isComplexes, isOld } = live;
  const found = isComplexes ? countComplexes(count ?? 0) : countListings(count ?? 0);
  return (
    <Button type="submit" form={form} wide={wide} className={className} data-focus-successor>
      <span aria-live="polite">
        Показать{' '}
        {count !== undefined && (
          <span className={styles.count} data-old={isOld || undefined}>
            {found}
          </span>
        )}
      </span>
    </Button>
  );
}
