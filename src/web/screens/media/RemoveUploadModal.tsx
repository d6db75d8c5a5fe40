import type { UploadShown } from '#contract/upload.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveRecordModal } from '../admin/RemoveRecordModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';

/** Asks before a file is removed; null is no file to ask about. */
export function RemoveUploadModal({ file, onClose }: { file: UploadShown | null; onClose: () => void }) {
  const { api, queryClient } = useSiteContext();
  const asked = useLastShown(file);
  if (asked === null) return null;
  return (
    <RemoveRecordModal
      record={{ kind: 'upload', id: asked.uuid }}
      title={`Удалить файл «${asked.name}»?`}
      open={file !== null}
      onClose={onClose}
      mutation={api.admin.upload.remove.mutationOptions()}
      input={{ uuid: asked.uuid }}
      notice={() => ({ title: `Файл «${asked.name}» удалён` })}
      onRemoved={() => queryClient.invalidateQueries(api.admin.upload.pathFilter())}
    >
      <p>Ссылка на него перестанет открываться.</p>
    </RemoveRecordModal>
  );
}
