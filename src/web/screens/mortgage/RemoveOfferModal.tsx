import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { refreshOffers } from './offer-queries.ts';

interface RemoveOfferModalProps {
  id: number;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before an offer is taken away, and says what that does. */
export function RemoveOfferModal({ id, title, open, onClose }: RemoveOfferModalProps) {
  const { options, navigate } = useRouter();
  const { api, queryClient } = options.context;
  const { notify } = useNotifications();
  const { mutateAsync } = useMutation(api.admin.programs.remove.mutationOptions({ meta: OWN_ERRORS }));
  return (
    <RemoveModal
      title="Удалить программу?"
      open={open}
      onClose={onClose}
      remove={() => mutateAsync({ id })}
      onRemoved={async () => {
        notify({ type: 'success', title: 'Программа удалена', text: title });
        await navigate({ to: '/admin/programs/list', search: {} });
        await refreshOffers({ api, queryClient });
      }}
    >
      <p>
        {title}. Виджеты, страницы квартир и{'\u00a0'}API перестанут её показывать сразу.
      </p>
    </RemoveModal>
  );
}
