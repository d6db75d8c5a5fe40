import { useQuery } from '@tanstack/react-query';
import type { IntegrationsShown } from '#contract/integrations.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { useSiteContext } from '../../site-context.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { type Column, DataTable } from '../admin/DataTable.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import { IntegrationRow } from './IntegrationRow.tsx';
import { integrationsQuery } from './integration-queries.ts';

/** Nodes write their numbers down four times a minute. */
const ASK_MS = 15_000;

const COLUMNS: readonly Column[] = [
  { title: 'Система' },
  { title: 'Состояние', width: 152 },
  { title: 'Вызовов за час', width: 136 },
  { title: 'Последний вызов', width: 136 },
  { title: '95 % быстрее', width: 104 },
  { title: 'Последний отказ', width: 176 },
  { title: 'Проверка', width: 188 },
];

/** Each outside system: whether it answers, how fast, what it failed with last, and a way to try it now. */
export function IntegrationsScreen() {
  const { data, isError, refetch } = useQuery({
    ...integrationsQuery(useSiteContext()),
    refetchInterval: ASK_MS,
  });
  return (
    <AdminPage
      title="Интеграции"
      actions={<Badge tone="danger">Только SUPERADMIN</Badge>}
      facts={data && <Facts of={data} />}
      footer={<span>Числа собираются со всех узлов каждые 15{'\u00a0'}секунд</span>}
    >
      {isError && <ListTrouble asOf={data?.asOf} onRetry={() => void refetch()} />}
      {data && (
        <DataTable label="Внешние системы" columns={COLUMNS}>
          {data.integrations.map((integration) => (
            <IntegrationRow key={integration.port} integration={integration} asOf={data.asOf} />
          ))}
        </DataTable>
      )}
    </AdminPage>
  );
}

function Facts({ of: { nodes, sms } }: { of: IntegrationsShown }) {
  return (
    <>
      <span>Узлов работает: {formatNumber(nodes)}</span>
      <span>
        SMS за сутки: {formatNumber(sms.sent)} из {formatNumber(sms.budget)}
      </span>
    </>
  );
}
