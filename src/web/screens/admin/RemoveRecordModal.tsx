import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { RecordUsesInput } from '#contract/record-uses.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import type { RecordUse } from '#domain/record-uses.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal, type RemoveModalProps } from './RemoveModal.tsx';
import styles from './RemoveRecordModal.module.css';
import { countUse, lossOf, placeOfUse } from './use-words.ts';

interface RemoveRecordModalProps<Input, Removed> extends Omit<RemoveModalProps<Input, Removed>, 'closedBy'> {
  record: RecordUsesInput;
}

/**
 * Asks before a record of the console is removed, and shows first what uses it, with links: what hinders the removal
 * closes its button, what goes along is told. Where that could not be learned the server still refuses.
 */
export function RemoveRecordModal<Input, Removed>({
  record,
  children,
  ...window
}: RemoveRecordModalProps<Input, Removed>) {
  const { api } = useSiteContext();
  const reasonId = useId();
  const { data: uses, isFetching } = useQuery(
    api.admin.console.uses.queryOptions(record, {
      enabled: window.open,
      // A use of a minute ago may be gone by now.
      staleTime: 0,
      gcTime: 0,
      meta: OWN_ERRORS,
    }),
  );
  const hindering = uses?.filter(({ blocks }) => blocks) ?? [];
  const lost = uses?.filter(({ blocks }) => !blocks) ?? [];
  const isHindered = hindering.length > 0;
  return (
    <RemoveModal {...window} closedBy={isHindered || isFetching ? reasonId : undefined}>
      <div id={reasonId} role="status">
        {isFetching && 'Смотрим, что использует эту запись…'}
        {isHindered && `Пока нельзя: ${hindering.map(countUse).join(', ')}.`}
      </div>
      {isHindered ? (
        <Uses
          uses={hindering}
          words={hindering.length > 1 ? countUse : undefined}
          onFollow={window.onClose}
        />
      ) : (
        <>
          {children}
          <Uses uses={lost} words={lossOf} onFollow={window.onClose} />
        </>
      )}
    </RemoveModal>
  );
}

interface UsesProps {
  uses: readonly RecordUse[];
  /** Absent where the line above has said it. */
  words: ((use: RecordUse) => string) | undefined;
  onFollow: () => void;
}

function Uses({ uses, words, onFollow }: UsesProps) {
  if (uses.length === 0) return null;
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={use.kind}>
          {words?.(use)}
          <ul className={styles.named}>
            {use.first.map(({ id, name, under }) => {
              const place = placeOfUse(use.kind, { id, under });
              return (
                <li key={id}>
                  {place ? (
                    <Link search={{}} {...(place as { to: '/admin' })} onClick={onFollow}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </li>
              );
            })}
            {use.count > use.first.length && <li>и ещё {formatNumber(use.count - use.first.length)}</li>}
          </ul>
        </li>
      ))}
    </ul>
  );
}
