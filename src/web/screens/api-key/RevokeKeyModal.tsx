import type { ApiKeyShown } from '#contract/api-key.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveRecordModal } from '../admin/RemoveRecordModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { refreshApiKeys } from './api-key-queries.ts';

interface RevokeKeyModalProps {
  revoked: Pick<ApiKeyShown, 'id' | 'key' | 'description'> | null;
  onClose: () => void;
}

/** Asks before a key is taken back, and says what that does; null is none to ask about. */
export function RevokeKeyModal({ revoked, onClose }: RevokeKeyModalProps) {
  const { api, queryClient } = useSiteContext();
  const shown = useLastShown(revoked);
  if (shown === null) return null;
  const { id, key, description } = shown;
  return (
    <RemoveRecordModal
      record={{ kind: 'apiKey', id: id }}
      title={`Отозвать ключ ${key}?`}
      removeText="Отозвать"
      open={revoked !== null}
      onClose={onClose}
      mutation={api.admin.apiKeys.revoke.mutationOptions()}
      input={{ id }}
      notice={() => ({ title: `Ключ ${key} больше не\u00a0действует` })}
      onRemoved={() => refreshApiKeys({ api, queryClient })}
    >
      <p>
        «{description}»: уже следующий вызов с{'\u00a0'}этим ключом получит отказ 401, виджет на{'\u00a0'}
        сайте партнёра перестанет открываться. Вернуть ключ нельзя, можно создать новый.
      </p>
    </RemoveRecordModal>
  );
}
