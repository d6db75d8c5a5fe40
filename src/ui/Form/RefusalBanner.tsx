import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Form.module.css';
import type { Remedy } from './refusal.ts';

export interface RefusalBannerProps {
  sentences: readonly string[];
  remedy?: Remedy | null;
  onRemedy?: (remedy: Remedy) => void;
}

/** Shows refusals that no field can show; it scrolls itself into view. */
export function RefusalBanner({ sentences, remedy, onRemedy }: RefusalBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which is no clean-up.
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={banner} role="alert" className={styles.refusal}>
      <Icon name="error" />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {remedy && (
          <Button size="s" variant="secondary" className={styles.remedy} onClick={() => onRemedy?.(remedy)}>
            {remedy.label}
          </Button>
        )}
      </div>
    </div>
  );
}
