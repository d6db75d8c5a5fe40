import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ApiKeyShown } from '#contract/api-key.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
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
  const { notify } = useNotifications();
  const { mutateAsync } = useMutation(api.admin.apiKeys.revoke.mutationOptions({ meta: OWN_ERRORS }));
  return (
    <RemoveModal
      title={`Отозвать ключ ${key}?`}
      removeText="Отозвать"
      open={open}
      onClose={onClose}
      remove={() => mutateAsync({ id })}
      onRemoved={async () => {
        notify({ type: 'success', title: `Ключ ${key} больше не\u00a0действует` });
        await refreshApiKeys({ api, queryClient });
      }}
    >
      <p>
        «{description}»: уже следующий вызов с{'\u00a0'}этим ключом получит отказ 401, виджет на{'\u00a0'}
        сайте партнёра перестанет открываться. Вернуть ключ нельзя, можно создать новый.
      </p>
    </RemoveModal>
  );
}
