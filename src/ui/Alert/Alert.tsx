import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useModalStack } from '../Modal/modal-stack.ts';
import { isInNotifications } from '../Notifications/is-in-notifications.ts';
import type { NotificationType } from '../Notifications/notification-store.ts';
import styles from './Alert.module.css';

export interface AlertProps {
  open: boolean;
  /** Called on OK, Esc and the backdrop. */
  onClose: () => void;
  type?: NotificationType;
  /** A short line in bold before the text. */
  title?: ReactNode;
  children: ReactNode;
  okText?: string;
}

/** Something the reader has to know, with one button. Stays in the middle of a phone, too. */
export function Alert({ open, onClose, type = 'warning', title, children, okText = 'OK' }: AlertProps) {
  const ok = useRef<HTMLButtonElement>(null);
  const isTopmost = useModalStack(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        const pressedNotification =
          details.reason === 'outside-press' && isInNotifications(details.event.target);
        if (pressedNotification || (!isTopmost() && details.reason !== 'close-press')) details.cancel();
        else onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop forceRender data-scrim="" className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup role="alertdialog" className={styles.popup} initialFocus={ok}>
            <span className={classNames(styles.icon, styles[type])}>
              <Icon name={type} />
            </span>
            <div className={styles.text}>
              <Dialog.Title className={title ? styles.title : styles.quiet}>
                {title ?? 'Сообщение'}
              </Dialog.Title>
              <Dialog.Description render={<div />}>{children}</Dialog.Description>
            </div>
            <Dialog.Close
              render={
                <Button ref={ok} className={styles.ok}>
                  {okText}
                </Button>
              }
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
