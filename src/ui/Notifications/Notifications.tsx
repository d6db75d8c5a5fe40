import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import type { NotificationCardProps } from './NotificationCard.tsx';
import styles from './Notifications.module.css';
import {
  createNotificationStore,
  MAX_VISIBLE_NOTIFICATIONS,
  type Notification,
  type NotificationStore,
} from './notification-store.ts';

const NotificationContext = createContext<NotificationStore | null>(null);
const NONE: readonly Notification[] = [];

interface NotificationProviderProps {
  children: ReactNode;
  /** `NotificationCard`, which may come when there is something to show. */
  card: ComponentType<NotificationCardProps>;
}

/** Holds the notifications of the application and shows the newest of them over everything else. */
export function NotificationProvider({ children, card }: NotificationProviderProps) {
  const [store] = useState(createNotificationStore);
  return (
    <NotificationContext value={store}>
      {children}
      <NotificationStack store={store} card={card} />
    </NotificationContext>
  );
}

/** `notify` shows a notification and returns its id, `close` takes it away. */
export function useNotifications(): Pick<NotificationStore, 'notify' | 'close'> {
  const store = useContext(NotificationContext);
  if (!store) throw new Error('useNotifications is called outside NotificationProvider');
  return store;
}

type NotificationStackProps = Pick<NotificationProviderProps, 'card'> & { store: NotificationStore };

function NotificationStack({ store, card: Card }: NotificationStackProps) {
  const notifications = useSyncExternalStore(store.subscribe, store.list, () => NONE);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  return (
    // aria-live off: each card announces itself; the attribute keeps the stack readable while a modal is open.
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focus only pause the timers.
    <div
      className={styles.stack}
      data-notifications=""
      aria-live="off"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Suspense>
        {notifications.slice(0, MAX_VISIBLE_NOTIFICATIONS).map((notification) => (
          <Card
            key={notification.id}
            notification={notification}
            paused={hovered || focused}
            onClose={() => store.close(notification.id)}
            onPress={(button) => store.press(notification.id, button)}
          />
        ))}
      </Suspense>
    </div>
  );
}
