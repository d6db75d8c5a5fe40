import { useQuery } from '@tanstack/react-query';
import type { OfferVersion } from '#contract/offer-shown.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import styles from './OfferVersions.module.css';
import { offerVersionsQuery } from './offer-queries.ts';

interface OfferVersionsProps {
  id: number;
  /** Puts earlier terms into the form; nothing is saved by that. */
  onReturn: (version: OfferVersion) => void;
}

/** The edits of an offer, newest first; the terms after each but the last one may be put back into the form. */
export function OfferVersions({ id, onReturn }: OfferVersionsProps) {
  const { data: versions = [] } = useQuery(offerVersionsQuery(useSiteContext(), id));
  if (versions.length === 0) return null;
  return (
    <Box title="История условий" note={'возвращённое в\u00a0форму ещё надо сохранить'}>
      <ol className={styles.versions}>
        {versions.map((version, at) => (
          <li key={version.id} className={styles.version}>
            <span className={styles.words}>
              {version.at !== null && (
                <span className={styles.when}>
                  {momentOf(version.at)}, {version.by ?? 'оператор'}:{' '}
                </span>
              )}
              {version.words}
            </span>
            {at === 0 ? (
              <span className={styles.when}>сейчас</span>
            ) : (
              <Button
                size="s"
                variant="ghost"
                subject={version.at === null ? version.words : momentOf(version.at)}
                onClick={() => onReturn(version)}
              >
                Вернуть в форму
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}

function momentOf(at: Date): string {
  return `${formatDate(at)}, ${formatTime(at)}`;
}
