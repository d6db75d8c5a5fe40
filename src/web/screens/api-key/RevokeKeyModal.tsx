import { useRouter } from '@tanstack/react-router';
import type { ApiKeyShown } from '#contract/api-key.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { refreshApiKeys } from './api-key-queries.ts';

interface RevokeKeyModalProps {
  shown: Pick<ApiKeyShown, 'id' | 'key' | 'description'>;
  open: boolean;
  onClose: () => void;
}

/** Asks before a key is taken back, and says what that does. */
export function RevokeKeyModal({ shown: { id, key, description }, open, onClose }: RevokeKeyModalProps) {
  const { api, queryClient } = useRouter().options.context;
  return (
    <RemoveModal
      title={`Отозвать ключ ${key}?`}
      removeText="Отозвать"
      open={open}
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
    </RemoveModal>
  );
}
