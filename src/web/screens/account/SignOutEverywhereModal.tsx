import { tellSessionChanged } from '../../data/session-news.ts';
import { keptDrafts } from '../../parts/page/kept-drafts.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';

/** A window closes by a step back, which would take another address with it. */
const LEAVE_AFTER_MS = 300;

/** Asks before every session of the person ends, and says what that means. */
export function SignOutEverywhereModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { api } = useSiteContext();
  return (
    <RemoveModal
      title="Выйти на всех устройствах?"
      open={open}
      onClose={onClose}
      mutation={api.account.auth.logoutEverywhere.mutationOptions()}
      input={undefined}
      onRemoved={leave}
      removeText="Выйти на всех устройствах"
    >
      <p>
        Закончатся все входы с{'\u00a0'}вашим номером, этот тоже. Чтобы войти снова, на{'\u00a0'}каждом
        устройстве понадобится новый код из{'\u00a0'}SMS.
      </p>
    </RemoveModal>
  );
}

/** Nothing of the person stays, in memory, in drafts or in other tabs. */
function leave() {
  keptDrafts.write([]);
  tellSessionChanged();
  setTimeout(() => location.assign('/'), LEAVE_AFTER_MS);
}
