import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ClientComplexShown } from '#contract/client.ts';
import { countComplexes } from '#domain/text/count-phrase.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import type { AdminListSearch } from '../../query/admin-list-search.ts';
import { useSiteContext } from '../../site-context.ts';
import type { Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { ClientTabs, clientSteps } from './ClientTabs.tsx';
import { clientComplexesInput, clientComplexesQuery } from './client-queries.ts';
import { useClient } from './use-client.ts';

interface ClientComplexesProps {
  id: number;
  search: AdminListSearch<'complexes'>;
  columns: readonly Column<'complexes'>[];
  row: (complex: ClientComplexShown, mark: { isMarked: boolean; onMark: () => void }) => ReactNode;
}

/** All complexes with those of the client first; the marked ones become the client's. */
export function ClientComplexes({ id, search, columns, row }: ClientComplexesProps) {
  const context = useSiteContext();
  const { api, queryClient } = context;
  const { notify } = useNotifications();
  const { name, type } = useClient(id);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const query = useQuery({ ...clientComplexesQuery(context, id, search), placeholderData: (old) => old });
  const { mutate, isPending } = useMutation(
    api.admin.clients.assignComplexes.mutationOptions({
      async onSuccess({ moved }) {
        setMarked(new Set());
        notify({ type: 'success', title: `${name}: ${countComplexes(moved)}` });
        await queryClient.invalidateQueries(api.admin.clients.pathFilter());
      },
    }),
  );

  function mark(complexId: number) {
    setMarked((known) => {
      const next = new Set(known);
      if (!next.delete(complexId)) next.add(complexId);
      return next;
    });
  }

  return (
    <ListPage
      title={name}
      steps={clientSteps(name)}
      tabs={<ClientTabs id={id} />}
      query={query}
      columns={columns}
      row={(complex) =>
        row(complex, {
          isMarked: complex.isAssigned || marked.has(complex.id),
          onMark: () => mark(complex.id),
        })
      }
      search={search}
      csv={{ list: 'complexes', ...clientComplexesInput(id, search) }}
      searchLabel="Комплекс или застройщик"
      note={
        type === 'DEVELOPER'
          ? 'У\u00a0комплекса один застройщик'
          : 'Комплексы есть только у\u00a0застройщиков'
      }
      actions={
        type === 'DEVELOPER' && (
          <Button
            size="s"
            disabled={marked.size === 0}
            focusableWhenDisabled
            loading={isPending}
            onClick={() => mutate({ id, complexIds: [...marked] })}
          >
            {marked.size === 0 ? 'Закрепить отмеченные' : `Закрепить ${countComplexes(marked.size)}`}
          </Button>
        )
      }
      empty={{ title: 'Комплексов пока нет', text: 'Они приходят с\u00a0фидами' }}
    />
  );
}
