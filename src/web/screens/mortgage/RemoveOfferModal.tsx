import { useRouter } from '@tanstack/react-router';
import { useSiteContext } from '../../site-context.ts';
import { RemoveRecordModal } from '../admin/RemoveRecordModal.tsx';
import { refreshOffers } from './offer-queries.ts';

interface RemoveOfferModalProps {
  id: number;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before an offer is taken away, and says what that does. */
export function RemoveOfferModal({ id, title, open, onClose }: RemoveOfferModalProps) {
  const { navigate } = useRouter();
  const { api, queryClient } = useSiteContext();
  return (
    <RemoveRecordModal
      record={{ kind: 'offer', id: id }}
      title="Удалить программу?"
      open={open}
      onClose={onClose}
      mutation={api.admin.programs.remove.mutationOptions()}
      input={{ id }}
      notice={() => ({ title: 'Программа удалена', text: title })}
      onRemoved={async () => {
        await navigate({ to: '/admin/programs/list', search: {} });
        await refreshOffers({ api, queryClient });
      }}
    >
      <p>
        {title}. Виджеты, страницы квартир и{'\u00a0'}API перестанут её показывать сразу.
      </p>
    </RemoveRecordModal>
  );
}
