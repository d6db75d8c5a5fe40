import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiKeyDetails } from '#contract/api-key.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import { UnsavedGuard } from '../admin/UnsavedGuard.tsx';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { apiKeyQuery } from './api-key-queries.ts';
import { stateMark, termText } from './api-key-texts.ts';
import { RevokeKeyModal } from './RevokeKeyModal.tsx';

const route = getRouteApi('/admin/api-keys/config/{-$keyId}');

/** The access of a partner and the look of its widget; without an id in the address one is made. */
export function ApiKeyScreen() {
  const { keyId } = route.useParams();
  if (keyId !== undefined) return <KnownKey key={keyId} id={keyId} />;
  return (
    <AdminPage title="Новый ключ" steps={[<KeysLink key="keys" />, 'Новый ключ']} padded>
      <UnsavedGuard>
        <ApiKeyForm known={null} />
      </UnsavedGuard>
    </AdminPage>
  );
}

function KnownKey({ id }: { id: number }) {
  const { data: known } = useSuspenseQuery(apiKeyQuery(route.useRouteContext(), id));
  const [isAsking, setIsAsking] = useState(false);
  const { key } = known;
  return (
    <AdminPage
      title={key.description}
      steps={[<KeysLink key="keys" />, key.key]}
      facts={<Facts known={known} />}
      actions={
        key.revokedAt === null && (
          <Button size="s" variant="secondary" onClick={() => setIsAsking(true)}>
            Отозвать…
          </Button>
        )
      }
      padded
    >
      {key.revokedAt === null ? (
        <UnsavedGuard>
          <ApiKeyForm known={known} />
        </UnsavedGuard>
      ) : (
        <p>
          Ключ отозван и{'\u00a0'}больше не{'\u00a0'}меняется. Партнёру можно создать новый.
        </p>
      )}
      <RevokeKeyModal revoked={isAsking ? key : null} onClose={() => setIsAsking(false)} />
    </AdminPage>
  );
}

function KeysLink() {
  return (
    <Link to="/admin/api-keys" search={{}}>
      API-ключи
    </Link>
  );
}

function Facts({ known: { key, asOf } }: { known: ApiKeyDetails }) {
  const mark = stateMark(key, asOf);
  return (
    <>
      <span>
        {key.expiresAt && !key.revokedAt && 'до '}
        {termText(key)} {mark && <Badge tone={mark.tone}>{mark.text}</Badge>}
      </span>
      <span>
        {key.lastUsedAt ? `последний вызов ${momentText(key.lastUsedAt, asOf)}` : 'ещё не\u00a0вызывали'}
      </span>
    </>
  );
}
