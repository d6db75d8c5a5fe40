import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TIMING } from '../timing.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Notifications.module.css';
import type { Notification, NotificationButton, NotificationType } from './notification-store.ts';

export interface NotificationCardProps {
  notification: Notification;
  /** The pointer or the focus is on the stack: the time does not run. */
  paused: boolean;
  onClose: () => void;
  onPress: (button: NotificationButton) => Promise<void>;
}

const TYPE_NAMES: Record<NotificationType, string> = {
  info: 'Сообщение',
  success: 'Готово',
  warning: 'Внимание',
  error: 'Ошибка',
};

/** A notification; a success disappears by itself, the others wait for the reader. */
export function NotificationCard({ notification, paused, onClose, onPress }: NotificationCardProps) {
  const { title, text, type, closable, icon, buttons } = notification;
  const [busy, setBusy] = useState(false);
  useLeaveByItself(type === 'success' && !busy, paused, onClose);

  async function press(button: NotificationButton) {
    setBusy(true);
    try {
      await onPress(button);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      className={classNames(styles.card, styles[type], !icon && styles.plain)}
    >
      {icon && <Icon name={type} className={styles.icon} />}
      <div className={styles.text}>
        <p className={styles.title}>
          <VisuallyHidden>{TYPE_NAMES[type]}: </VisuallyHidden>
          {title}
        </p>
        {text && <p>{text}</p>}
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map((button) => (
              <button
                key={button.text}
                type="button"
                className={styles.button}
                aria-disabled={busy || undefined}
                onClick={() => !busy && press(button)}
              >
                {button.text}
              </button>
            ))}
          </div>
        )}
      </div>
      {closable && (
        <IconButton icon="close" label="Закрыть" size="s" className={styles.close} onClick={onClose} />
      )}
    </div>
  );
}

/** Calls back once the time has run out; a pause keeps what is left of it. */
function useLeaveByItself(enabled: boolean, paused: boolean, leave: () => void) {
  const left = useRef<number>(TIMING.notificationSuccessMs);
  const onTimeout = useEffectEvent(leave);
  useEffect(() => {
    if (!enabled || paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onTimeout(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [enabled, paused]);
}
