import type { UploadShown } from '#contract/upload.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useSiteContext } from '../../site-context.ts';
import { AdminIcon } from '../admin/AdminIcon.tsx';
import row from '../admin/Row.module.css';

/** Puts the whole address of a file into the clipboard. */
export function CopyLink({ file: { name, downloadURL } }: { file: UploadShown }) {
  const { publicUrl } = useSiteContext().settings;
  const { notify } = useNotifications();
  const copy = () =>
    navigator.clipboard.writeText(publicUrl + downloadURL).then(
      () => notify({ type: 'success', title: 'Ссылка скопирована', text: name }),
      () => notify({ type: 'error', title: 'Ссылку скопировать не\u00a0удалось', text: downloadURL }),
    );
  return (
    <button
      type="button"
      className={row.action}
      aria-label={`Скопировать ссылку на ${name}`}
      title="Скопировать ссылку"
      onClick={copy}
    >
      <AdminIcon name="copy" />
    </button>
  );
}
