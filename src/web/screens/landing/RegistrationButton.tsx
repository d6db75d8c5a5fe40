import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { lazyWindow } from '../../lazy-window.tsx';

const { Window: RegistrationModal } = lazyWindow(
  () => import('../../shell/soon/RegistrationModal.tsx'),
  'RegistrationModal',
);

interface RegistrationButtonProps {
  variant?: 'primary' | 'secondary';
  wide?: boolean;
}

/** A way for a realtor to be told when registration opens. */
export function RegistrationButton({ variant = 'primary', wide = false }: RegistrationButtonProps) {
  const { notify } = useNotifications();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = () => setState('closed');
  return (
    <>
      <Button variant={variant} wide={wide} onClick={() => setState('open')}>
        Сообщить об открытии
      </Button>
      {state !== 'unused' && (
        <RegistrationModal
          open={state === 'open'}
          onClose={close}
          onSent={() => {
            close();
            notify({ type: 'success', title: 'Спасибо! Сообщим, когда откроется' });
          }}
        />
      )}
    </>
  );
}
