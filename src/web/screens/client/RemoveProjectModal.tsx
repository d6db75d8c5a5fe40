import type { ProjectShown } from '#contract/client.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveRecordModal } from '../admin/RemoveRecordModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';

/** Asks before a project is removed; null is none to ask about. */
export function RemoveProjectModal({
  project,
  onClose,
}: {
  project: ProjectShown | null;
  onClose: () => void;
}) {
  const { api, queryClient } = useSiteContext();
  const shown = useLastShown(project);
  if (shown === null) return null;
  return (
    <RemoveRecordModal
      record={{ kind: 'project', id: shown.id }}
      title={`Удалить проект «${shown.name}»?`}
      open={project !== null}
      onClose={onClose}
      mutation={api.admin.clients.removeProject.mutationOptions()}
      input={{ id: shown.id }}
      notice={() => ({ title: `Проект «${shown.name}» удалён` })}
      onRemoved={() => queryClient.invalidateQueries(api.admin.clients.pathFilter())}
    />
  );
}
