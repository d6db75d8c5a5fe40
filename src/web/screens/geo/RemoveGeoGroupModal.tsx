import type { GeoGroupShown } from '#contract/geo-group.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
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
    <RemoveModal
      title={`Удалить ограничение «${shown.name}»?`}
      open={group !== null}
      onClose={onClose}
      mutation={api.admin.geoRestrictions.remove.mutationOptions()}
      input={{ id: shown.id }}
      notice={() => ({ title: `Ограничение «${shown.name}» удалено` })}
      onRemoved={() => queryClient.invalidateQueries(api.admin.geoRestrictions.list.pathFilter())}
    >
      <p>
        {shown.offers > 0
          ? `Оно стоит в ${countPhrase(shown.offers, 'предложении', 'предложениях', 'предложениях')}: пока это так, удалить его нельзя.`
          : 'Ни\u00a0в\u00a0одном предложении его нет.'}
      </p>
    </RemoveModal>
  );
}
