import { useMutation } from '@tanstack/react-query';
import type { IntegrationCheck, IntegrationShown } from '#contract/integrations.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Badge, type BadgeProps } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Cell } from '../admin/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import styles from './IntegrationRow.module.css';

const STATES: Record<IntegrationShown['state'], { text: string; tone: NonNullable<BadgeProps['tone']> }> = {
  live: { text: 'подключена', tone: 'success' },
  cached: { text: 'из памяти', tone: 'info' },
  embedded: { text: 'встроенная', tone: 'neutral' },
  off: { text: 'выключена', tone: 'neutral' },
};

const OUTCOMES: Record<NonNullable<IntegrationShown['lastCall']>['outcome'], string> = {
  ok: 'ответ',
  cached: 'из памяти',
  failed: 'отказ',
};

/** One outside system in the table of integrations. */
export function IntegrationRow({ integration, asOf }: { integration: IntegrationShown; asOf: Date }) {
  const { title, provider, state, isBreakerOpen, calls, cached, failed, lastFail, lastCall } = integration;
  const shown = isBreakerOpen ? ({ text: 'оставлена в покое', tone: 'danger' } as const) : STATES[state];
  return (
    <tr>
      <Cell className={row.name}>
        {title} <span className={row.quiet}>{provider}</span>
      </Cell>
      <Cell title="Состояние">
        <Badge tone={shown.tone}>{shown.text}</Badge>
      </Cell>
      <Cell title="Вызовов за час" className={row.soft}>
        {formatNumber(calls)}
        {failed > 0 && <span className={styles.failed}>, отказов {formatNumber(failed)}</span>}
        {cached > 0 && `, из памяти ${formatNumber(cached)}`}
      </Cell>
      <Cell title="Последний вызов" className={row.soft}>
        {lastCall ? (
          <>
            {momentText(lastCall.at, asOf)}
            <br />
            {OUTCOMES[lastCall.outcome]}
          </>
        ) : (
          'не\u00a0было'
        )}
      </Cell>
      <Cell title="95 % быстрее" className={row.soft}>
        {withinText(integration.within)}
      </Cell>
      <Cell title="Последний отказ" isLong className={row.soft}>
        {lastFail ? (
          <span title={lastFail.words}>{`${momentText(lastFail.at, asOf)}, ${lastFail.words}`}</span>
        ) : (
          '—'
        )}
      </Cell>
      <Cell className={styles.check}>
        <Check integration={integration} />
      </Cell>
    </tr>
  );
}

/** «до 250 мс», «до 2,5 с». */
function withinText(within: number | null): string {
  if (within === null) return '—';
  if (!Number.isFinite(within)) return 'дольше 10\u00a0с';
  return within < 1_000
    ? `до\u00a0${within}\u00a0мс`
    : `до\u00a0${formatNumber(within / 1_000, { decimals: 1 })}\u00a0с`;
}

function Check({ integration: { port, title, uncheckable } }: { integration: IntegrationShown }) {
  const { api } = useSiteContext();
  const { mutate, data, isError, isPending } = useMutation(api.admin.integrations.check.mutationOptions());
  if (uncheckable !== null) {
    return <span className={styles.uncheckable}>{uncheckable}</span>;
  }
  const words = data || isError ? 'Ещё раз' : 'Проверить сейчас';
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        loading={isPending}
        loadingText="Проверяем…"
        subject={title}
        onClick={() => mutate({ port })}
      >
        {words}
      </Button>
      <span
        role="status"
        className={styles.outcome}
        data-failed={isError || data?.isGood === false || undefined}
      >
        {isPending ? '' : outcomeText(data, isError)}
      </span>
    </>
  );
}

function outcomeText(check: IntegrationCheck | undefined, isError: boolean): string {
  if (isError) return 'Не удалось проверить';
  return check ? `${check.words}, ${formatNumber(check.milliseconds)}\u00a0мс` : '';
}
