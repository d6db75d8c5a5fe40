import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { UploadShown } from '#contract/upload.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';

/** Asks before a file is removed; null is no file to ask about. */
export function RemoveUploadModal({ file, onClose }: { file: UploadShown | null; onClose: () => void }) {
  const { api, queryClient } = useRouter().options.context;
  const { notify } = useNotifications();
  const { mutateAsync } = useMutation(api.admin.upload.remove.mutationOptions({ meta: OWN_ERRORS }));
  const asked = useLastShown(file);
  if (asked === null) return null;
  return (
    <RemoveModal
      title={`Удалить файл «${asked.name}»?`}
      open={file !== null}
      onClose={onClose}
      remove={() => mutateAsync({ uuid: asked.uuid })}
      onRemoved={async () => {
        notify({ type: 'success', title: `Файл «${asked.name}» удалён` });
        await queryClient.invalidateQueries(api.admin.upload.pathFilter());
      }}
    >
      <p>Ссылка на него перестанет открываться.</p>
    </RemoveModal>
  );
}
