import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { UploadShown } from '#contract/upload.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';

/** Asks before a file is removed; null is no file to ask about. */
export function RemoveUploadModal({ file, onClose }: { file: UploadShown | null; onClose: () => void }) {
  const { api } = useRouter().options.context;
  const queryClient = useQueryClient();
  const { notify } = useNotifications();
  const { mutateAsync } = useMutation(api.admin.upload.remove.mutationOptions({ meta: OWN_ERRORS }));
  // The name stays while the window fades away.
  const [asked, setAsked] = useState(file);
  if (file !== null && file !== asked) setAsked(file);
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
