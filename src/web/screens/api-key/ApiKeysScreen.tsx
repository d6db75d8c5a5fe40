import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiKeyShown } from '#contract/api-key.ts';
import { API_KEY_STATES } from '#domain/access/api-key-state.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { buttonClass } from '#ui/Button/button-class.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import type { ApiKeyListSearch } from '../../query/api-key-search.ts';
import { ChoiceCell } from '../admin/ChoiceCell.tsx';
import { CopyButton } from '../admin/CopyButton.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import styles from './ApiKeyRows.module.css';
import { apiKeyListQuery, apiKeysInput, refreshApiKeys } from './api-key-queries.ts';
import { hostsText, PERMISSION_TEXTS, STATE_TEXTS, stateMark, termText } from './api-key-texts.ts';
import { RevokeKeyModal } from './RevokeKeyModal.tsx';

const route = getRouteApi('/admin/api-keys');

const COLUMNS: readonly Column<'apiKeys'>[] = [
  { title: 'Ключ', width: 108 },
  { title: 'Сервис', width: 96, sort: 'service' },
  { title: 'Описание и домены', sort: 'description' },
  { title: 'Компании', width: 148 },
  { title: 'Права', width: 120 },
  { title: 'Действует до', width: 168, sort: 'expiresAt' },
  { title: 'Последний вызов', width: 120, sort: 'lastUsedAt', isDownFirst: true },
  { title: 'Действия', width: 200, isTitleHidden: true },
];

/** Who may call us: the keys of partners. */
export function ApiKeysScreen() {
  const context = route.useRouteContext();
  const { q, state, by, page } = route.useSearch();
  const search: ApiKeyListSearch = { q, state, by, page };
  const query = useQuery({ ...apiKeyListQuery(context, search), placeholderData: (old) => old });
  const [revoked, setRevoked] = useState<ApiKeyShown | null>(null);
  const revoke = useFormCall(context.api.admin.apiKeys.revoke.mutationOptions());
  const counts = query.data?.counts;
  const linkTo = (change: ApiKeyListSearch) => ({
    to: '/admin/api-keys' as const,
    search: { q, by, ...change },
  });
  const add = (
    <Link
      to="/admin/api-keys/config/{-$keyId}"
      params={{}}
      search={{}}
      aria-keyshortcuts="C"
      className={buttonClass({ size: 's' })}
    >
      Создать ключ
    </Link>
  );
  return (
    <>
      <ListPage
        title="API-ключи"
        query={query}
        columns={COLUMNS}
        row={(key, { asOf, snippets }) => (
          <Row
            key={key.id}
            shown={key}
            asOf={asOf}
            snippet={snippets[key.service]}
            onRevoke={() => setRevoked(key)}
          />
        )}
        search={search}
        kept={{ state }}
        bulk={{
          idOf: ({ id }) => id,
          nameOf: ({ key, description }) => `${key}, ${description}`,
          actions: [
            {
              text: 'Отозвать',
              doneText: 'Отозвано ключей',
              fits: ({ revokedAt }) => revokedAt === null,
              run: ({ id }) => revoke({ id }),
              warning:
                'Уже следующий вызов с\u00a0ними получит отказ 401, виджеты на\u00a0сайтах партнёров перестанут открываться. Вернуть ключи нельзя.',
            },
          ],
          onDone: () => refreshApiKeys(context),
        }}
        csv={{ list: 'apiKeys', ...apiKeysInput(search) }}
        searchLabel="Описание, компания, домен"
        actions={add}
        filters={
          <LinkSegments
            label="Состояние ключей"
            segments={[
              {
                title: 'Все',
                count: counts ? API_KEY_STATES.reduce((sum, state) => sum + counts[state], 0) : 0,
                isCurrent: search.state === undefined,
                link: linkTo({}),
              },
              ...API_KEY_STATES.map((state) => ({
                title: STATE_TEXTS[state],
                count: counts?.[state] ?? 0,
                isCurrent: search.state === state,
                link: linkTo({ state }),
              })),
            ]}
          />
        }
        empty={{
          title: 'Ключей пока нет',
          text: 'С\u00a0ключом партнёр ставит на\u00a0сайт калькулятор и\u00a0вызывает API',
          action: add,
        }}
        narrowedBy={
          search.state ? { text: `состояние «${STATE_TEXTS[search.state]}»`, drop: 'Все состояния' } : null
        }
      />
      <RevokeKeyModal revoked={revoked} onClose={() => setRevoked(null)} />
    </>
  );
}

interface RowProps {
  shown: ApiKeyShown;
  asOf: Date;
  snippet: string;
  onRevoke: () => void;
}

function Row({ shown, asOf, snippet, onRevoke }: RowProps) {
  const { id, key, service, description, companies, baseUrls, permissions, lastUsedAt, revokedAt } = shown;
  const mark = stateMark(shown, asOf);
  const names = companies.map(({ name }) => name).join(', ');
  return (
    <tr className={revokedAt ? styles.revoked : undefined}>
      <ChoiceCell id={id} name={key} />
      <Cell className={styles.key}>{key}</Cell>
      <Cell>
        <Badge tone={service === 'VITRINA' ? 'money' : 'primary'}>{service}</Badge>
      </Cell>
      <Cell className={row.name}>
        <Link
          to="/admin/api-keys/config/{-$keyId}"
          params={{ keyId: id }}
          search={{}}
          className={row.link}
          title={description}
        >
          {description}
        </Link>
        <span className={styles.hosts} title={baseUrls.join(', ')}>
          {hostsText(baseUrls)}
        </span>
      </Cell>
      <Cell title="Компании" isLong>
        {names ? <span title={names}>{names}</span> : 'все'}
      </Cell>
      <Cell title="Права">{permissions.map((one) => PERMISSION_TEXTS[one]).join(', ') || '—'}</Cell>
      <Cell title="Действует до" className={row.soft}>
        {termText(shown)} {mark && <Badge tone={mark.tone}>{mark.text}</Badge>}
      </Cell>
      <Cell title="Последний вызов" className={row.soft}>
        {lastUsedAt ? momentText(lastUsedAt, asOf) : 'не\u00a0вызывали'}
      </Cell>
      <Cell className={row.actions}>
        {!revokedAt && (
          <CopyButton text={snippet} what={description} size="s" variant="ghost">
            Код
          </CopyButton>
        )}
        {!revokedAt && (
          <Button
            size="s"
            variant="ghost"
            data-focus-successor=""
            aria-keyshortcuts="Delete"
            aria-label={`Отозвать: ${description}`}
            onClick={onRevoke}
          >
            Отозвать…
          </Button>
        )}
      </Cell>
    </tr>
  );
}
