import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CollectionShown } from '#contract/collection.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';

interface RemoveCollectionModalProps {
  collection: CollectionShown | null;
  onClose: () => void;
}

/** Asks before a collection is removed; null is none to ask about. */
export function RemoveCollectionModal({ collection, onClose }: RemoveCollectionModalProps) {
  const { api, queryClient } = useRouter().options.context;
  const { notify } = useNotifications();
  const { mutateAsync } = useMutation(api.admin.collections.remove.mutationOptions({ meta: OWN_ERRORS }));
  const shown = useLastShown(collection);
  if (shown === null) return null;
  return (
    <RemoveModal
      title={`Удалить подборку «${shown.name}»?`}
      open={collection !== null}
      onClose={onClose}
      remove={() => mutateAsync({ id: shown.id })}
      onRemoved={async () => {
        notify({ type: 'success', title: `Подборка «${shown.name}» удалена` });
        await queryClient.invalidateQueries(api.admin.collections.pathFilter());
      }}
    >
      <p>Комплексы останутся; ссылки на{'\u00a0'}подборку перестанут находить квартиры.</p>
    </RemoveModal>
  );
}
