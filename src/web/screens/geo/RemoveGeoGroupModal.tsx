import type { GeoGroupShown } from '#contract/geo-group.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveRecordModal } from '../admin/RemoveRecordModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';

/** Asks before a selection of places is removed; null is none to ask about. */
export function RemoveGeoGroupModal({
  group,
  onClose,
}: {
  group: GeoGroupShown | null;
  onClose: () => void;
}) {
  const { api, queryClient } = useSiteContext();
  const shown = useLastShown(group);
  if (shown === null) return null;
  return (
    <RemoveRecordModal
      record={{ kind: 'geoGroup', id: shown.id }}
      title={`Удалить ограничение «${shown.name}»?`}
      open={group !== null}
      onClose={onClose}
      mutation={api.admin.geoRestrictions.remove.mutationOptions()}
      input={{ id: shown.id }}
      notice={() => ({ title: `Ограничение «${shown.name}» удалено` })}
      onRemoved={() => queryClient.invalidateQueries(api.admin.geoRestrictions.list.pathFilter())}
    >
      <p>
        Ни{'\u00a0'}в{'\u00a0'}одном предложении его нет.
      </p>
    </RemoveRecordModal>
  );
}
