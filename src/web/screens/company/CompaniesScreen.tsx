import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { CompanyList, CompanyShown } from '#contract/company-input.ts';
import { COMPANY_TYPE_LABELS, COMPANY_TYPES, type CompanyType } from '#domain/company/company-type.ts';
import { Badge, type BadgeProps } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import type { CompanyListSearch } from '../../query/company-search.ts';
import { ChoiceCell } from '../admin/ChoiceCell.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { NameCell } from '../admin/NameCell.tsx';
import { RemoveCell } from '../admin/RemoveCell.tsx';
import row from '../admin/Row.module.css';
import { useRecordWindows } from '../admin/use-record-windows.ts';
import { CompanyModal } from './CompanyModal.tsx';
import { companiesInput, companiesQuery, companyQuery } from './company-queries.ts';
import { RemoveCompanyModal } from './RemoveCompanyModal.tsx';

const route = getRouteApi('/admin/companies');

const COLUMNS: readonly Column<'companies'>[] = [
  { title: 'Название', sort: 'name' },
  { title: 'Имя в\u00a0адресах', width: 200, sort: 'uname' },
  { title: 'Тип', width: 136, sort: 'type' },
  { title: 'Год', width: 72, isNumber: true, sort: 'foundationYear' },
  { title: 'Где используется', width: 280 },
  { title: 'Действия', width: 80, isTitleHidden: true },
];

const TONES: Record<CompanyType, BadgeProps['tone']> = {
  AGENCY: 'money',
  DEVELOPER: 'primary',
  BANK: 'info',
  SYSTEM: 'neutral',
};

/** Companies of all types. */
export function CompaniesScreen() {
  const search = route.useSearch();
  const context = route.useRouteContext();
  const query = useQuery({ ...companiesQuery(context, search), placeholderData: (old) => old });
  const windows = useRecordWindows({
    search,
    rows: query.data?.rows,
    findOne: (id) => context.queryClient.fetchQuery(companyQuery(context, id)),
  });
  const remove = useFormCall(context.api.admin.companies.remove.mutationOptions());
  const add = (
    <Button size="s" aria-keyshortcuts="C" icon={<Icon name="plus" size={16} />} onClick={windows.onAdd}>
      Новая компания
    </Button>
  );
  return (
    <>
      <ListPage
        title="Компании"
        query={query}
        columns={COLUMNS}
        row={(company) => (
          <Row key={company.id} company={company} onRemove={() => windows.onRemove(company)} />
        )}
        search={search}
        kept={{ type: search.type }}
        csv={{ list: 'companies', ...companiesInput(search) }}
        bulk={{
          idOf: ({ id }) => id,
          nameOf: ({ name }) => name,
          actions: [
            {
              text: 'Удалить',
              doneText: 'Удалено компаний',
              run: ({ id }) => remove({ id }),
              warning: 'Их контакты удалятся вместе с\u00a0ними. Те, что где-то используются, останутся.',
            },
          ],
          onDone: () => context.queryClient.invalidateQueries(context.api.admin.companies.pathFilter()),
        }}
        searchLabel="Название компании"
        filters={<LinkSegments label="Тип компании" segments={segmentsOf(search, query.data?.counts)} />}
        actions={add}
        empty={{ title: 'Компаний пока нет', action: add }}
        narrowedBy={
          search.type ? { text: `тип «${COMPANY_TYPE_LABELS[search.type]}»`, drop: 'Все типы' } : null
        }
      />
      <CompanyModal company={windows.edited} onClose={windows.onEditEnd} />
      <RemoveCompanyModal company={windows.removed} onClose={windows.onRemoveEnd} />
    </>
  );
}

interface RowProps {
  company: CompanyShown;
  onRemove: () => void;
}

function Row({ company: { id, name, uname, type, foundationYear, uses }, onRemove }: RowProps) {
  return (
    <tr>
      <ChoiceCell id={id} name={name} />
      <NameCell id={id} name={name} />
      <Cell title="Имя в адресах">{uname ?? <span className={row.quiet}>—</span>}</Cell>
      <Cell title="Тип">
        <Badge tone={TONES[type]}>{COMPANY_TYPE_LABELS[type]}</Badge>
      </Cell>
      <Cell title="Год" isNumber>
        {foundationYear ?? <span className={row.quiet}>—</span>}
      </Cell>
      <Cell title="Где используется" className={row.soft}>
        {uses.length > 0 ? <span title={uses.join(', ')}>{uses.join(', ')}</span> : 'нигде'}
      </Cell>
      <RemoveCell name={name} onRemove={onRemove} />
    </tr>
  );
}

function segmentsOf({ q, by, type }: CompanyListSearch, counts: CompanyList['counts'] | undefined) {
  const link = (change: CompanyListSearch) => ({
    to: '/admin/companies' as const,
    search: { q, by, ...change },
  });
  const all = COMPANY_TYPES.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);
  return [
    { title: 'Все', count: all, isCurrent: type === undefined, link: link({}) },
    ...COMPANY_TYPES.map((one) => ({
      title: COMPANY_TYPE_LABELS[one],
      count: counts?.[one] ?? 0,
      isCurrent: type === one,
      link: link({ type: one }),
    })),
  ];
}
