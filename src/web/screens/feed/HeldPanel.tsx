import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { HeldComplexShown } from '#contract/feed.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countFlats, countFlatsTaken } from '#domain/text/count-phrase.ts';
import { MINUS } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import { refreshFeeds } from './feed-queries.ts';
import { HeldCells } from './HeldCells.tsx';
import styles from './HeldPanel.module.css';
import { useVerdictKeys } from './use-verdict-keys.ts';

type Verdict = 'wait' | 'release' | 'discard';

const VERDICTS = [
  { value: 'wait', label: 'Ждать' },
  { value: 'release', label: 'Снять с\u00a0витрины' },
  { value: 'discard', label: 'Оставить' },
] as const;

const COLUMNS: readonly Column[] = [
  { title: 'Дом', width: 148 },
  { title: 'Комплекс' },
  { title: 'Было', width: 72, isNumber: true },
  { title: 'Стало', width: 72, isNumber: true },
  { title: 'Пропали', width: 96, isNumber: true },
  { title: 'Доля', width: 72, isNumber: true },
  { title: 'С какого прогона', width: 132 },
  { title: 'Решение', width: 324 },
];

interface HeldPanelProps {
  runId: number;
  held: readonly HeldComplexShown[];
  asOf: Date;
}

/**
 * Flats that left the feed in suspicious numbers: a decision for each complex, and what it will do before it is made.
 */
export function HeldPanel({ runId, held, asOf }: HeldPanelProps) {
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const [verdicts, setVerdicts] = useState<Readonly<Record<number, Verdict>>>({});
  const verdictOf = ({ complexId }: HeldComplexShown) => verdicts[complexId] ?? 'wait';
  const flatsOf = (verdict: Verdict) =>
    held.reduce((sum, complex) => sum + (verdictOf(complex) === verdict ? complex.missing : 0), 0);
  const [released, discarded, waiting] = [flatsOf('release'), flatsOf('discard'), flatsOf('wait')];
  const missing = released + discarded + waiting;

  const release = useMutation(api.admin.feed.release.mutationOptions());
  const discard = useMutation(api.admin.feed.discard.mutationOptions());
  const isPending = release.isPending || discard.isPending;

  useVerdictKeys((at, complexId) => {
    const decided = held.find((one) =>
      complexId === null ? verdictOf(one) === 'wait' : one.complexId === complexId,
    );
    const { value } = VERDICTS[at]!;
    if (decided) setVerdicts({ ...verdicts, [decided.complexId]: value });
  });

  async function apply() {
    const idsOf = (verdict: Verdict) =>
      held.filter((complex) => verdictOf(complex) === verdict).map(({ complexId }) => complexId);
    try {
      if (released > 0) await release.mutateAsync({ runId, complexIds: idsOf('release') });
      if (discarded > 0) await discard.mutateAsync({ runId, complexIds: idsOf('discard') });
      notify({ type: 'success', title: 'Решения применены', text: effectText(released, discarded, waiting) });
    } catch {
      // The alert of the site tells it; what was done before stays done.
    } finally {
      await refreshFeeds({ api, queryClient });
    }
  }

  return (
    <Box
      isWaiting
      title={`${formatNumber(missing)}\u00a0${plural(missing, 'квартира пропала', 'квартиры пропали', 'квартир пропали')} из\u00a0фида. Решите по\u00a0каждому комплексу`}
      note={'До\u00a0решения они остаются на\u00a0витрине'}
    >
      <DataTable label="Пропавшие квартиры" columns={COLUMNS} className={styles.table}>
        {held.map((complex) => (
          <tr key={complex.complexId} data-decided={complex.complexId}>
            <Cell className={styles.cells}>
              <HeldCells complex={complex} />
            </Cell>
            <Cell className={styles.name}>{complex.name}</Cell>
            <Cell title="Было" isNumber>
              {formatNumber(complex.live)}
            </Cell>
            <Cell title="Стало" isNumber>
              {formatNumber(complex.live - complex.missing)}
            </Cell>
            <Cell title="Пропали" isNumber className={styles.missing}>
              {MINUS}
              {formatNumber(complex.missing)}
              {complex.rejected > 0 && (
                <span className={styles.rejected}>
                  из{'\u00a0'}них {rejectedText(complex.rejected)}
                </span>
              )}
            </Cell>
            <Cell title="Доля" isNumber>
              {Math.floor((100 * complex.missing) / complex.live)}%
            </Cell>
            <Cell title={'С\u00a0прогона'} className={styles.since}>
              {momentText(complex.missingSince, asOf)}
            </Cell>
            <Cell className={styles.verdict}>
              <SegmentedSwitch
                label={`Решение: ${complex.name}`}
                look="box"
                options={VERDICTS}
                value={verdictOf(complex)}
                onChange={(verdict) => setVerdicts({ ...verdicts, [complex.complexId]: verdict })}
                className={styles.switch}
              />
            </Cell>
          </tr>
        ))}
      </DataTable>
      <div className={styles.effect}>
        <p aria-live="polite">{effectText(released, discarded, waiting)}</p>
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="s"
            disabled={isPending || waiting === missing}
            onClick={() => setVerdicts({})}
          >
            Вернуть как было
          </Button>
          <Button
            size="s"
            aria-keyshortcuts="Control+Enter"
            disabled={waiting === missing}
            loading={isPending}
            onClick={apply}
          >
            Применить решения
          </Button>
        </div>
      </div>
    </Box>
  );
}

/** Flats that the file has, but whose rows are wrong, are no sales. */
function rejectedText(count: number): string {
  return `${formatNumber(count)}\u00a0${plural(count, 'отклонена', 'отклонены', 'отклонены')}`;
}

/** 'Снимем 44 квартиры, оставим 31, 22 подождут.' */
function effectText(released: number, discarded: number, waiting: number): string {
  const parts = [
    released > 0 && `снимем ${countFlatsTaken(released)}`,
    discarded > 0 && `оставим ${countFlatsTaken(discarded)}`,
    waiting > 0 && `${countFlats(waiting)} ${plural(waiting, 'подождёт', 'подождут', 'подождут')}`,
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
