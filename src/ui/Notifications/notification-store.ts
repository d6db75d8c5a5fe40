export type NotificationType = 'info' | 'warning' | 'error' | 'success';

export interface NotificationButton {
  text: string;
  /** A truthy answer, awaited if it is a promise, closes the notification. */
  onClick: () => unknown;
}

export interface NotificationInput {
  title: string;
  text?: string;
  /** It is info by default. */
  type?: NotificationType;
  /** Whether the cross is shown; yes by default. */
  closable?: boolean;
  /** Whether the icon of the type is shown; yes by default. */
  icon?: boolean;
  buttons?: readonly NotificationButton[];
}

export interface Notification extends Required<Omit<NotificationInput, 'text'>> {
  id: string;
  text: string | undefined;
}

export const MAX_VISIBLE_NOTIFICATIONS = 3;

export type NotificationStore = ReturnType<typeof createNotificationStore>;

/** Keeps the open notifications, newest first. Each store counts its own ids. */
export function createNotificationStore() {
  let notifications: readonly Notification[] = [];
  let lastNumber = 0;
  const listeners = new Set<() => void>();

  function replace(next: readonly Notification[]) {
    notifications = next;
    for (const listener of listeners) listener();
  }

  function close(id: string) {
    if (notifications.some((notification) => notification.id === id)) {
      replace(notifications.filter((notification) => notification.id !== id));
    }
  }

  return {
    /** Shows a notification above the others and returns its id. */
    notify(input: NotificationInput): string {
      lastNumber += 1;
      const id = `notification-${lastNumber}`;
      const { title, text, type = 'info', closable = true, icon = true, buttons = [] } = input;
      replace([{ id, title, text, type, closable, icon, buttons }, ...notifications]);
      return id;
    },
    close,
    /** Runs a button of a notification; a rejected handler keeps it open and rejects here. */
    async press(id: string, button: NotificationButton): Promise<void> {
      if (await button.onClick()) close(id);
    },
    list: () => notifications,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
