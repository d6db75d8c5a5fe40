import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ProjectShown } from '#contract/client.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';

/** Asks before a project is removed; null is none to ask about. */
export function RemoveProjectModal({
  project,
  onClose,
}: {
  project: ProjectShown | null;
  onClose: () => void;
}) {
  const { api, queryClient } = useRouter().options.context;
  const { notify } = useNotifications();
  const { mutateAsync } = useMutation(api.admin.clients.removeProject.mutationOptions({ meta: OWN_ERRORS }));
  const shown = useLastShown(project);
  if (shown === null) return null;
  return (
    <RemoveModal
      title={`Удалить проект «${shown.name}»?`}
      open={project !== null}
      onClose={onClose}
      remove={() => mutateAsync({ id: shown.id })}
      onRemoved={async () => {
        notify({ type: 'success', title: `Проект «${shown.name}» удалён` });
        await queryClient.invalidateQueries(api.admin.clients.pathFilter());
      }}
    >
      <p>Удалить можно только проект, в котором нет комплексов, программ и{'\u00a0'}ключей.</p>
    </RemoveModal>
  );
}
