import type { CollectionShown } from '#contract/collection.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';

interface RemoveCollectionModalProps {
  collection: CollectionShown | null;
  onClose: () => void;
}

/** Asks before a collection is removed; null is none to ask about. */
export function RemoveCollectionModal({ collection, onClose }: RemoveCollectionModalProps) {
  const { api, queryClient } = useSiteContext();
  const shown = useLastShown(collection);
  if (shown === null) return null;
  return (
    <RemoveModal
      title={`Удалить подборку «${shown.name}»?`}
      open={collection !== null}
      onClose={onClose}
      mutation={api.admin.collections.remove.mutationOptions()}
      input={{ id: shown.id }}
      notice={() => ({ title: `Подборка «${shown.name}» удалена` })}
      onRemoved={() => queryClient.invalidateQueries(api.admin.collections.pathFilter())}
    >
      <p>Комплексы останутся; ссылки на{'\u00a0'}подборку перестанут находить квартиры.</p>
    </RemoveModal>
  );
}
